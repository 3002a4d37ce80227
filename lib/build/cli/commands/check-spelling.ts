import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lint } from 'cspell'
import { counted } from '../../../site/format'

// Tells every word that is in no dictionary. `cspell.json` says which texts are read, and has our own words.

const { issues } = await lint(
  [],
  { showSuggestions: true, cache: true, cacheLocation: '.cache/cspell' },
  {
    issue({ uri = '', row, col, text, suggestions = [] }) {
      const place = `${path.relative('', fileURLToPath(uri))}:${row}:${col}`
      const meant = suggestions.length > 0 ? ` — did you mean '${suggestions[0]}'?` : ''
      console.error(
        `${place} spelling — Unknown word '${text}'. Correct it, or add it to the words in cspell.json.${meant}`,
      )
    },
  },
)
if (issues > 0) {
  console.error(`${counted(issues, 'word')} to correct.`)
  process.exitCode = 1
}
