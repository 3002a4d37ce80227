import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { PAGE_END_ID } from '../site/constants'
import { basePath } from '../site/site-url.mjs'
import { visit } from '../tree/visit'
import { contentPolicy, hashSource } from './csp'

const END = `<template id="${PAGE_END_ID}"></template>`

/**
 * Puts the style sheets of an exported page into it, under the names by which React knows them, its content
 * security policy before everything that it applies to, and a mark at its end, after its data.
 * @param tree the parsed page
 * @param out folder of the export
 * @throws Error when the page does not declare its character set
 */
export function finishPage(html: string, tree: Root, out: string): string {
  const inserted: { element: Element; text: string }[] = []
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let charset: Element | undefined
  visit(tree, 'element', element => {
    const { tagName, properties } = element
    if (tagName === 'meta' && 'charSet' in properties) charset ??= element
    // Data blocks, such as structured data, have a type and need no source.
    if (tagName === 'script' && !properties.src && !properties.type)
      scripts.add(hashSource(textOf(element)))
    if (tagName === 'style') styles.add(hashSource(textOf(element)))
    if (!isSheet(element)) return
    const css = readSheet(element, out)
    styles.add(hashSource(css))
    const names = `data-precedence="${properties.dataPrecedence}" data-href="${properties.href}"`
    inserted.push({ element, text: `<style ${names}>${css}</style>` })
  })
  if (!charset)
    throw new Error('The page lacks <meta charset="utf-8">, after which its policy is inserted.')
  const policy = contentPolicy({ scripts, styles })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  inserted.push({ element: charset, text: source(html, charset) + meta })
  // From the end, so that the offsets of the others stay.
  return inserted
    .sort((a, b) => offsetOf(b.element) - offsetOf(a.element))
    .reduce((page, { element: { position }, text }) => {
      return page.slice(0, position?.start.offset) + text + page.slice(position?.end.offset)
    }, html)
    .replace(/(?=<\/body><\/html>$)/, END)
}

const offsetOf = ({ position }: Element) => position?.start.offset ?? 0

const source = (html: string, { position }: Element) =>
  html.slice(position?.start.offset, position?.end.offset)

/** Whether an element links a style sheet, as React renders it. */
const isSheet = ({ tagName, properties }: Element) =>
  tagName === 'link' && 'dataPrecedence' in properties

/**
 * Text of a style sheet. Inlined, it saves the first paint a round trip. The payloads still link the sheets, so
 * that a client-side navigation needs no inline style that the policy does not allow.
 *
 * `experimental.inlineCss` would repeat them in each payload: a guide prefetched 232 kB instead of
 * 177 kB, and the first paint on a slow line took 1,036 ms instead of 960 ms.
 * @param out folder of the export
 */
function readSheet({ properties }: Element, out: string): string {
  return readFileSync(path.join(out, String(properties.href).slice(basePath.length)), 'utf8')
}
