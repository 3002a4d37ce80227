import { type ColorModeChoice, defaultChoice, THEME_PARAMETER } from '../site/color-mode'
import { siteConfig } from '../site/site-config'
import { storageKeys } from './storage'

/** Set by the script: whether the bar that is configured now is one that the reader closed. */
export const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed'

type Capabilities = {
  announcementId?: string
  /** The mode that a page has without a choice; `system` follows the reader's system. */
  defaultChoice: ColorModeChoice
  /** Whether the reader may choose; a choice stored earlier counts no more otherwise. */
  choosable?: boolean
}

/**
 * Source of the script that runs before the first paint: what the address asks for
 * (`?docusaurus-theme=dark`, `?docusaurus-data-x=y`), and what depends on the browser's storage and
 * shows at once, is written to attributes of the root element, for CSS.
 *
 * The address speaks first, and needs no storage. Names that the page sets itself are left alone;
 * values are never read as HTML or code. The colour mode is set here and not by next-themes' own
 * script, which writes any stored value to the page, and none when storage is blocked.
 */
export function prePaintScript(capabilities: Capabilities): string {
  const { announcementId, defaultChoice, choosable = true } = capabilities
  const system = defaultChoice === 'system'
  const mode = system
    ? `matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`
    : literal(defaultChoice)
  const statements = [
    `var root=document.documentElement,query=new URLSearchParams(location.search),mode=/^(light|dark)$/,asked=mode.exec(query.get('${THEME_PARAMETER}'))`,
    // Without storage the page is as on a first visit.
    `function read(key){try{return localStorage.getItem(key)}catch(e){}}`,
    `${choosable ? `asked=asked||mode.exec(read('${storageKeys.theme}'));` : ''}root.setAttribute('data-theme',asked?asked[0]:${mode})`,
    `query.forEach(function(value,key){var name=/^docusaurus-(data-[a-z0-9-]+)$/.exec(key);name&&!root.hasAttribute(name[1])&&root.setAttribute(name[1],value)})`,
  ]
  if (announcementId !== undefined) {
    const closed = `read('${storageKeys.announcementId}')===${literal(announcementId)}&&read('${storageKeys.announcementDismissed}')==='true'`
    statements.push(`root.setAttribute('${DISMISSED_ATTRIBUTE}',${closed})`)
  }
  if (system) statements.push(`root.setAttribute('data-theme-choice',asked?asked[0]:'system')`)
  return `(function(){${statements.join(';')}})()`
}

/** A string for a script in HTML. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

/** The script of this site. */
export const sitePrePaintScript = prePaintScript({
  announcementId: siteConfig.announcementBar?.id,
  defaultChoice,
  choosable: !siteConfig.colorMode.disableSwitch,
})
