import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { folderWith } from '../files/folder.fixture'
import { finishPage } from './finish-page'

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

function finish(head: string, files: Record<string, string> = {}) {
  const html = `<html><head><meta charSet="utf-8"/>${head}</head></html>`
  return finishPage(html, fromHtml(html), folderWith(files))
}

test('the text of the style sheets is in the page, under the names by which React knows them', () => {
  const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`
  const icon = '<link rel="icon" href="/a.svg"/>'
  const html = finish(link('/a.css') + icon + link('/b.css'), {
    'a.css': '.a{b:c}',
    'b.css': '.d{content:"$&"}',
  })
  expect(html).toContain(
    `<style data-precedence="next" data-href="/a.css">.a{b:c}</style>${icon}` +
      '<style data-precedence="next" data-href="/b.css">.d{content:"$&"}</style></head>',
  )
  expect(html).toMatch(/style-src 'self' 'sha256-[^ ]+ 'sha256-[^ ]+; /)
})

test('the policy follows the character set, and has the hash of each inline script and style once', () => {
  const html = finish(
    '<style data-href="/a.css"></style><script></script><script async src="/a.js"></script>' +
      '<script></script><script type="application/ld+json">{"a":"&lt;"}</script><script>a<"&lt;"</script>',
  )
  expect(html).toMatch(
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*"\/><style/,
  )
  expect(html).toContain(
    `script-src 'self' ${EMPTY} 'sha256-XORTxSJK6CAjQInzgGVMQZ3f+AwvqsKhiFdZfn7gmR8='; style-src 'self' ${EMPTY};`,
  )
})

test('the mark of the end stands after the data', () => {
  const html = '<html><head><meta charSet="utf-8"/></head><body><script>a</script></body></html>'
  expect(finishPage(html, fromHtml(html), '')).toMatch(
    /<script>a<\/script><template id="page-end"><\/template><\/body><\/html>$/,
  )
})

test('a page without a character set is refused', () => {
  expect(() => finishPage('<p>', fromHtml('<p>'), '')).toThrow('lacks <meta charset="utf-8">')
})
