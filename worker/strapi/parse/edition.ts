import * as v from 'valibot'
import type { Edition, EditionBlock, EditionCard, EditionItem } from '../../../client/content/edition.ts'
import type { Locale } from '../../../client/content/locale.ts'
import { newsletters } from '../../../client/content/newsletter.ts'
import { localHref } from '../../content/markup.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { PictureComponent, pictureFrom } from './picture.ts'
import { htmlFrom, RichTextNodes } from './rich-text.ts'
import { instant, Label, Localizations, locale, publicNumber, text } from './values.ts'

const CardEntry = v.object({
  slug: v.string(),
  locale,
  newsletter: v.picklist(newsletters),
  title: v.string(),
  subject: text,
  preheader: text,
  firstPublishedAt: instant,
})

const Items = v.nullish(
  v.array(v.object({ number: v.nullish(publicNumber), slug: v.string(), title: v.string() })),
)

const EditionPart = v.variant('__component', [
  v.object({ __component: v.literal('blocks.rich-text'), body: v.nullish(RichTextNodes) }),
  v.object({ __component: v.literal('edition.articles'), title: text, articles: Items }),
  v.object({ __component: v.literal('edition.vacancies'), title: text, vacancies: Items }),
  v.object({ __component: v.literal('edition.events'), title: text, events: Items }),
  v.object({
    __component: v.literal('edition.company'),
    partner: v.nullish(PartnerReferenceEntry),
    text,
  }),
  v.object({ __component: v.literal('edition.product'), product: v.nullish(Label), text }),
  v.object({
    __component: v.literal('edition.advert'),
    title: v.string(),
    text,
    label: text,
    href: v.string(),
    picture: v.nullish(PictureComponent),
    partner: v.nullish(v.object({ name: v.string() })),
  }),
])

export const EditionEntry = v.object({
  ...CardEntry.entries,
  documentId: v.string(),
  intro: text,
  blocks: v.nullish(v.array(EditionPart)),
  updatedAt: v.string(),
  localizations: Localizations,
})

/** Parses an edition with list fields. @throws ValiError */
export function editionCardFrom(entry: unknown): EditionCard {
  return cardOf(v.parse(CardEntry, entry))
}

/** Parses a fully populated edition. @throws ValiError */
export function editionFrom(entry: unknown): Edition {
  const parsed = v.parse(EditionEntry, entry)
  return {
    ...cardOf(parsed),
    documentId: parsed.documentId,
    intro: parsed.intro ?? '',
    blocks: (parsed.blocks ?? []).flatMap((part, index) => blockFrom(part, index, parsed.locale) ?? []),
    updatedAt: parsed.updatedAt,
    localizations: parsed.localizations,
  }
}

function cardOf(entry: v.InferOutput<typeof CardEntry>): EditionCard {
  const { slug, locale, newsletter, title, subject, preheader, firstPublishedAt } = entry
  return {
    slug,
    locale,
    newsletter,
    title,
    subject: subject || title,
    preheader: preheader ?? '',
    sentAt: firstPublishedAt,
  }
}

/** Null for a part that leads nowhere any more. */
function blockFrom(
  part: v.InferOutput<typeof EditionPart>,
  index: number,
  locale: Locale,
): EditionBlock | null {
  switch (part.__component) {
    case 'blocks.rich-text':
      return { kind: 'rich-text', text: { key: `edition-${index}`, html: htmlFrom(part.body ?? [], locale) } }
    case 'edition.articles':
      return listFrom('articles', part.title, part.articles)
    case 'edition.vacancies':
      return listFrom('vacancies', part.title, part.vacancies)
    case 'edition.events':
      return listFrom('events', part.title, part.events)
    case 'edition.company':
      return part.partner
        ? { kind: 'company', company: partnerReferenceFrom(part.partner), text: part.text || null }
        : null
    case 'edition.product':
      return part.product ? { kind: 'product', product: part.product, text: part.text || null } : null
    case 'edition.advert': {
      const href = mayPointTo.linkInText(part.href)
      return href
        ? {
            kind: 'advert',
            title: part.title,
            text: part.text || null,
            label: part.label || null,
            href: localHref(href, locale),
            picture: pictureFrom(part.picture),
            advertiser: part.partner?.name ?? null,
          }
        : null
    }
  }
}

function listFrom(
  kind: 'articles' | 'vacancies' | 'events',
  title: string | null | undefined,
  entries: v.InferOutput<typeof Items>,
): EditionBlock | null {
  const items = (entries ?? []).flatMap(({ number, slug, title }): EditionItem[] =>
    number == null ? [] : [{ number, slug, title }],
  )
  return items.length > 0 ? { kind, title: title || null, items } : null
}
