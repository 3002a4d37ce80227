/**
 * Puts a script at the top of an exported page, where nothing that is fetched holds it up. Done
 * after the export, since Next puts style sheets before all scripts.
 */
export function addHeadScript(html: string, script: string): string {
  // After the character set, which the script's text may need.
  const [charset] = /<meta charset="utf-8"\/?>/i.exec(html) ?? []
  if (!charset) throw new Error('An exported page names no character set.')
  return html.replace(charset, () => `${charset}<script>${script}</script>`)
}
