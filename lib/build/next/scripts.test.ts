import { expect, test } from 'vitest'
import { splitScripts } from './scripts'

const START = '(globalThis["TURBOPACK"]).push({"otherChunks":["static/chunks/a.js"]})'
const PAGE = `<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><script type="application/json">f()</script><p>Text</p><script type="application/ld+json">{}</script><script>keep()</script><script id="_R_">${START}</script><script src="/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script></body>`

test('takes each kind of script out, in its order, and leaves the rest as it is', () => {
  expect(splitScripts(PAGE, ['keep()'])).toEqual({
    html: '<head></head><body><script type="application/json"></script><p>Text</p><script type="application/ld+json">{}</script><script>keep()</script></body>',
    data: ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"x"])', START],
    files: ['/a.js', '/b.js'],
  })
})

test('refuses a script that the policy would not allow', () => {
  expect(() => splitScripts('<script>other()</script>')).toThrow('other()')
})
