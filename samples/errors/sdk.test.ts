import { expect, test } from 'vitest'
import { generate } from './generate'
import { provocations } from './provoke-sdk.fixture'

test('each text of the SDKs is provoked here', () => {
  const provoked = new Set(provocations.map(([text]) => text))
  expect([...provoked].sort()).toEqual(Object.keys(generate().sdk).sort())
})

test.each(provocations)('%s', async (text, provoke) => {
  const error = await Promise.resolve()
    .then(provoke)
    .catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Error)
  const { message, name } = error as Error
  // The pages write `…` for what is put into a text.
  const [before = '', after] = text.split('…')
  if (after === undefined) expect(message || name).toBe(text)
  else expect([message.startsWith(before), message.endsWith(after)]).toEqual([true, true])
})
