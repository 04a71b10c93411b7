import type { ListingBlock } from './listing-block.ts'
import type { Picture } from './picture.ts'
import type { RichText } from './rich-text.ts'

/** One card in a row of cards. */
export interface Card {
  title: string
  text: string | null
  href: string | null
  picture: Picture | null
}

/** A form that is shown from its definition alone; its code and texts come with the page. */
export interface FormBlock {
  kind: 'form'
  /** Its name, which is that of its file in `client/forms/placed/`. */
  form: string
}

/** One part of a composed body, in reading order. */
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
      /** On a narrow screen each row stands below the other, since its cells are sentences. */
      isStacked?: true
    }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'gallery'; title: string | null; pictures: Picture[] }
  | { kind: 'cards'; title: string | null; cards: Card[] }
  | {
      kind: 'cta'
      /** Where an address may point to. */
      id?: string
      title: string
      text: string | null
      label: string
      href: string
      /** Name of the file that it leads to, if it does. */
      download?: string
    }
  | ListingBlock
  | FormBlock
