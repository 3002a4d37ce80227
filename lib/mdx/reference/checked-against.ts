import { reference } from './reference'

/**
 * The packages that a page is about, with the versions that the tests install, such as `v3-sdk 3.31.5`.
 * @param api what its front matter documents
 * @param samples texts of the samples that it shows
 */
export function checkedAgainst(api: unknown, samples: string[]): string[] {
  const text = [JSON.stringify(api ?? ''), ...samples].join('\n')
  const named = new Set([...text.matchAll(/['"](@uniswap\/[\w-]+)/g)].map(([, name]) => name))
  const all = Object.entries(reference.packages).filter(([name]) => named.has(name))
  // Each of the others depends on it.
  const others = all.filter(([name]) => name !== '@uniswap/sdk-core')
  return (others.length > 0 ? others : all).map(([name, version]) => {
    return `${name.replace('@uniswap/', '')} ${version}`
  })
}
