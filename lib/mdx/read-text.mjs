import { readFileSync } from 'node:fs'

/**
 * Text with the line ends of the repository, whatever an editor or a clone made of them.
 * @param {string} text
 */
export const withPlainLineEnds = text => text.replaceAll('\r\n', '\n')

/** The text of a source file, with plain line ends. @param {string} file */
export const readText = file => withPlainLineEnds(readFileSync(file, 'utf8'))
