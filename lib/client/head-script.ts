import { type ColorModeChoice, defaultChoice, THEME_PARAMETER } from '../site/color-mode'
import { ADDRESS_ENDING } from '../site/paths'
import { siteConfig } from '../site/site-config'
import { storageKeys } from './storage'

const PATIENCE_MS = 5000

/**
 * Browsers show nothing, and run no other script of the page, before its style sheets have come or
 * failed. One that never answers would leave the screen blank, so after a while it is set aside
 * until it comes. Whoever else waits for it, as the bundler does for a part's, is told as well.
 */
const slowStylesScript = `setTimeout(function(){document.querySelectorAll('link[rel=stylesheet]').forEach(function(link){if(link.sheet)return;link.media='not all';link.addEventListener('load',function(){link.media='all'})})},${PATIENCE_MS})`

/**
 * Shows the canonical form of whichever form of the address the host answered, before React reads
 * it and without a new history entry.
 */
export const addressScript = `{const p=location.pathname,c=p.replace(${ADDRESS_ENDING},"")||"/";c!==p&&history.replaceState(history.state,"",c+location.search+location.hash)}`

/** The tabs that every guide has; `components/mdx/tabs.module.css` shows the chosen one from the start. */
const CLIENT_TABS = { group: 'client', values: ['ethers', 'viem'] }

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
 * Writes what the address asks for (`?docusaurus-theme=dark`, `?docusaurus-data-x=y`,
 * `?client=viem`), and what the browser has stored and shows at once, to attributes of the root
 * element, for CSS. The client of the address is stored, as if its tab had been pressed.
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
  const { group, values } = CLIENT_TABS
  const key = `docusaurus.tab.${group}`
  statements.push(
    `var tab=/^(${values.join('|')})$/,linked=tab.exec(query.get('${group}'))`,
    `try{linked&&localStorage.setItem('${key}',linked[0])}catch(e){}`,
    `linked=linked||tab.exec(read('${key}'));linked&&root.setAttribute('data-${group}',linked[0])`,
  )
  if (announcementId !== undefined) {
    const closed = `read('${storageKeys.announcementId}')===${literal(announcementId)}&&read('${storageKeys.announcementDismissed}')==='true'`
    statements.push(`root.setAttribute('${DISMISSED_ATTRIBUTE}',${closed})`)
  }
  if (system) statements.push(`root.setAttribute('data-theme-choice',asked?asked[0]:'system')`)
  return `(function(){${statements.join(';')}})()`
}

/** A string for a script in HTML. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

/**
 * All that runs before the first paint, in the head of the page itself: a file that never answered
 * would hold the paint up. One text for every page, so that one hash in the policy allows it.
 */
export const headScript = [
  slowStylesScript,
  addressScript,
  prePaintScript({
    announcementId: siteConfig.announcementBar?.id,
    defaultChoice,
    choosable: !siteConfig.colorMode.disableSwitch,
  }),
].join(';')
