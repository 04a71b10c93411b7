import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Language } from '../mail/site-link.ts'
import type { NewsletterName } from '../newsletters/sign-ups.ts'

export const editionUid = 'api::edition.edition'

/** A related document, as a draft names it. */
type Named = { documentId: string; title?: string | null; name?: string | null }

/** Component `shared.picture`. */
interface PictureComponent {
  file: { id: number; url: string; width: number; height: number; formats: unknown } | null
  alt: string | null
  caption: string | null
  credit: string | null
}

/** Text of Strapi's block editor. */
type TextNode = { type: 'text'; text: string; bold?: boolean; italic?: boolean }
export type InlineNode = TextNode | { type: 'link'; url: string; children: InlineNode[] }
export type ListNode = { type: 'list'; format: 'ordered' | 'unordered'; children: (ListItem | ListNode)[] }
type ListItem = { type: 'list-item'; children: InlineNode[] }
export type BlockNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | { type: 'image' }
  | ListNode

/** One part of an edition as its editors put it together. */
export type Part = { id?: number } & (
  | { __component: 'edition.articles'; title: string | null; articles: Named[]; newest: number | null }
  | { __component: 'edition.vacancies'; title: string | null; vacancies: Named[]; newest: number | null }
  | { __component: 'edition.events'; title: string | null; events: Named[]; newest: number | null }
  | { __component: 'edition.company'; partner: Named | null; text: string | null }
  | {
      __component: 'edition.product'
      product: (Named & { partner?: Named | null }) | null
      text: string | null
    }
  | {
      __component: 'edition.advert'
      title: string
      text: string | null
      label: string | null
      href: string
      picture: PictureComponent | null
      partner: Named | null
    }
  | { __component: 'blocks.rich-text'; body: BlockNode[] | null }
)

/** An edition in one language, as its editors left it. */
export interface Draft {
  documentId: string
  locale: Language
  newsletter: NewsletterName
  title: string
  slug: string
  subject: string | null
  preheader: string | null
  intro: string | null
  toAllLanguages: boolean | null
  blocks: Part[]
}

const file = { fields: ['id', 'url', 'width', 'height', 'formats'] }
const titled = { fields: ['title'] }
const named = { fields: ['name'] }
const populate = {
  blocks: {
    on: {
      'blocks.rich-text': true,
      'edition.articles': { populate: { articles: titled } },
      'edition.vacancies': { populate: { vacancies: titled } },
      'edition.events': { populate: { events: titled } },
      'edition.company': { populate: { partner: named } },
      'edition.product': { populate: { product: { ...named, populate: { partner: named } } } },
      'edition.advert': { populate: { picture: { populate: { file } }, partner: named } },
    },
  },
}

/** @throws errors.NotFoundError */
export async function readDraft(strapi: Core.Strapi, documentId: string, locale: Language): Promise<Draft> {
  const found: unknown = await strapi
    .documents(editionUid)
    .findOne({ documentId, locale, status: 'draft', populate: populate as never })
  if (!found) throw new errors.NotFoundError()
  // The schema says what it has.
  const draft = found as Draft
  return { ...draft, blocks: draft.blocks ?? [] }
}

/** Which document types a part lists, and in which field. */
export const listParts = {
  'edition.articles': { field: 'articles', type: 'content' },
  'edition.vacancies': { field: 'vacancies', type: 'vacancy' },
  'edition.events': { field: 'events', type: 'event' },
} as const

type ListPart = Extract<Part, { __component: keyof typeof listParts }>

export function isList(part: Part): part is ListPart & { id?: number } {
  return part.__component in listParts
}

/** The documents that a list names, in its order. */
export function listed(part: ListPart): Named[] {
  switch (part.__component) {
    case 'edition.articles':
      return part.articles ?? []
    case 'edition.vacancies':
      return part.vacancies ?? []
    case 'edition.events':
      return part.events ?? []
  }
}
