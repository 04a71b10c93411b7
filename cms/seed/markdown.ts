import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import { parse as parseYaml } from 'yaml'

type Blockquote = Tokens.Blockquote

type List = Tokens.List

type Table = Tokens.Table

/** Text of the block editor, with its marks. */
type TextNode = Marks & { type: 'text'; text: string }

type Marks = { bold?: true; italic?: true; strikethrough?: true; code?: true }

type InlineNode = TextNode | { type: 'link'; url: string; children: InlineNode[] }

type ListNode = {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: (ListNode | { type: 'list-item'; children: InlineNode[] })[]
}

type BlockNode =
  | ListNode
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }

/** A block of a dynamic zone. */
type Block = { __component: string; [field: string]: unknown }

/** Makes a `shared.picture` of what a gallery says of one. */
type MakePicture = (item: unknown) => object

/** Adds a PDF that a block names: `{ file, name }`. */
type AddDownload = (item: unknown) => object

function refuseDownload(): never {
  throw new Error('only pages have downloads in their body')
}

/** Reads the editors' Markdown. */
export function createMarkdown() {
  return {
    /**
     * Markdown as a dynamic zone: text, quotes, tables, and the fenced blocks, in their order.
     * @param galleryPicture Makes a `shared.picture` of a gallery's item.
     * @param download Adds a file of a download.
     */
    zone(
      source: string,
      galleryPicture: (item: unknown, index: number) => object,
      download: AddDownload = refuseDownload,
    ) {
      const zone: Block[] = []
      let pictures = 0
      const nextPicture = (item: unknown) => {
        pictures += 1
        return galleryPicture(item, pictures)
      }
      for (const token of marked.lexer(source).map(known)) {
        const block = blockOf(token, nextPicture, download)
        if (block) zone.push(block)
        else appendText(zone, token)
      }
      return zone
    },

    /**
     * Markdown as text of the block editor only.
     * @throws Error Where it holds more than paragraphs, headings and lists.
     */
    text(source: string) {
      return marked.lexer(source).flatMap((token) => textNode(known(token)) ?? [])
    },
  }
}

/** A token as one of those that `marked` makes: the type has others for extensions, and none is loaded. */
function known(token: Token) {
  return token as MarkedToken
}

function appendText(zone: Block[], token: MarkedToken) {
  const node = textNode(token)
  if (!node) return
  const last = zone.at(-1)
  if (last?.__component === 'blocks.rich-text' && Array.isArray(last.body)) last.body.push(node)
  else zone.push({ __component: 'blocks.rich-text', body: [node] })
}

function blockOf(token: MarkedToken, galleryPicture: MakePicture, download: AddDownload): Block | null {
  switch (token.type) {
    case 'blockquote':
      return quote(token)
    case 'table':
      return table(token)
    case 'code':
      return fenced(token.lang, parseYaml(token.text), galleryPicture, download)
    default:
      return null
  }
}

/** What no Markdown can say: a block by name, its fields in YAML. */
function fenced(
  name: string | undefined,
  content: unknown,
  galleryPicture: MakePicture,
  download: AddDownload,
): Block {
  const __component = `blocks.${name}`
  switch (name) {
    case 'facts': {
      const { title, items } = mapOf(content)
      return { __component, title, items: listOf(items).map(String) }
    }
    case 'gallery':
      return { __component, title: null, pictures: listOf(content).map(galleryPicture) }
    case 'listing': {
      const { title, type, filter, count } = mapOf(content)
      return { __component, title: title ?? null, type, filter: filter ?? null, count: count ?? 6 }
    }
    case 'cards': {
      const { title, cards } = mapOf(content)
      return {
        __component,
        title: title ?? null,
        cards: listOf(cards).map((card) => ({ text: null, href: null, ...mapOf(card) })),
      }
    }
    case 'form':
      return { __component, kind: mapOf(content).kind }
    case 'download': {
      const { file, ...texts } = mapOf(content)
      return { __component, text: null, ...texts, file: download(file) }
    }
    case 'cta':
      return { __component, text: null, ...mapOf(content) }
    default:
      throw new Error(`there is no fenced block "${name}"`)
  }
}

function mapOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('a block holds no map')
  return { ...value }
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('a block holds no list')
  return value
}

/** The last line names the speaker when it starts with a dash. */
function quote(token: Blockquote) {
  const lines = token.tokens
    .filter((inner) => inner.type !== 'space')
    .flatMap((paragraph) => plainText(tokensOf(paragraph)).split('\n'))
  const source = /^[—–-]\s*(.+)$/.exec(lines.at(-1) ?? '')?.[1] ?? null
  return { __component: 'blocks.quote', text: (source ? lines.slice(0, -1) : lines).join(' ').trim(), source }
}

function table(token: Table) {
  return {
    __component: 'blocks.table',
    caption: null,
    table: {
      align: token.align.map((align) => align ?? 'left'),
      header: token.header.map((cell) => plainText(cell.tokens)),
      rows: token.rows.map((row) => row.map((cell) => plainText(cell.tokens))),
    },
  }
}

/** @returns Null for white space. */
function textNode(token: MarkedToken): BlockNode | null {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
      return { type: 'paragraph', children: inline(token.tokens) }
    case 'heading':
      return { type: 'heading', level: token.depth, children: inline(token.tokens) }
    case 'list':
      return list(token)
    default:
      throw new Error(
        `the text holds "${token.type}", which the block editor has no place for: ${token.raw.slice(0, 60)}`,
      )
  }
}

/** Lists inside a list stand between its items. */
function list(token: List): ListNode {
  return {
    type: 'list',
    format: token.ordered ? 'ordered' : 'unordered',
    children: token.items.flatMap(({ tokens }) => {
      const inner = tokens.map(known)
      const lines = inner.filter(({ type }) => type !== 'list' && type !== 'space')
      const children = inline(lines.flatMap(tokensOf))
      const nested = inner.filter((one) => one.type === 'list')
      return [{ type: 'list-item' as const, children }, ...nested.map(list)]
    }),
  }
}

function inline(tokens: Token[], marks: Marks = {}): InlineNode[] {
  const nodes = tokens.flatMap((token) => inlineNodes(known(token), marks))
  // The block editor joins what carries the same marks.
  return nodes.reduce((joined: InlineNode[], node) => {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last, node)) last.text += node.text
    else joined.push(node)
    return joined
  }, [])
}

function inlineNodes(token: MarkedToken, marks: Marks): InlineNode[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [{ type: 'text', text: token.text.replace(/\n/g, ' '), ...marks }]
    case 'br':
      return [{ type: 'text', text: '\n', ...marks }]
    case 'strong':
      return inline(token.tokens, { ...marks, bold: true })
    case 'em':
      return inline(token.tokens, { ...marks, italic: true })
    case 'del':
      return inline(token.tokens, { ...marks, strikethrough: true })
    case 'codespan':
      return [{ type: 'text', text: token.text, ...marks, code: true }]
    case 'link':
      return [{ type: 'link', url: token.href, children: inline(token.tokens, marks) }]
    default:
      throw new Error(`a line holds "${token.type}": ${token.raw.slice(0, 60)}`)
  }
}

const markNames = ['bold', 'italic', 'strikethrough', 'code'] as const

function sameMarks(one: Marks, other: Marks) {
  return markNames.every((mark) => one[mark] === other[mark])
}

/** What a token is made of. */
function tokensOf(token: Token): Token[] {
  if ('tokens' in token && token.tokens) return token.tokens
  throw new Error(`a paragraph holds "${token.type}": ${token.raw.slice(0, 60)}`)
}

function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return '\n'
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? token.text : ''
    })
    .join('')
}
