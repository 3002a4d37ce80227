import { afterEach, expect, test, vi } from 'vitest'
import { fetchData, fetchText, SIGN_IN } from './fetch-file'

afterEach(() => vi.unstubAllGlobals())

/** Makes every request be answered with this. */
function answerWith(body: string, type?: string, status = 200) {
  const headers = new Headers(type ? { 'content-type': type } : {})
  // A body of text would have a type of its own.
  const bytes = new TextEncoder().encode(body)
  vi.stubGlobal('fetch', async () => new Response(bytes, { status, headers }))
}

const PAGE = '\n<!DOCTYPE html><title>Sign in</title>'

test.each([
  ['a page, told as one', PAGE, 'text/html; charset=utf-8'],
  ['a page, told as bytes', PAGE, 'application/octet-stream'],
  ['a page without a type', PAGE, undefined],
])('%s in the place of a file asks the reader to sign in', async (_, body, type) => {
  answerWith(body, type)
  await expect(fetchText('/x.md')).rejects.toThrow(SIGN_IN)
  await expect(fetchData('/x.json')).rejects.toThrow(SIGN_IN)
})

test('data of another shape asks the reader to sign in', async () => {
  answerWith('{ "error": "expired" }', 'application/json')
  await expect(fetchData<{ samples: object }>('/run.json', 'samples')).rejects.toThrow(SIGN_IN)
})

test('what a host sends without a type, or as bytes, counts by its shape', async () => {
  answerWith('# Title')
  await expect(fetchText('/x.md')).resolves.toBe('# Title')
  answerWith('{ "samples": {} }', 'application/octet-stream')
  await expect(fetchData<{ samples: object }>('/run.json', 'samples')).resolves.toEqual({
    samples: {},
  })
})

test('a file that is not there is named', async () => {
  answerWith('', 'text/html', 404)
  await expect(fetchText('/x.md')).rejects.toThrow('/x.md could not be fetched.')
})
