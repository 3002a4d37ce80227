// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'

afterEach(() => vi.unstubAllGlobals())

test('text goes to the clipboard, and a refusal is not swallowed', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('a\nb')
  expect(writeText).toHaveBeenCalledWith('a\nb')
  await expect(copyText('a')).rejects.toThrow('no')
})

test('without the clipboard of secure pages the copy command is answered with the text', async () => {
  const setData = vi.fn()
  document.execCommand = command => {
    const event = Object.assign(new Event(command, { cancelable: true }), {
      clipboardData: { setData },
    })
    document.dispatchEvent(event)
    return event.defaultPrevented
  }
  await copyText('code')
  expect(setData).toHaveBeenCalledWith('text/plain', 'code')
  document.execCommand = () => false
  await expect(copyText('code')).rejects.toThrow('did not let the code be copied')
})
