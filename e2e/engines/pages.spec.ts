import { expect, test } from './test'
import { END, isCancelled, pages, stepOf } from './tour'

test('no typical page says anything in the console or scrolls sideways', async ({
  engine,
  origin,
}) => {
  test.setTimeout(300_000)
  const seen: string[] = []
  const findings: string[] = []
  for (const message of await engine.readConsole(`${origin}/tour`, END)) {
    const path = stepOf(message)
    if (path) seen.push(path)
    else if (!isCancelled(message, origin)) findings.push(`${seen.at(-1)}: ${message}`)
  }
  expect(seen).toEqual(pages)
  expect(findings).toEqual([])
})
