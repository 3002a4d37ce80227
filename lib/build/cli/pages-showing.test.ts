import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pagesShowing } from './pages-showing'

test('a broken sample, or its test, names each page that shows it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'sdk'))
  const fence = (file: string) => `\`\`\`ts file=${file}\n\`\`\`\n`
  writeFileSync(path.join(folder, 'a.mdx'), fence('v3/swap.ts#one') + fence('v3/swap.ts#two'))
  writeFileSync(path.join(folder, 'sdk', 'b.mdx'), fence('v3/swap.ts') + fence('v2/pair.ts'))
  expect(pagesShowing(['v3/swap.test.ts'], folder)).toEqual([
    `${path.join(folder, 'a.mdx')} shows samples/v3/swap.ts, which is broken.`,
    `${path.join(folder, 'sdk', 'b.mdx')} shows samples/v3/swap.ts, which is broken.`,
  ])
  expect(pagesShowing(['v2/pair.ts'], folder)).toHaveLength(1)
  expect(pagesShowing([], folder)).toEqual([])
})
