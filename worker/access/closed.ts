import type { Article } from '../../client/content/article.ts'
import type { Block } from '../../client/content/block.ts'
import type { Magazine } from '../../client/content/magazine.ts'
import type { Page } from '../../client/content/page.ts'
import type { Audience } from './audience.ts'
import { mayRead } from './may-read.ts'

/** An article as an audience may have it: whole, or closed, with only what invites to read it. */
export function articleFor(article: Article, audience: Audience): Article {
  if (mayRead(article.access, audience)) return article
  return {
    ...article,
    isClosed: true,
    body: beginningOf(article.body),
    gallery: [],
    // They repeat what the text says.
    corrections: [],
    download: null,
  }
}

/** A page as an audience may have it. */
export function pageFor(page: Page, audience: Audience): Page {
  if (mayRead(page.access, audience)) return page
  return { ...page, isClosed: true, blocks: [] }
}

/** An issue of the magazine as an audience may have it: without the addresses of its files, or with them. */
export function magazineFor(magazine: Magazine, audience: Audience): Magazine {
  if (mayRead(magazine.access, audience)) return magazine
  return { ...magazine, isClosed: true, pdf: null, flipbookUrl: null }
}

/** A paragraph is shown if it is at most this part of the first text: a short piece may consist of a single one. */
const largestPart = 1 / 3

/** The first paragraph, if an article begins with one and has more to say. */
function beginningOf([first]: Block[]): Block[] {
  if (first?.kind !== 'rich-text') return []
  const { key, html } = first.text
  const [paragraph] = /^<p>.*?<\/p>/s.exec(html) ?? []
  if (!paragraph || paragraph.length > html.length * largestPart) return []
  return [{ kind: 'rich-text', text: { key, html: paragraph } }]
}
