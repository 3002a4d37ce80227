import { deepEqual, equal } from 'node:assert/strict'
import path from 'node:path'

// #region compare
/** Both parts of the path are the same as before. */
const parts = path.dirname('samples/variant')
equal(parts, 'samples')
// #endregion

deepEqual([parts], ['samples'])
console.log(parts)
