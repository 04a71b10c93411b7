import { ref, refs, type SeedDocument, seedDocument } from '../document.ts'
import type { EntryFields } from '../fields.ts'
import type { Reading } from '../reading.ts'
import { refuseGallery } from './companies.ts'

export function readEditions({ files, dates, markdown }: Reading): SeedDocument[] {
  return files.yaml('editions.yaml').map((fields) => {
    const slug = fields.text('slug')
    const at = dates.instant(fields.required('publishedAt'))
    const data = {
      slug,
      newsletter: fields.required('newsletter'),
      title: fields.required('title'),
      subject: fields.required('subject'),
      preheader: fields.required('preheader'),
      intro: fields.required('intro'),
      blocks: fields.maps('blocks').flatMap((part) => {
        const block = blockOf(part)
        part.done()
        return block
      }),
      firstPublishedAt: at,
    }
    fields.done()
    return seedDocument('edition', slug, 'nl', at, data)
  })

  function blockOf(part: EntryFields): object[] {
    const kind = part.text('kind')
    const title = part.optional('title') ?? null
    switch (kind) {
      case 'articles':
        return [
          {
            __component: 'edition.articles',
            title,
            articles: refs('content', part.keys('items')),
            newest: 0,
          },
        ]
      case 'vacancies':
        return [
          {
            __component: 'edition.vacancies',
            title,
            vacancies: refs('vacancy', part.keys('items')),
            newest: 0,
          },
        ]
      case 'events':
        return [
          { __component: 'edition.events', title, events: refs('event', part.keys('items')), newest: 0 },
        ]
      case 'company':
        return [
          {
            __component: 'edition.company',
            partner: ref('partner', part.optionalKey('partner')),
            text: part.optional('text') ?? null,
          },
        ]
      case 'advert':
        return [
          {
            __component: 'edition.advert',
            title: part.text('title'),
            text: part.optional('text') ?? null,
            label: part.optional('label') ?? null,
            href: part.text('href'),
            picture: null,
            partner: ref('partner', part.optionalKey('partner')),
          },
        ]
      case 'text':
        return markdown.zone(part.text('body'), refuseGallery)
      default:
        throw part.error(`a part of an edition cannot be ${kind}`)
    }
  }
}
