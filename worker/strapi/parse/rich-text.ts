import * as v from 'valibot'
import { defaultLocale, type Locale } from '../../../client/content/locale.ts'
import { escapeHtml, localHref } from '../../content/markup.ts'
import { mayPointTo } from '../../http/may-point-to.ts'

const Text = v.object({
  type: v.literal('text'),
  text: v.string(),
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
  underline: v.optional(v.boolean()),
  strikethrough: v.optional(v.boolean()),
  code: v.optional(v.boolean()),
})
const Link = v.object({ type: v.literal('link'), url: v.string(), children: v.array(Text) })
const Inline = v.variant('type', [Text, Link])
const ListItem = v.object({ type: v.literal('list-item'), children: v.array(Inline) })

interface List {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: (v.InferOutput<typeof ListItem> | List)[]
}
const List: v.GenericSchema<List> = v.object({
  type: v.literal('list'),
  format: v.picklist(['ordered', 'unordered']),
  children: v.array(v.union([ListItem, v.lazy(() => List)])),
})

const Node = v.union([
  v.object({ type: v.literal('paragraph'), children: v.array(Inline) }),
  v.object({
    type: v.literal('heading'),
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
    children: v.array(Inline),
  }),
  v.object({ type: v.literal('quote'), children: v.array(Inline) }),
  v.object({ type: v.literal('code'), children: v.array(Text) }),
  v.object({ type: v.literal('image') }),
  List,
])

/** Strapi's block editor: paragraphs, headings, lists, quotes and code. */
export const RichTextNodes = v.array(Node)

type Node = v.InferOutput<typeof Node>
type Inline = v.InferOutput<typeof Inline>

/**
 * The editors' text as markup. None of the input becomes markup: all text is escaped, every element is one of ours, and
 * links may only point to this site, the web, mail or phone.
 */
export function htmlFrom(nodes: Node[], locale: Locale = defaultLocale): string {
  return nodes.map((node) => block(node, locale)).join('')
}

function block(node: Node, locale: Locale): string {
  switch (node.type) {
    case 'paragraph': {
      const inner = inlines(node.children, locale)
      // The editor keeps an empty paragraph at the end of a text.
      return inner.trim() ? `<p>${inner}</p>` : ''
    }
    case 'heading': {
      // The page has one h1, its title.
      const level = Math.max(2, node.level)
      return `<h${level}>${inlines(node.children, locale)}</h${level}>`
    }
    case 'quote':
      return `<blockquote><p>${inlines(node.children, locale)}</p></blockquote>`
    case 'code':
      return `<pre><code>${node.children.map((text) => escapeHtml(text.text)).join('')}</code></pre>`
    case 'list':
      return list(node, locale)
    case 'image':
      // Pictures have blocks of their own, with a size and a text.
      return ''
  }
}

function list({ format, children }: List, locale: Locale): string {
  const tag = format === 'ordered' ? 'ol' : 'ul'
  const items = children.map((child) =>
    child.type === 'list' ? `<li>${list(child, locale)}</li>` : `<li>${inlines(child.children, locale)}</li>`,
  )
  return `<${tag}>${items.join('')}</${tag}>`
}

function inlines(children: Inline[], locale: Locale): string {
  return children.map((child) => inline(child, locale)).join('')
}

function inline(node: Inline, locale: Locale): string {
  if (node.type === 'text') return text(node)
  const inner = node.children.map(text).join('')
  const href = mayPointTo.linkInText(node.url)
  if (!href) return inner
  const rel = href.startsWith('/') || href.startsWith('#') ? '' : ' rel="noopener"'
  return `<a href="${escapeHtml(localHref(href, locale))}"${rel}>${inner}</a>`
}

function text(node: v.InferOutput<typeof Text>): string {
  let html = escapeHtml(node.text).replaceAll('\n', '<br>')
  if (node.code) html = `<code>${html}</code>`
  if (node.bold) html = `<strong>${html}</strong>`
  if (node.italic) html = `<em>${html}</em>`
  if (node.strikethrough) html = `<s>${html}</s>`
  if (node.underline) html = `<u>${html}</u>`
  return html
}
