import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteUrl } from '../../lib/site/site-url.mjs'
import { ports } from '../ports'

/** A finished export, in a folder as a host sees it. */
export type Export = {
  /** Environment that it was built in. */
  settings: Record<string, string>
  /** Address that it was built for. */
  site: string
  /** Path below which it lies on its host. */
  base: string
  /** The host's folder: the export is in the folder `base` in it. */
  root: string
  /** A change of a sample before the build, whose cache knows the sample as it was. */
  edit?: { file: string; from: string; to: string }
}

// Apache, started by root, becomes another user, who may not see the project's folder.
const FOLDER = path.join(tmpdir(), `swapx-docs-hosts-${ports.hosts}`)

const BELOW = 'https://example.org/docs'

/** A clock that is thirty years ahead. */
const WRONG_CLOCK = `globalThis.Date = class extends Date {
  static now = () => super.now() + 1e12
  constructor(...given) { super(...(given.length > 0 ? given : [new.target.now()])) }
}`

/** What builds.ts makes and the hosts show. The first one is compared with that of this machine as it is. */
export const builds: Export[] = [
  {
    settings: {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}`,
    },
    site: siteUrl,
    base: '',
    root: path.join(FOLDER, 'root'),
  },
  {
    settings: { SITE_URL: BELOW },
    site: BELOW,
    base: '/docs',
    root: path.join(FOLDER, 'below'),
    edit: {
      file: 'samples/v3/quoting.ts',
      from: 'packed as the contracts read',
      to: 'edited as the contracts read',
    },
  },
]

/** Folder of the export itself. */
export const exportFolder = ({ root, base }: Export) => path.join(root, base)

/** Folder for what a host writes. */
export const scratchFolder = (name: string) => path.join(FOLDER, name)
