import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pageText, SiteCopy } from './site-copy'

/** What the engine itself reads of the samples. */
const NEEDED = /^(?:node_modules|package(?:-lock)?\.json|page)$/

/** The pages that the site's own components lead to, and each section's first one. */
const IDS = ['index', 'study/index', 'contract/index', 'sdk/index', 'sdk/v2/guides/quick-start']

/** A copy of the project with so few pages that it is built in seconds, and without samples. */
export class SmallSite extends SiteCopy {
  constructor(name: string) {
    super(name)
    const samples = path.join(this.folder, 'samples')
    for (const entry of readdirSync(samples).filter(entry => !NEEDED.test(entry))) {
      rmSync(path.join(samples, entry), { recursive: true })
    }
    this.replace('lib/site/glossary.ts', /(export const glossary: Term\[\] = \[).*\n\]/s, '$1]')
    this.set('lib/site/site-config.ts', 'runSamples', 'false')
  }

  /** Gives the site its pages anew, and these beside them. */
  writePages(...more: string[]): void {
    rmSync(path.join(this.folder, 'content'), { recursive: true })
    const ids = [...IDS, ...more]
    for (const id of ids) this.write(`content/${id}.mdx`, pageText(`Page ${id}`, `Text of ${id}.`))
    const entry = (id: string) =>
      `{ type: 'doc', id: '${id}', label: '${id} 页', labelEn: '${id}' }`
    const sidebars = ['study', 'contract', 'sdk'].map(section => {
      const own = ids.filter(id => id.startsWith(`${section}/`))
      return `${section}: [${own.map(entry)}]`
    })
    this.write(
      'sidebars.config.ts',
      `export const sidebars = { ${sidebars} }\nexport const standalonePages = ['index']\n`,
    )
  }
}
