import { readingMinutes } from '../../src/documents/reading-time.ts'
import { type PictureReference, ref, refs, type SeedDocument, seedDocument } from '../document.ts'
import { type EntryFields, Fields } from '../fields.ts'
import { named } from '../files.ts'
import type { Reading } from '../reading.ts'

type SharedData = Record<string, unknown> & { hero: PictureReference }

/** Articles: what all languages share stands in the Dutch file. */
export function readArticles({ files, dates, markdown, pictures, downloads }: Reading): SeedDocument[] {
  const shared = new Map<string, { number: number; at: string; data: SharedData }>()

  return files.markdown('articles').map(({ file, stem, locale, fields, body }) => {
    if (locale === 'nl') shared.set(stem, readShared(fields))
    const common = shared.get(stem)
    if (!common) throw new Error(`${file}: has no Dutch file beside it`)
    const document = seedDocument('content', common.number, locale, common.at, {
      ...common.data,
      ...named(file, () => readTexts(fields, body, common)),
    })
    fields.done()
    return document
  })

  function readShared(fields: EntryFields) {
    const number = fields.number('number')
    const at = dates.instant(fields.required('publishedAt'))
    const modifiedAt = fields.optional('modifiedAt')
    const sponsor = fields.optionalKey('sponsored')
    const section = fields.text('section')
    const pdf = fields.optionalMap('download')
    return {
      number,
      at,
      data: {
        number,
        kind: fields.required('kind'),
        section,
        download: pdf ? { file: downloads.add(pdf), pages: null } : null,
        hero: pictures.add('illustration', `${number}-hero`, fields.text('heroAlt')),
        authors: refs('author', fields.keys('authors')),
        tags: refs('tag', fields.keys('tags')),
        partners: refs('partner', fields.keys('partners')),
        related: refs('content', fields.keys('related')),
        firstPublishedAt: at,
        modifiedAt: modifiedAt ? dates.instant(modifiedAt) : null,
        sponsored: sponsor ? { label: null, partner: ref('partner', sponsor) } : null,
        access: fields.required('access'),
        priority: fields.optional('priority') ?? 0,
      },
    }
  }

  function readTexts(
    fields: EntryFields,
    body: string,
    { number, data }: { number: number; data: SharedData },
  ) {
    const zone = markdown.zone(body, (item, index) =>
      galleryPicture(new Fields('gallery', item), `${number}-body-${index}`),
    )
    const description = fields.optional('seoDescription')
    return {
      slug: fields.required('slug'),
      title: fields.required('title'),
      kicker: fields.required('kicker'),
      intro: fields.required('intro'),
      hero: {
        file: data.hero,
        alt: fields.required('heroAlt'),
        caption: fields.required('heroCaption'),
        credit: fields.required('heroCredit'),
      },
      gallery: fields
        .maps('gallery')
        .map((item, index) => galleryPicture(item, `${number}-gallery-${index + 1}`)),
      corrections: fields.maps('corrections').map((correction) => ({
        date: dates.day(correction.required('date')),
        text: correction.required('text'),
      })),
      seo: description ? { title: null, description, canonical: null, noindex: false } : null,
      body: zone,
      readingMinutes: readingMinutes(zone),
    }
  }

  function galleryPicture(item: EntryFields, stem: string) {
    const alt = item.text('alt')
    const file = pictures.add('illustration', stem, alt)
    return { file, alt, caption: item.optional('caption') ?? null, credit: 'Illustratie Schakel' }
  }
}
