import { THEME_PARAMETER } from './color-mode'
import { siteConfig } from './site-config'
import { storageKeys } from './storage'

/** Set by the script: whether the bar that is configured now is one that the reader closed. */
export const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed'

type Capabilities = { announcementId?: string; systemMode: boolean }

/**
 * The address speaks first, and needs no storage. Names that the page sets itself are left alone;
 * values are never read as HTML or code.
 */
const QUERY = `var root=document.documentElement,query=new URLSearchParams(location.search),mode=/^(light|dark)$/,asked=mode.exec(query.get('${THEME_PARAMETER}'));
query.forEach(function(value,key){var name=/^docusaurus-(data-[a-z0-9-]+)$/.exec(key);name&&!root.hasAttribute(name[1])&&root.setAttribute(name[1],value)});
asked&&root.setAttribute('data-theme',asked[0])`

/**
 * Source of the script that runs before the first paint: what the address asks for
 * (`?docusaurus-theme=dark`, `?docusaurus-data-x=y`), and what depends on the browser's storage and
 * shows at once, is written to attributes of the root element, for CSS. The stored colour mode is
 * set before it, by next-themes' own script.
 */
export function prePaintScript({ announcementId, systemMode }: Capabilities): string {
  const statements = [QUERY]
  if (announcementId !== undefined) {
    const closed = `${stored(storageKeys.announcementId)}===${literal(announcementId)}&&${stored(storageKeys.announcementDismissed)}==='true'`
    statements.push(`root.setAttribute('${DISMISSED_ATTRIBUTE}',${closed})`)
  }
  if (systemMode) {
    const choice = `asked||mode.exec(${stored(storageKeys.theme)})`
    statements.push(`root.setAttribute('data-theme-choice',(${choice}||['system'])[0])`)
  }
  // Without storage the page is as on a first visit.
  return `try{${statements.join(';')}}catch(e){}`
}

const stored = (key: string) => `localStorage.getItem('${key}')`

/** A string for a script in HTML. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

/** The script of this site. */
export const sitePrePaintScript = prePaintScript({
  announcementId: siteConfig.announcementBar?.id,
  systemMode: siteConfig.colorMode.respectPrefersColorScheme,
})
