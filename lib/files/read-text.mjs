import { readFileSync } from 'node:fs'

/**
 * Text with LF line endings, which an editor or a clone may have changed to CRLF.
 * @param {string} text
 */
export const withPlainLineEnds = text => text.replaceAll('\r\n', '\n')

/** The text of a source file, with plain line ends. @param {string} file */
export const readText = file => withPlainLineEnds(readFileSync(file, 'utf8'))
