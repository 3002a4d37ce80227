import { withBasePath } from '@/lib/site/hrefs'
import { Icon } from '../shell/icon'
import { useLocationSuffix } from '../shell/use-location-suffix'
import { usePath } from '../shell/use-path'
import { DrawerGroup } from './drawer-group'
import { Dropdown } from './dropdown'

type LocaleMenuProps = { label: string; lang: string; inDrawer: boolean }

/** Languages of the site. There is one; its entry loads this page anew. */
export function LocaleMenu({ label, lang, inDrawer }: LocaleMenuProps) {
  const href = withBasePath(usePath()) + useLocationSuffix()
  const entry = (
    <li>
      <a href={href} lang={lang} target="_self" aria-current="true">
        {label}
      </a>
    </li>
  )
  if (inDrawer) return <DrawerGroup label="Languages">{entry}</DrawerGroup>
  const current = (
    <>
      <Icon name="globe" size={20} />
      {label}
    </>
  )
  return (
    <Dropdown name={`Language: ${label}`} label={current}>
      {entry}
    </Dropdown>
  )
}
