import { readFileSync } from 'node:fs'
import { LoopbackServer } from '../loopback-server'
import { findFile, mediaType } from '../static-files'
import { tourPage } from './tour'

/** In the place of a script: loads it later. Browsers wait for scripts before they take commands. */
function arriveLate() {
  // The framework knows its scripts by this attribute.
  const src = document.currentScript?.getAttribute('src') ?? ''
  addEventListener('arrive', async () => {
    // Else the same text would come again, from the memory of WebKit.
    await fetch(src, { cache: 'reload' })
    const script = document.createElement('script')
    script.setAttribute('src', src)
    document.head.append(script)
  })
}

/** A host of an exported site, with one page more: `/tour`, which goes through the typical ones. */
export class Site extends LoopbackServer {
  /** Whether scripts arrive late: when the event `arrive` comes, long after the page has loaded. */
  holdsScripts = false
  /** Requests for these paths have no answer. */
  drops?: RegExp

  /** Scripts that were held. */
  private readonly held = new Set<string>()

  private constructor(folder: string) {
    super((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      if (pathname === '/tour') {
        response.writeHead(200, { 'content-type': mediaType('tour.html') }).end(tourPage)
        return
      }
      if (this.drops?.test(pathname)) {
        response.destroy()
        return
      }
      const file = findFile(folder, pathname)
      const shown = file ?? `${folder}/404.html`
      const head = { 'content-type': mediaType(shown) }
      if (this.holdsScripts && pathname.endsWith('.js') && !this.held.has(pathname)) {
        this.held.add(pathname)
        // With what tells the page, at its load, that Next's scripts are there.
        const late = `window.next={};(${arriveLate})()`
        response.writeHead(200, { ...head, 'cache-control': 'no-store' }).end(late)
        return
      }
      response.writeHead(file ? 200 : 404, head).end(readFileSync(shown))
    })
  }

  static start(folder: string): Promise<Site> {
    return new Site(folder).listen()
  }
}
