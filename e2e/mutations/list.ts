/** The runners of tests, and the build, which fails by itself. */
type Runner = 'build' | 'unit' | 'samples' | 'browser' | 'variant'

/** A fault of a few characters that a test must notice. */
export type Mutation = {
  fault: string
  file: string
  from: string
  to: string
  /** which of the tests notices it: its runner, its file, and for the browser words of its title */
  by: [runner: Runner, file?: string, title?: string]
}

export const mutations: Mutation[] = [
  {
    fault: 'a broken link in a component',
    file: 'components/page/home-page.tsx',
    from: 'href="/sdk/v2/guides/quick-start"',
    to: 'href="/sdk/v2/guides/quick-strat"',
    by: ['browser', 'links.spec.ts', 'a crawl without scripts'],
  },
  {
    fault: 'a Chinese label without its language',
    file: 'components/ui/label.tsx',
    from: '<small lang="zh-Hans">',
    to: '<small>',
    by: ['browser', 'pages.spec.ts', '/study says where it is'],
  },
  {
    fault: 'a minimum of 0 in a sample',
    file: 'samples/v3/contract-swaps.ts',
    from: 'atLeast(outputQuote, 50n) // 0.5% less',
    to: '0n',
    by: ['build'],
  },
  {
    fault: 'a wrong selector on a page',
    file: 'content/contract/swapx-v3/technical-reference/periphery/SwapRouter.mdx',
    from: '`0xc04b8d59`',
    to: '`0xc04b8d95`',
    by: ['samples', 'selectors.test.ts'],
  },
  {
    fault: 'a member that the API lacks',
    file: 'content/sdk/v3/reference/classes/TickMath.mdx',
    from: '\n### getSqrtRatioAtTick',
    to: '\n### getSqrtPriceAtTick',
    by: ['build'],
  },
  {
    fault: 'text with too little contrast',
    file: 'app/styles/tokens.css',
    from: '--color-text-muted: light-dark(#',
    to: '--color-text-muted: light-dark(#999); --former-text-muted: light-dark(#',
    by: ['unit', 'app/styles/tokens.test.ts'],
  },
  {
    fault: 'a focus that does not enter the drawer',
    file: 'components/frame/drawer.tsx',
    from: '      closeButton.current?.focus()\n',
    to: '',
    by: ['browser', 'drawer.spec.ts', 'gives it back'],
  },
  {
    fault: 'pages fetched ahead on 2g',
    file: 'components/frame/navigation.tsx',
    from: "connection?.saveData || connection?.effectiveType?.includes('2g')",
    to: 'connection?.saveData',
    by: ['browser', 'navigation.spec.ts', 'on a slow connection'],
  },
  {
    fault: 'a redirect that loses the hash',
    file: 'lib/export/url-forms.ts',
    from: ')}+location.search+location.hash)</script>`',
    to: ')}+location.search)</script>`',
    by: ['unit', 'lib/export/url-forms.test.ts'],
  },
  {
    fault: 'a policy without the hashes of inline scripts',
    file: 'lib/export/csp.ts',
    from: '...search, ...scripts]',
    to: '...search]',
    by: ['browser', 'policy.spec.ts', 'no feature violates'],
  },
  {
    fault: 'a formula wider than a phone',
    file: 'app/styles/prose.css',
    from: '  overflow: auto hidden;\n',
    to: '',
    by: ['browser', 'pages.spec.ts', 'core-concepts/pools says where it is'],
  },
  {
    // An open page would take the payloads of another version, with its own scripts, and `npm start` serve the old site.
    fault: 'a build id that stays when a page changes',
    file: 'lib/content/build-id.mjs',
    from: "  'content',\n",
    to: '',
    by: ['unit', 'lib/content/build-id.test.ts'],
  },
  {
    fault: 'a sample that no test runs, listed as tested',
    file: 'samples/tested/list.txt',
    from: 'chain/anvil.ts\n',
    to: 'api/run.ts\nchain/anvil.ts\n',
    by: ['samples'],
  },
  {
    fault: 'a rule that reports nothing any more',
    file: 'lib/check/money/secret.ts',
    from: 'if (hashes.has(hash)) continue',
    to: 'if (hash) continue',
    by: ['unit', 'lib/check/money/secret.test.ts'],
  },
  {
    fault: 'a wrong next page',
    file: 'lib/site/page-links.ts',
    from: 'pages[index + 1]',
    to: 'pages[index + 2]',
    by: ['unit', 'lib/site/pagination.test.ts'],
  },
  {
    fault: 'a cookie',
    file: 'lib/client/inline-scripts.ts',
    from: "  root.setAttribute('data-scripting', '')\n",
    to: "  root.setAttribute('data-scripting', '')\n  document.cookie = 'seen=1'\n",
    by: ['browser', 'spec.spec.ts', 'nothing is sent'],
  },
  {
    fault: 'a request to another host',
    file: 'app/layout.tsx',
    from: '<InlineScript code={headScript} />',
    to: '<InlineScript code={headScript} /><link rel="stylesheet" href="https://example.org/a.css" />',
    by: ['browser', 'pages.spec.ts', '/markdown-page says where it is'],
  },
  {
    fault: 'a page missing from the sitemap',
    file: 'app/sitemap.ts',
    from: '[...routes.keys()].map(',
    to: '[...routes.keys()].slice(1).map(',
    by: ['browser', 'spec.spec.ts', 'the sitemap lists every page'],
  },
  {
    fault: 'a crash that no boundary catches',
    file: 'app/error.tsx',
    from: "export { PageError as default } from '@/components/page/page-error'",
    to: 'export default function Nothing({ error }: { error: Error }) {\n  throw error\n}',
    by: ['variant', 'errors.variant.spec.ts', 'a page that crashes'],
  },
  {
    fault: 'a colour mode that comes after the first paint',
    file: 'components/frame/providers.tsx',
    from: 'scriptProps={{ type: SCRIPT_TYPE }}',
    to: "scriptProps={{ type: 'module' }}",
    by: ['browser', 'color-mode.spec.ts', 'before the first paint'],
  },
]
