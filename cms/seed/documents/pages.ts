import { type SeedDocument, seedDocument } from '../document.ts'
import { Fields } from '../fields.ts'
import { named } from '../files.ts'
import type { Reading } from '../reading.ts'

const madeAt = '2026-08-24T09:00:00+02:00'

/** Pages: what all languages share stands in the Dutch file. */
export function readPages({ files, dates, markdown, downloads }: Reading): SeedDocument[] {
  const at = dates.instant(madeAt)
  const shared = new Map<string, Record<string, unknown>>()

  return files.markdown('pages').map(({ file, stem, locale, fields, body }) => {
    const own = {
      layout: fields.optional('layout') ?? 'default',
      template: fields.optional('template') ?? null,
      access: fields.optional('access') ?? 'public',
      showInSitemap: fields.optional('showInSitemap') ?? true,
    }
    if (locale === 'nl') shared.set(stem, own)
    const common = shared.get(stem)
    if (!common) throw new Error(`${file}: has no Dutch file beside it`)
    const description = fields.optional('seoDescription')
    const document = seedDocument('page', stem, locale, at, {
      ...common,
      slug: fields.required('slug'),
      title: fields.required('title'),
      intro: fields.optional('intro') ?? null,
      blocks: named(file, () =>
        markdown.zone(body, refuseGallery, (item) => downloads.add(new Fields('download', item))),
      ),
      seo: description ? { title: null, description, canonical: null, noindex: false } : null,
      firstPublishedAt: at,
    })
    fields.done()
    return document
  })
}

function refuseGallery(): never {
  throw new Error('pages have no galleries yet')
}
