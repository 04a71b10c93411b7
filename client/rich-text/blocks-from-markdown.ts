import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import {
  type Inline,
  type LinkNode,
  type ListItem,
  type TextBlock,
  type TextNode,
  writableUrl,
} from './blocks.ts'

type Marks = Pick<TextNode, 'bold' | 'italic'>

/**
 * Markdown as Strapi's blocks: paragraphs, headings of two levels, quotes, lists, bold, italic and links. Whatever else Markdown knows
 * is kept as the text that was typed; markup stays text, and a link that leads nowhere good is the words of it.
 */
export function blocksFromMarkdown(markdown: string): TextBlock[] {
  // CommonMark alone: what looks like an address, a table or a deletion is what was typed.
  return marked.lexer(shallow(markdown), { gfm: false }).flatMap((token) => blocksOf(known(token)))
}

/** Quotes and lists within each other, which nobody writes so deep: the lexer calls itself for each, and the stack has an end. */
function shallow(markdown: string): string {
  return markdown.replace(/^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){8})/gm, '$1 \\')
}

function blocksOf(token: MarkedToken): TextBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return []
    case 'heading':
      return filled({ type: 'heading', level: token.depth <= 2 ? 2 : 3, children: inlinesOf(token.tokens) })
    case 'blockquote':
      return quoteOf(token)
    case 'list':
      return [{ type: 'list', format: token.ordered ? 'ordered' : 'unordered', children: itemsOf(token) }]
    case 'paragraph':
    case 'text':
      return filled({ type: 'paragraph', children: inlinesOf(token.tokens ?? [token]) })
    default:
      return filled({ type: 'paragraph', children: [{ type: 'text', text: token.raw.trim() }] })
  }
}

/** A quote holds one text: its paragraphs are lines of it. */
function quoteOf({ tokens }: Tokens.Blockquote): TextBlock[] {
  const lines = tokens.flatMap((token) => blocksOf(known(token))).map(linesOf)
  return filled({ type: 'quote', children: inLines(lines.flat()) })
}

/** Items of lists within the list follow the item that they belong to. */
function itemsOf({ items }: Tokens.List): ListItem[] {
  return items.flatMap(({ tokens }) => {
    const parts = tokens.map(known)
    const own = parts.filter((token) => token.type !== 'list').flatMap(blocksOf)
    const inner = parts.flatMap((token) => (token.type === 'list' ? itemsOf(token) : []))
    return [{ type: 'list-item' as const, children: orEmpty(inLines(own.flatMap(linesOf))) }, ...inner]
  })
}

function linesOf(block: TextBlock): Inline[][] {
  return block.type === 'list' ? block.children.map(({ children }) => children) : [block.children]
}

function inLines(lines: readonly Inline[][]): Inline[] {
  return joined(
    lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'text' as const, text: '\n' }, ...line])),
  )
}

function inlinesOf(tokens: readonly Token[], marks: Marks = {}): Inline[] {
  return joined(tokens.map(known).flatMap((token) => inlineOf(token, marks)))
}

function inlineOf(token: MarkedToken, marks: Marks): Inline[] {
  switch (token.type) {
    case 'strong':
      return inlinesOf(token.tokens, { ...marks, bold: true })
    case 'em':
      return inlinesOf(token.tokens, { ...marks, italic: true })
    case 'link':
      return linkOf(token, marks)
    case 'br':
      return [{ type: 'text', text: '\n', ...marks }]
    case 'text':
      return token.tokens ? inlinesOf(token.tokens, marks) : textOf(token.text, marks)
    case 'escape':
      return textOf(token.text, marks)
    case 'codespan':
      return textOf(token.text, marks)
    default:
      return textOf(token.raw, marks)
  }
}

function linkOf({ href, tokens }: Tokens.Link, marks: Marks): Inline[] {
  const words = inlinesOf(tokens, marks).flatMap((node) => (node.type === 'link' ? node.children : [node]))
  const url = writableUrl(href)
  return url && words.length > 0 ? [{ type: 'link', url, children: words }] : words
}

function textOf(text: string, marks: Marks): TextNode[] {
  // Lines of one paragraph belong together; a break in them is written by two spaces or a backslash.
  const plain = text.replace(/\s*\n\s*/g, ' ')
  return plain ? [{ type: 'text', text: plain, ...marks }] : []
}

/** Texts with the same marks are one. */
function joined(nodes: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (isText(node) && isText(last) && last.bold === node.bold && last.italic === node.italic)
      all[all.length - 1] = { ...last, text: last.text + node.text }
    else all.push(node)
  }
  return all
}

function isText(node: Inline | undefined): node is TextNode {
  return node?.type === 'text'
}

function filled(block: Exclude<TextBlock, { type: 'list' }>): TextBlock[] {
  return wordsOf(block.children).trim() ? [block] : []
}

function orEmpty(children: Inline[]): Inline[] {
  return children.length > 0 ? children : [{ type: 'text', text: '' }]
}

function wordsOf(nodes: readonly (Inline | LinkNode)[]): string {
  return nodes.map((node) => (node.type === 'link' ? wordsOf(node.children) : node.text)).join('')
}

/** A token as one of those that `marked` makes: the type has others for extensions, and none is loaded. */
function known(token: Token): MarkedToken {
  return token as MarkedToken
}
