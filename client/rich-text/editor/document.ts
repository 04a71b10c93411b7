import type { Mark, Node } from 'prosemirror-model'
import type { Inline, TextBlock, TextNode } from '../blocks.ts'
import { schema } from './schema.ts'

/** The editor's document of some blocks. */
export function documentOf(blocks: readonly TextBlock[]): Node {
  const nodes = blocks.map(nodeOf)
  return schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')])
}

function nodeOf(block: TextBlock): Node {
  switch (block.type) {
    case 'heading':
      return schema.node('heading', { level: block.level }, inlineNodes(block.children))
    case 'quote':
    case 'paragraph':
      return schema.node(block.type, null, inlineNodes(block.children))
    case 'list':
      return schema.node(
        block.format === 'ordered' ? 'ordered_list' : 'bullet_list',
        null,
        block.children.map(({ children }) =>
          schema.node('list_item', null, [schema.node('paragraph', null, inlineNodes(children))]),
        ),
      )
  }
}

function inlineNodes(children: readonly Inline[]): Node[] {
  return children.flatMap((child) =>
    child.type === 'link'
      ? child.children.flatMap((text) => textNodes(text, [schema.mark('link', { href: child.url })]))
      : textNodes(child, []),
  )
}

function textNodes({ text, bold, italic }: TextNode, marks: readonly Mark[]): Node[] {
  const all = [...marks, ...(bold ? [schema.mark('bold')] : []), ...(italic ? [schema.mark('italic')] : [])]
  return text.split('\n').flatMap((line, index) => [
    ...(index > 0 ? [schema.node('hard_break')] : []),
    // A node of text holds some.
    ...(line ? [schema.text(line, all)] : []),
  ])
}

/** The blocks of the editor's document; what is empty is left out. */
export function blocksOf(document: Node): TextBlock[] {
  return document.children.flatMap((node): TextBlock[] => {
    const children = inlinesOf(node)
    switch (node.type.name) {
      case 'bullet_list':
      case 'ordered_list': {
        const items = node.children.map((item) => ({
          type: 'list-item' as const,
          children: item.children.flatMap(inlinesOf),
        }))
        return [
          {
            type: 'list',
            format: node.type.name === 'ordered_list' ? 'ordered' : 'unordered',
            children: items,
          },
        ]
      }
      case 'heading':
        return node.textContent.trim()
          ? [{ type: 'heading', level: node.attrs.level === 3 ? 3 : 2, children }]
          : []
      default:
        return node.textContent.trim()
          ? [{ type: node.type.name === 'quote' ? 'quote' : 'paragraph', children }]
          : []
    }
  })
}

function inlinesOf(node: Node): Inline[] {
  const all: Inline[] = []
  node.forEach((child) => {
    const { isText, marks } = child
    const text: TextNode = {
      type: 'text',
      text: isText ? (child.text ?? '') : '\n',
      ...(marks.some(({ type }) => type.name === 'bold') ? { bold: true } : {}),
      ...(marks.some(({ type }) => type.name === 'italic') ? { italic: true } : {}),
    }
    const href = marks.find(({ type }) => type.name === 'link')?.attrs.href
    const last = all.at(-1)
    if (!href) all.push(text)
    else if (last?.type === 'link' && last.url === href) last.children.push(text)
    else all.push({ type: 'link', url: href, children: [text] })
  })
  return all
}
