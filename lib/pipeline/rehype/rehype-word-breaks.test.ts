import { expect, test } from 'vitest'
import { renderPage } from '../compile-page.fixture'

const lineOf = async (code: string) =>
  (await renderPage(`\`\`\`text\n${code}\n\`\`\``)).match(/class="line[^>]*>(.*?)<\/span>/)?.[1]

test('a long run of code may break behind brackets and dots', async () => {
  expect(await lineOf('CurrencyAmount.fromRawAmount(currency, raw.toString())')).toBe(
    'CurrencyAmount.<wbr>fromRawAmount(<wbr>currency, raw.toString())',
  )
})

test('a long name may break between its words, a short one does not', async () => {
  expect(await lineOf('StandardPermitArgumentsOf Pool.tickBefore')).toBe(
    'Standard<wbr>Permit<wbr>Arguments<wbr>Of Pool.tickBefore',
  )
})
