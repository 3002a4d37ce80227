import { withBasePath } from '@/lib/site/hrefs'
import { Icon } from '../shell/icon'
import { useLocationSuffix } from '../shell/use-browser'
import { usePath } from '../shell/use-path'
import { Menu } from './menu'

type LocaleMenuProps = { label: string; lang: string; inDrawer: boolean }

/** Languages of the site. There is one; its entry loads this page anew. */
export function LocaleMenu({ label, lang, inDrawer }: LocaleMenuProps) {
  const href = withBasePath(usePath()) + useLocationSuffix()
  const current = (
    <>
      <Icon name="globe" size={20} />
      {label}
    </>
  )
  return (
    <Menu inDrawer={inDrawer} group="Languages" name={`Language: ${label}`} label={current}>
      <li>
        <a href={href} lang={lang} target="_self" aria-current="true">
          {label}
        </a>
      </li>
    </Menu>
  )
}
