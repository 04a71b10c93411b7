import type { Block } from '../../client/content/block.ts'
import type { RichText } from '../../client/content/rich-text.ts'

/** The words of blocks, in reading order. */
export function textOfBlocks(blocks: Block[]): string {
  return blocks.map(textOfBlock).filter(Boolean).join(' ')
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'rich-text':
      return textOf(block.text)
    case 'quote':
      return sentences(block.text, block.source)
    case 'facts':
      return sentences(block.title, ...block.items)
    case 'table':
      return sentences(block.caption, ...block.header, ...block.rows.flat())
    case 'picture':
      return sentences(block.picture.caption)
    case 'gallery':
      return sentences(block.title, ...block.pictures.map((picture) => picture.caption))
    case 'cards':
      return sentences(block.title, ...block.cards.flatMap((card) => [card.title, card.text]))
    case 'cta':
      return sentences(block.title, block.text)
    case 'listing':
      // The documents that it lists are found themselves.
      return sentences(block.title)
    case 'form':
      return ''
  }
}

/** Joins texts, each as a sentence of its own. */
export function sentences(...texts: (string | null | undefined)[]): string {
  return texts
    .filter((text) => text != null && text !== '')
    .map((text, index, all) => (index < all.length - 1 ? text?.replace(/([^.!?…:;])$/, '$1.') : text))
    .join(' ')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of markup that the worker made, without its elements and the five entities it uses. */
export function textOf({ html }: RichText): string {
  return html
    .replace(/<\/(?:p|h\d|li|blockquote|pre|ul|ol)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
