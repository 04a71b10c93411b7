import * as v from 'valibot'
import type { Block } from '../../../client/content/block.ts'
import type { Locale } from '../../../client/content/locale.ts'
import { localHref } from '../../content/markup.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { FileEntry, fileFrom } from './file.ts'
import { listingFrom } from './listing-block.ts'
import { PictureComponent, pictureFrom } from './picture.ts'
import { placedFormOf } from './placed-form-of.ts'
import { htmlFrom, RichTextNodes } from './rich-text.ts'

const text = v.nullish(v.string())

/** The backend stores tables and fact lists as JSON without a schema. */
const Table = v.object({
  align: v.array(v.picklist(['left', 'right', 'center'])),
  header: v.array(v.string()),
  rows: v.array(v.array(v.string())),
})

const KnownBlock = v.variant('__component', [
  v.object({ __component: v.literal('blocks.rich-text'), body: v.nullish(RichTextNodes) }),
  v.object({ __component: v.literal('blocks.quote'), text: v.string(), source: text }),
  v.object({
    __component: v.literal('blocks.facts'),
    title: v.string(),
    items: v.pipe(v.unknown(), v.array(v.string())),
  }),
  v.object({
    __component: v.literal('blocks.table'),
    caption: text,
    table: v.pipe(v.unknown(), Table),
  }),
  v.object({ __component: v.literal('blocks.picture'), picture: v.nullish(PictureComponent) }),
  v.object({
    __component: v.literal('blocks.gallery'),
    title: text,
    pictures: v.nullish(v.array(PictureComponent)),
  }),
  v.object({
    __component: v.literal('blocks.cards'),
    title: text,
    cards: v.nullish(
      v.array(v.object({ title: v.string(), text, href: text, picture: v.nullish(PictureComponent) })),
    ),
  }),
  v.object({
    __component: v.literal('blocks.cta'),
    title: v.string(),
    text,
    label: v.string(),
    href: v.string(),
  }),
  v.object({
    __component: v.literal('blocks.download'),
    title: v.string(),
    text,
    label: v.string(),
    file: v.nullish(FileEntry),
  }),
  v.object({
    __component: v.literal('blocks.listing'),
    title: text,
    type: v.string(),
    filter: v.unknown(),
    count: v.nullish(v.number()),
  }),
  v.object({ __component: v.literal('blocks.form'), kind: v.string() }),
])

/** Blocks that aren't rendered yet; they are skipped without affecting the others. */
const LaterBlock = v.object({ __component: v.literal('blocks.embed') })

/** A dynamic zone. */
export const DynamicZone = v.array(v.union([KnownBlock, LaterBlock]))

type KnownBlock = v.InferOutput<typeof KnownBlock>

/** The blocks of a body in order. Keys of rich text are unique within one body. */
export function blocksFrom(zone: v.InferOutput<typeof DynamicZone>, locale: Locale): Block[] {
  const blocks = zone.flatMap((part, index) => {
    const block = isKnown(part) ? blockFrom(part, index, locale) : null
    return block ? [block] : []
  })
  return blocks.filter((block, index) => !isRepeated(block, blocks.slice(0, index)))
}

/** A form stands once on a page: what comes back with it has one place. */
function isRepeated(block: Block, before: readonly Block[]): boolean {
  return block.kind === 'form' && before.some((one) => one.kind === 'form' && one.form === block.form)
}

function isKnown(part: v.InferOutput<typeof DynamicZone>[number]): part is KnownBlock {
  return !v.is(LaterBlock, part)
}

function blockFrom(part: KnownBlock, index: number, locale: Locale): Block | null {
  switch (part.__component) {
    case 'blocks.rich-text':
      return { kind: 'rich-text', text: { key: `body-${index}`, html: htmlFrom(part.body ?? [], locale) } }
    case 'blocks.quote':
      return { kind: 'quote', text: part.text, source: part.source ?? null }
    case 'blocks.facts':
      return { kind: 'facts', title: part.title, items: part.items }
    case 'blocks.table':
      return { kind: 'table', caption: part.caption ?? null, ...part.table }
    case 'blocks.picture': {
      const picture = pictureFrom(part.picture)
      return picture && { kind: 'picture', picture }
    }
    case 'blocks.gallery':
      return {
        kind: 'gallery',
        title: part.title ?? null,
        pictures: (part.pictures ?? []).flatMap((one) => pictureFrom(one) ?? []),
      }
    case 'blocks.cards':
      return {
        kind: 'cards',
        title: part.title ?? null,
        cards: (part.cards ?? []).map((card) => ({
          title: card.title,
          text: card.text ?? null,
          href: hrefFrom(card.href ?? '', locale),
          picture: pictureFrom(card.picture),
        })),
      }
    case 'blocks.cta': {
      const href = hrefFrom(part.href, locale)
      return href
        ? { kind: 'cta', title: part.title, text: part.text ?? null, label: part.label, href }
        : null
    }
    case 'blocks.download': {
      const { title, text, label } = part
      const file = part.file && fileFrom(part.file)
      return file
        ? { kind: 'cta', title, text: text || null, label, href: file.href, download: file.name }
        : null
    }
    case 'blocks.listing':
      return listingFrom(part)
    case 'blocks.form':
      return { kind: 'form', form: placedFormOf(part.kind) }
  }
}

function hrefFrom(url: string, locale: Locale): string | null {
  const href = url ? mayPointTo.linkInText(url) : null
  return href && localHref(href, locale)
}
