import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { PAGE_END_ID } from '../site/constants'
import { visit } from '../tree/visit'
import { contentPolicy, hashSource } from './csp'
import { isSheet, readSheet } from './next-output'

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
