import type { Inline, TextBlock, TextNode } from './blocks.ts'

/** Strapi's blocks as Markdown: what `blocksFromMarkdown` reads back as the same. */
export function markdownFromBlocks(blocks: readonly TextBlock[]): string {
  return blocks.map(markdownOf).join('\n\n')
}

function markdownOf(block: TextBlock): string {
  switch (block.type) {
    case 'heading':
      // Signs at its end would close it.
      return `${'#'.repeat(block.level)} ${inlines(block.children)
        .replaceAll('\\\n', ' ')
        .replace(/(?<!\\)#+$/, '\\$&')}`
    case 'quote':
      return inlines(block.children).replace(/^/gm, '> ')
    case 'list':
      return block.children.map(({ children }, index) => itemOf(block.format, index, children)).join('\n')
    case 'paragraph':
      return inlines(block.children)
  }
}

function itemOf(format: 'ordered' | 'unordered', index: number, children: readonly Inline[]): string {
  const marker = format === 'ordered' ? `${index + 1}. ` : '- '
  return marker + inlines(children).replaceAll('\n', `\n${' '.repeat(marker.length)}`)
}

function inlines(nodes: readonly Inline[]): string {
  const text = nodes
    .map((node) => (node.type === 'link' ? `[${texts(node.children)}](<${node.url}>)` : texts([node])))
    .join('')
  // What begins a line in Markdown begins a heading, a quote or a list there.
  return text.replace(/^(\s*)([#>=+-])/gm, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
}

function texts(nodes: readonly TextNode[]): string {
  return nodes.map(textOf).join('')
}

/** Marks stand against words: spaces around them would keep them from being marks. */
function textOf({ text, bold, italic }: TextNode): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`
  const marked = words && mark ? mark + escaped(words) + [...mark].reverse().join('') : escaped(words)
  return broken(before) + marked + broken(after)
}

function escaped(text: string): string {
  return broken(text.replace(/[\\`*_[\]<>&~]/g, '\\$&'))
}

/** A break within a paragraph. */
function broken(text: string): string {
  return text.replaceAll('\n', '\\\n')
}
