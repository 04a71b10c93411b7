// @ts-check

const { readingMinutes } = require('../../src/documents/reading-minutes.js')
const { ref, refs, seedDocument } = require('../document.js')
const { Fields } = require('../fields.js')
const { named } = require('../files.js')

/** @typedef {import('../read-content.js').Reading} Reading */
/** @typedef {Record<string, unknown> & { hero: import('../document.js').PictureReference }} SharedData */

/**
 * Articles: what all languages share stands in the Dutch file.
 * @param {Reading} reading
 * @returns {import('../document.js').SeedDocument[]}
 */
function readArticles({ files, dates, markdown, pictures }) {
  /** @type {Map<string, { number: number, at: string, data: SharedData }>} */
  const shared = new Map()

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

  /** @param {import('../fields.js').EntryFields} fields */
  function readShared(fields) {
    const number = fields.number('number')
    const at = dates.instant(fields.required('publishedAt'))
    const modifiedAt = fields.optional('modifiedAt')
    const sponsor = fields.optionalKey('sponsored')
    const section = fields.text('section')
    return {
      number,
      at,
      data: {
        number,
        kind: fields.required('kind'),
        section,
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

  /**
   * @param {import('../fields.js').EntryFields} fields
   * @param {string} body
   * @param {{ number: number, data: SharedData }} common
   */
  function readTexts(fields, body, { number, data }) {
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

  /** @param {import('../fields.js').EntryFields} item @param {string} stem */
  function galleryPicture(item, stem) {
    const alt = item.text('alt')
    const file = pictures.add('illustration', stem, alt)
    return { file, alt, caption: item.optional('caption') ?? null, credit: 'Illustratie Schakel' }
  }
}

module.exports = { readArticles }
