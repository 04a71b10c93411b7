import { escaped, fill } from '../mail/fill-layout.ts'
import { layout } from '../mail/layout/layout.generated.ts'
import type { BlockNode, InlineNode, ListNode } from './edition.ts'

/**
 * Where a link of an edition leads, by what editors typed; null for what must not be followed. `partner` is the documentId of the company that it is
 * for, if there is one.
 */
export type LinkOf = (target: string, label: string, partner?: string | null) => string | null

/** A text of the block editor as rows of a mail. */
export function richHtml(nodes: BlockNode[], link: LinkOf): string {
  return nodes.map((node) => blockHtml(node, link)).join('')
}

function blockHtml(node: BlockNode, link: LinkOf): string {
  switch (node.type) {
    case 'heading':
      return fill(layout.heading, {}, { text: inlineHtml(node.children, link) })
    case 'quote':
      return fill(layout.quote, {}, { lines: inlineHtml(node.children, link) })
    case 'list':
      return fill(layout.paragraph, {}, { text: listHtml(node, link) })
    case 'paragraph':
    case 'code': {
      const text = inlineHtml(node.children, link)
      return text && fill(layout.paragraph, {}, { text })
    }
    default:
      return ''
  }
}

function listHtml({ format, children }: ListNode, link: LinkOf): string {
  const tag = format === 'ordered' ? 'ol' : 'ul'
  const items = children.map((child) =>
    child.type === 'list' ? listHtml(child, link) : `<li>${inlineHtml(child.children, link)}</li>`,
  )
  return `<${tag} style="margin: 0; padding: 0 0 0 24px">${items.join('')}</${tag}>`
}

function inlineHtml(nodes: InlineNode[], link: LinkOf): string {
  return nodes
    .map((node) => {
      if (node.type === 'link') {
        const href = link(node.url, inlineText(node.children))
        const words = inlineHtml(node.children, link)
        return href ? `<a href="${escaped(href)}" style="color: #a84b00">${words}</a>` : words
      }
      const text = escaped(node.text ?? '')
      const strong = node.bold ? `<strong>${text}</strong>` : text
      return node.italic ? `<em>${strong}</em>` : strong
    })
    .join('')
}

/** The same without markup; addresses follow their words. */
export function richText(nodes: BlockNode[], link: LinkOf): string {
  return nodes
    .map((node) => blockText(node, link))
    .filter(Boolean)
    .join('\n\n')
}

function blockText(node: BlockNode, link: LinkOf): string {
  if (node.type === 'image') return ''
  if (node.type === 'list')
    return node.children
      .map((child) =>
        child.type === 'list' ? blockText(child, link) : `- ${inlineText(child.children, link)}`,
      )
      .join('\n')
  const text = inlineText(node.children, link)
  return node.type === 'quote' ? text.replace(/^/gm, '> ') : text
}

function inlineText(nodes: InlineNode[], link?: LinkOf): string {
  return nodes
    .map((node) => {
      if (node.type !== 'link') return node.text ?? ''
      const words = inlineText(node.children)
      const href = link?.(node.url, words)
      return href ? `${words} (${href})` : words
    })
    .join('')
}
