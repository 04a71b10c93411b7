import type { Block } from '../../../client/content/block.ts'
import type { Picture } from '../../../client/content/picture.ts'
import { escapeHtml } from '../../content/markup.ts'

/**
 * A body's blocks as plain markup, for readers without our stylesheet. All text is escaped, and rich text was made by
 * the worker itself. Lists that a page composes at each visit are left out.
 */
export function blockMarkup(blocks: Block[]): string {
  return blocks.map(block).join('')
}

/** A picture with its caption and credit. */
export function figureMarkup({ src, width, height, alt, caption, credit }: Picture): string {
  const texts = [caption, credit].filter((text) => text !== null).join(' | ')
  const legend = texts ? `<figcaption>${escapeHtml(texts)}</figcaption>` : ''
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">${legend}</figure>`
}

/** Turns site paths in our own markup into absolute addresses. */
export function withAbsoluteAddresses(html: string, siteUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
}

function block(part: Block): string {
  switch (part.kind) {
    case 'rich-text':
      return part.text.html
    case 'quote':
      return `<blockquote><p>${escapeHtml(part.text)}</p>${part.source ? `<footer>${escapeHtml(part.source)}</footer>` : ''}</blockquote>`
    case 'facts':
      return `<h2>${escapeHtml(part.title)}</h2><ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'table':
      return table(part)
    case 'picture':
      return figureMarkup(part.picture)
    case 'gallery':
      return heading(part.title) + part.pictures.map(figureMarkup).join('')
    case 'cards':
      return heading(part.title) + part.cards.map(card).join('')
    case 'cta':
      return `<p><strong>${escapeHtml(part.title)}</strong> ${part.text ? `${escapeHtml(part.text)} ` : ''}<a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`
    default:
      return ''
  }
}

function heading(title: string | null): string {
  return title ? `<h2>${escapeHtml(title)}</h2>` : ''
}

function card({ title, text, href, picture }: Extract<Block, { kind: 'cards' }>['cards'][number]): string {
  const name = href ? `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>` : escapeHtml(title)
  return `${picture ? figureMarkup(picture) : ''}<h3>${name}</h3>${text ? `<p>${escapeHtml(text)}</p>` : ''}`
}

function table({ caption, header, rows }: Extract<Block, { kind: 'table' }>): string {
  const line = (cells: string[], name: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`
  return `<table>${caption ? `<caption>${escapeHtml(caption)}</caption>` : ''}<thead>${line(header, 'th')}</thead><tbody>${rows
    .map((row) => line(row, 'td'))
    .join('')}</tbody></table>`
}
