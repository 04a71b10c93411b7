import type { ListingBlock } from './listing-block.ts'
import type { Picture } from './picture.ts'

/**
 * Markup that the worker made from the editors' text and cleaned by an allow-list.
 * In a document it travels once: hydration reads `html` back from the element that carries `data-rich={key}`.
 */
export interface RichText {
  /** Unique within one page. */
  key: string
  html: string
}

/** One card of a row of cards. */
export interface Card {
  title: string
  text: string | null
  href: string | null
  picture: Picture | null
}

/** One part of a composed body, in the order in which it is read. */
export type Block =
  | { kind: 'rich-text'; text: RichText }
  | { kind: 'quote'; text: string; source: string | null }
  | { kind: 'facts'; title: string; items: string[] }
  | {
      kind: 'table'
      caption: string | null
      align: ('left' | 'right' | 'center')[]
      header: string[]
      rows: string[][]
    }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'gallery'; title: string | null; pictures: Picture[] }
  | { kind: 'cards'; title: string | null; cards: Card[] }
  | { kind: 'cta'; title: string; text: string | null; label: string; href: string }
  | ListingBlock
