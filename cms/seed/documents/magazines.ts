import { ref, type SeedDocument, seedDocument } from '../document.ts'
import type { Reading } from '../reading.ts'

export function readMagazines({ files, dates, pictures, downloads }: Reading): SeedDocument[] {
  return files.yaml('magazines.yaml').map((fields) => {
    const number = fields.number('number')
    const title = fields.required('title')
    const at = dates.instant(fields.required('publishedAt'))
    const alt = `Omslag van nummer ${number}: ${title}`
    const file = pictures.add('cover', `magazine-${number}`, alt)
    const pdf = fields.optionalMap('pdf')
    const data = {
      number,
      title,
      slug: fields.required('slug'),
      year: fields.required('year'),
      edition: fields.required('edition'),
      issuedAt: at,
      cover: { file, alt, caption: null, credit: 'Illustratie Schakel' },
      intro: fields.required('intro'),
      contents: fields.maps('contents').map((line) => {
        const article = line.optionalKey('article')
        const entry = {
          page: line.required('page'),
          title: line.required('title'),
          content: ref('content', article),
        }
        line.done()
        return entry
      }),
      access: fields.required('access'),
      pdf: pdf ? { file: downloads.add(pdf), pages: null } : null,
      price: fields.optional('price') ?? null,
      paperPrice: fields.optional('paperPrice') ?? null,
      issn: fields.optional('issn') ?? null,
      firstPublishedAt: at,
    }
    fields.done()
    return seedDocument('magazine', number, 'nl', at, data)
  })
}
