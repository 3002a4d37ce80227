// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'

afterEach(() => vi.unstubAllGlobals())

/** What the copy command does. */
function stubCommand(command: (event: Event) => boolean) {
  const setData = vi.fn()
  document.execCommand = type => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      clipboardData: { setData },
    })
    return command(event)
  }
  return setData
}

const answer = (event: Event) => {
  document.dispatchEvent(event)
  return event.defaultPrevented
}
const refuse = () => false

test('text goes to the clipboard', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('a\nb')
  expect(writeText).toHaveBeenCalledWith('a\nb')
})

test.each([
  ['refused', { writeText: () => Promise.reject(new Error('no')) }],
  ['missing on pages without TLS', undefined],
])(
  'where the clipboard is %s, the copy command is answered with the text',
  async (_, clipboard) => {
    vi.stubGlobal('navigator', { clipboard })
    const setData = stubCommand(answer)
    await copyText('code', document.body)
    expect(setData).toHaveBeenCalledWith('text/plain', 'code')
    expect(getSelection()?.rangeCount).toBe(0)
  },
)

test('where the command is refused too, the text is selected and the refusal passed on', async () => {
  const writeText = () => Promise.reject(new Error('no'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  stubCommand(refuse)
  document.body.textContent = 'code'
  await expect(copyText('code', document.body)).rejects.toThrow('no')
  expect(getSelection()?.toString()).toBe('code')
})
