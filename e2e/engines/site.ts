import { readFileSync } from 'node:fs'
import { LoopbackServer } from '../loopback-server'
import { findFile, mediaType } from '../static-files'
import { tourPage } from './tour'

/** A host of an exported site, with one page more: `/tour`, which goes through the typical ones. */
export class Site extends LoopbackServer {
  private constructor(folder: string) {
    super((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      if (pathname === '/tour') {
        response.writeHead(200, { 'content-type': mediaType('tour.html') }).end(tourPage)
        return
      }
      const file = findFile(folder, pathname)
      const shown = file ?? `${folder}/404.html`
      const head = { 'content-type': mediaType(shown) }
      response.writeHead(file ? 200 : 404, head).end(readFileSync(shown))
    })
  }

  static start(folder: string): Promise<Site> {
    return new Site(folder).listen()
  }
}
