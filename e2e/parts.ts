import type { Page } from 'playwright/test'
import { listVersions } from '../lib/mdx/versions.mjs'
import { navbarItems } from '../lib/site/navbar'

// Parts of the page, as assistive software finds them.

export const root = (page: Page) => page.locator('html')
export const navbar = (page: Page) => page.getByRole('banner')
/** Items that are menus: the languages, and the versions as soon as there are two. */
const menus = ['locale', ...(listVersions().length > 0 ? ['versions'] : [])]
/** Texts of its links, from left to right. */
export const navbarLinks = (['left', 'right'] as const).flatMap(side =>
  navbarItems
    .filter(({ position, type }) => position === side && !menus.includes(type))
    .map(({ label }) => label),
)
/** The version on screen: a link, or the button of the menu. */
export const version = (page: Page) => navbar(page).getByLabel('Version: Next')
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const toggle = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light/ })
export const menu = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

/** Adds CSS in the one way that the page's policy lets pass. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** What a reader sees while a part of the page is on its way. */
export const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' })
