import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteConfig } from '../../site/site-config'
import { writeRedirects } from './url-forms'

test.each(['old.html', 'old/index.html', 'old/index/index.html'])(
  'a former address answers as %s, and leads on with and without scripts',
  file => {
    const out = mkdtempSync(path.join(tmpdir(), 'redirects-'))
    writeRedirects(out, { '/old': '/a&b' })
    const html = readFileSync(path.join(out, file), 'utf8')
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a&amp;b"/>')
    expect(html).toContain('location.replace("/a&b"+location.search+location.hash)')
    expect(html).toContain(`<link rel="canonical" href="${siteConfig.url}/a&amp;b"/>`)
  },
)
