import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { faults, SiteCopy, siteBuildArguments } from './site-copy'

function checkContent(site: SiteCopy, settings: Record<string, string> = {}) {
  const args = ['lib/cli/check-content.mjs']
  const env = { ...process.env, GITHUB_ACTIONS: '', ...settings }
  return spawnSync(process.execPath, args, { cwd: site.folder, encoding: 'utf8', env })
}

test('the build names every mistake of an author at once, with its place and mend', () => {
  const site = new SiteCopy('authoring')
  expect(checkContent(site)).toMatchObject({ status: 0, stdout: '', stderr: '' })

  for (const fault of faults) fault.break(site)
  const { status, stderr } = checkContent(site)
  expect(status).toBe(1)
  for (const { message } of faults) expect(stderr).toContain(message)
  const lines = stderr.trim().split('\n')
  expect(lines.filter(line => line.startsWith('error:'))).toEqual(
    faults.map(() => expect.stringMatching(/^error: \S+\.(mdx|ts):\d+:\d+ [a-z-]+ — /)),
  )
  expect(lines.at(-1)).toMatch(`${faults.length} mistakes in the pages, samples and sidebars.`)

  const { stdout } = checkContent(site, { GITHUB_ACTIONS: 'true' })
  expect(stdout.match(/^::error file=\S+,line=\d+,col=\d+,title=[a-z-]+::/gm)).toHaveLength(
    faults.length,
  )
})

/** Builds a site with these lines at the end of its page for authors. */
function buildWith(name: string, lines: string, adapt: (site: SiteCopy) => void = () => {}) {
  const site = new SiteCopy(name)
  const page = 'content/markdown-page.mdx'
  const first = site.read(page).split('\n').length + 1
  site.write(page, `${site.read(page)}\n${lines}\n`)
  adapt(site)
  const options = { cwd: site.folder, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, siteBuildArguments, options)
  return { site, status, stderr, place: (line: number) => `${page}:${first + line}` }
}

test('a broken internal link fails the build', () => {
  test.setTimeout(180_000)
  const { status, stderr, place } = buildWith('broken-links', '[x](/nowhere)')
  expect(stderr).toContain(
    `error: ${place(0)}:1 link — The link leads to /nowhere, where there is no page.`,
  )
  expect(status).toBe(1)
})

const hiddenPage = (flag: string) =>
  `---\ntitle: A\ndescription: A page of the tests, which nobody would find by this description.\n${flag}: true\n---\n`

test.describe
  .serial('one build after another', () => {
    let site: SiteCopy

    test('broken Markdown links, broken anchors and duplicate routes only warn; drafts are left out, unlisted pages unnamed', () => {
      test.setTimeout(180_000)
      const lines = '[x](/study#nothing)\n[y](./nowhere.mdx)\n\n```text file=warm.txt\n```'
      const built = buildWith('warnings', lines, site => {
        site.write('samples/warm.txt', 'before')
        site.replace('sidebars.config.ts', "'markdown-page'", "'markdown-page', 'markdown-page'")
        site.replace(
          'sidebars.config.ts',
          "doc('study/index', '概述', 'Overview'),",
          `$&${['draft', 'unlisted'].map(name => `doc('study/${name}', '${name}-页', 'x')`)},`,
        )
        for (const flag of ['draft', 'unlisted']) {
          site.write(`content/study/${flag}.mdx`, hiddenPage(flag))
        }
      })
      const { status, stderr, place } = built
      site = built.site
      expect(stderr).toContain(
        `warning: ${place(0)}:1 anchor — The link leads to /study#nothing, but /study has no such heading.`,
      )
      expect(stderr).toContain(
        `warning: ${place(1)}:1 file-link — The link leads to ./nowhere.mdx, which is no page's file.`,
      )
      expect(stderr).toMatch(
        /warning: .*duplicate-route — The address \/markdown-page is used more than once/,
      )
      expect(stderr).not.toContain('error:')
      expect(status).toBe(0)
      expect(site.read('out/markdown-page.html')).toContain('Markdown page')

      expect(existsSync(path.join(site.folder, 'out/study/draft.html'))).toBe(false)
      const unlisted = site.read('out/study/unlisted.html')
      expect(unlisted).toContain('<meta name="robots" content="noindex, nofollow"/>')
      expect(unlisted).toContain('>Unlisted page<')
      for (const page of ['study.html', 'category/条款和条件.html', 'sitemap.xml']) {
        expect(site.read(`out/${page}`)).not.toMatch(/unlisted|draft/)
      }
    })

    test('a build with a warm cache shows a sample as it is now', () => {
      test.setTimeout(180_000)
      expect(site.read('out/markdown-page.html')).toContain('>before<')
      site.write('samples/warm.txt', 'after')
      spawnSync(process.execPath, siteBuildArguments, { cwd: site.folder })
      expect(site.read('out/markdown-page.html')).toContain('>after<')
    })
  })
