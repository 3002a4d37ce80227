import { siteConfig } from './site-config'
import { storageKeys } from './storage'

/** Set by the script: whether the bar that is configured now is one that the reader closed. */
export const DISMISSED_ATTRIBUTE = 'data-announcement-bar-initially-dismissed'

type Capabilities = { announcementId?: string; systemMode: boolean }

/**
 * Source of the script that runs before the first paint: what depends on the browser's storage and
 * shows at once is written to attributes of the root element, for CSS. Undefined when there is
 * nothing of the kind. The colour mode itself is set by next-themes' own script.
 */
export function prePaintScript({ announcementId, systemMode }: Capabilities): string | undefined {
  const statements: string[] = []
  if (announcementId !== undefined) {
    const closed = `${stored(storageKeys.announcementId)}===${literal(announcementId)}&&${stored(storageKeys.announcementDismissed)}==='true'`
    statements.push(`root.setAttribute('${DISMISSED_ATTRIBUTE}',${closed})`)
  }
  if (systemMode) {
    const choice = `/^(light|dark)$/.exec(${stored(storageKeys.theme)})`
    statements.push(`root.setAttribute('data-theme-choice',(${choice}||['system'])[0])`)
  }
  if (statements.length === 0) return undefined
  // Without storage the page is as on a first visit.
  return `try{var root=document.documentElement;${statements.join(';')}}catch(e){}`
}

const stored = (key: string) => `localStorage.getItem('${key}')`

/** A string for a script in HTML. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')

/** The script of this site. */
export const sitePrePaintScript = prePaintScript({
  announcementId: siteConfig.announcementBar?.id,
  systemMode: siteConfig.colorMode.respectPrefersColorScheme,
})
