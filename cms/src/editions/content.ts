import type { Core } from '@strapi/strapi'
import type { Language } from '../mail/site-link.ts'
import type { NewsletterName } from '../newsletters/sign-ups.ts'
import { type BlockNode, type Draft, isList, listed, listParts, type Part } from './edition.ts'
import { mailItems, type ShownItem, withoutPicture, withPicture } from './mail-item.ts'
import { type MailPicture, mailPicture } from './mail-picture.ts'

/** One part of an edition as it is sent. `partner` is the documentId of the company whose clicks are counted. */
export type MailPart =
  | { kind: 'list'; title: string | null; items: ShownItem[] }
  | { kind: 'one'; item: ShownItem; partner: string | null }
  | {
      kind: 'advert'
      title: string
      text: string
      label: string | null
      href: string
      picture: MailPicture | null
      advertiser: string | null
      partner: string | null
    }
  | { kind: 'text'; nodes: BlockNode[] }

/** An edition with everything that a mail needs. */
export interface EditionContent {
  documentId: string
  locale: Language
  newsletter: NewsletterName
  title: string
  slug: string
  subject: string
  preheader: string
  intro: string
  toAllLanguages: boolean
  parts: MailPart[]
  /** Titles of what it names and readers cannot see. */
  leftOut: string[]
}

/** Fills an edition with what it names, as far as that is published. */
export async function contentOf(strapi: Core.Strapi, draft: Draft): Promise<EditionContent> {
  const leftOut: string[] = []
  const parts: MailPart[] = []
  for (const part of draft.blocks) {
    const shown = await partOf(strapi, part, draft.locale, leftOut)
    if (shown) parts.push(shown)
  }
  const { documentId, locale, newsletter, title, slug } = draft
  return {
    ...{ documentId, locale, newsletter, title, slug },
    subject: (draft.subject || title).replace(/\s+/g, ' ').trim(),
    preheader: draft.preheader ?? '',
    intro: draft.intro ?? '',
    toAllLanguages: draft.toAllLanguages ?? false,
    parts,
    leftOut,
  }
}

/** What keeps an edition from being sent. */
export type Lack = 'no-subject' | 'nothing-to-read'

/** An advertisement and a text of ours alone are no newsletter. */
export function lacksOf({ subject, parts }: Pick<EditionContent, 'subject' | 'parts'>): Lack[] {
  return [
    ...(subject ? [] : ['no-subject' as const]),
    ...(parts.some(({ kind }) => kind === 'list') ? [] : ['nothing-to-read' as const]),
  ]
}

async function partOf(
  strapi: Core.Strapi,
  part: Part,
  locale: Language,
  leftOut: string[],
): Promise<MailPart | null> {
  if (isList(part)) {
    const named = listed(part)
    const found = await mailItems(
      strapi,
      listParts[part.__component].type,
      named.map(({ documentId }) => documentId),
      locale,
    )
    leftOut.push(...named.filter(({ documentId }) => !found.has(documentId)).map(titleOf))
    const [first, ...others] = named.flatMap(({ documentId }) => found.get(documentId) ?? [])
    if (!first) return null
    const items = [await withPicture(strapi, first, locale), ...others.map(withoutPicture)]
    return { kind: 'list', title: part.title || null, items }
  }
  switch (part.__component) {
    case 'edition.company':
    case 'edition.product': {
      const [type, named, partner] =
        part.__component === 'edition.company'
          ? (['partner', part.partner, part.partner] as const)
          : (['product', part.product, part.product?.partner] as const)
      if (!named) return null
      const item = (await mailItems(strapi, type, [named.documentId], locale)).get(named.documentId)
      if (!item) leftOut.push(titleOf(named))
      if (!item) return null
      return {
        kind: 'one',
        item: { ...withoutPicture(item), text: part.text || item.text },
        partner: partner?.documentId ?? null,
      }
    }
    case 'edition.advert': {
      const { file, alt } = part.picture ?? {}
      return {
        kind: 'advert',
        title: part.title,
        text: part.text ?? '',
        label: part.label || null,
        href: part.href,
        picture: file ? await mailPicture(strapi, { url: file.url, alt: alt ?? '' }, locale) : null,
        advertiser: part.partner?.name ?? null,
        partner: part.partner?.documentId ?? null,
      }
    }
    case 'blocks.rich-text':
      return part.body && part.body.length > 0 ? { kind: 'text', nodes: part.body } : null
    default:
      return null
  }
}

function titleOf({
  title,
  name,
  documentId,
}: {
  title?: string | null
  name?: string | null
  documentId: string
}) {
  return title ?? name ?? documentId
}
