// @ts-check

const { parse: parseYaml } = require('yaml')

/** @typedef {import('marked').Token} Token */

/**
 * Reads the editors' Markdown. Loaded apart because `marked` is an ES module.
 * @param {{ lexer(source: string): Token[] }} marked
 */
function createMarkdown(marked) {
  return {
    /**
     * Markdown as a dynamic zone: text, quotes, tables, and the fenced blocks, in their order.
     * @param {string} source
     * @param {(item: any, index: number) => object} galleryPicture Makes a `shared.picture` of a gallery's item.
     */
    zone(source, galleryPicture) {
      /** @type {any[]} */
      const zone = []
      let pictures = 0
      const nextPicture = (/** @type {any} */ item) => {
        pictures += 1
        return galleryPicture(item, pictures)
      }
      for (const token of marked.lexer(source)) {
        const block = blockOf(token, nextPicture)
        if (block) zone.push(block)
        else appendText(zone, token)
      }
      return zone
    },

    /**
     * Markdown as text of the block editor only.
     * @param {string} source
     * @throws {Error} Where it holds more than paragraphs, headings and lists.
     */
    text(source) {
      return marked.lexer(source).flatMap((token) => textNode(token) ?? [])
    },
  }
}

/** @param {any[]} zone @param {Token} token */
function appendText(zone, token) {
  const node = textNode(token)
  if (!node) return
  const last = zone.at(-1)
  if (last?.__component === 'blocks.rich-text') last.body.push(node)
  else zone.push({ __component: 'blocks.rich-text', body: [node] })
}

/** @param {any} token @param {(item: any) => object} galleryPicture */
function blockOf(token, galleryPicture) {
  switch (token.type) {
    case 'blockquote':
      return quote(token)
    case 'table':
      return table(token)
    case 'code':
      return fenced(token.lang, parseYaml(token.text), galleryPicture)
    default:
      return null
  }
}

/**
 * What no Markdown can say: a block by name, its fields in YAML.
 * @param {string} name
 * @param {any} content
 * @param {(item: any) => object} galleryPicture
 */
function fenced(name, content, galleryPicture) {
  const __component = `blocks.${name}`
  switch (name) {
    case 'facts':
      return { __component, title: content.title, items: content.items.map(String) }
    case 'gallery':
      return { __component, title: null, pictures: content.map(galleryPicture) }
    case 'listing':
      return {
        __component,
        title: content.title ?? null,
        type: content.type,
        filter: content.filter ?? null,
        count: content.count ?? 6,
      }
    case 'cards':
      return {
        __component,
        title: content.title ?? null,
        cards: content.cards.map((/** @type {object} */ card) => ({ text: null, href: null, ...card })),
      }
    case 'cta':
      return { __component, text: null, ...content }
    default:
      throw new Error(`there is no fenced block "${name}"`)
  }
}

/** The last line names the speaker when it starts with a dash. @param {any} token */
function quote(token) {
  const lines = token.tokens
    .filter((/** @type {Token} */ inner) => inner.type !== 'space')
    .flatMap((/** @type {any} */ paragraph) => plainText(paragraph.tokens).split('\n'))
  const source = /^[—–-]\s*(.+)$/.exec(lines.at(-1) ?? '')?.[1] ?? null
  return { __component: 'blocks.quote', text: (source ? lines.slice(0, -1) : lines).join(' ').trim(), source }
}

/** @param {any} token */
function table(token) {
  return {
    __component: 'blocks.table',
    caption: null,
    table: {
      align: token.align.map((/** @type {string | null} */ align) => align ?? 'left'),
      header: token.header.map((/** @type {any} */ cell) => plainText(cell.tokens)),
      rows: token.rows.map((/** @type {any[]} */ row) => row.map((cell) => plainText(cell.tokens))),
    },
  }
}

/** @param {any} token @returns {any} A node of the block editor, or null for white space. */
function textNode(token) {
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

/** Lists inside a list stand between its items. @param {any} token @returns {any} */
function list(token) {
  return {
    type: 'list',
    format: token.ordered ? 'ordered' : 'unordered',
    children: token.items.flatMap((/** @type {any} */ item) => {
      const lines = item.tokens.filter(
        (/** @type {Token} */ inner) => inner.type !== 'list' && inner.type !== 'space',
      )
      const nested = item.tokens.filter((/** @type {Token} */ inner) => inner.type === 'list')
      const children = inline(lines.flatMap((/** @type {any} */ line) => line.tokens))
      return [{ type: 'list-item', children }, ...nested.map(list)]
    }),
  }
}

/** @param {Token[]} tokens @param {Record<string, true>} [marks] @returns {any[]} */
function inline(tokens, marks = {}) {
  const nodes = tokens.flatMap((token) => inlineNodes(token, marks))
  // The block editor joins what carries the same marks.
  return nodes.reduce((/** @type {any[]} */ joined, node) => {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last, node)) last.text += node.text
    else joined.push(node)
    return joined
  }, [])
}

/** @param {any} token @param {Record<string, true>} marks @returns {any[]} */
function inlineNodes(token, marks) {
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

/** @param {any} one @param {any} other */
function sameMarks(one, other) {
  return ['bold', 'italic', 'strikethrough', 'code'].every((mark) => one[mark] === other[mark])
}

/** @param {any[]} tokens @returns {string} */
function plainText(tokens) {
  return tokens
    .map((token) => (token.type === 'br' ? '\n' : token.tokens ? plainText(token.tokens) : token.text))
    .join('')
}

module.exports = { createMarkdown }
