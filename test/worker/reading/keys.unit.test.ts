import { expect, it } from 'vitest'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { anybody } from '../../../worker/access/audience.ts'
import { Dependencies } from '../../../worker/cache/dependencies.ts'
import type { Content } from '../../../worker/content/content.ts'
import { openContent } from '../../../worker/reading/content.ts'
import { archiveKeys, jobKeys, searchKeys } from '../../../worker/reading/keys.ts'

const place = { page: 1, pageSize: 20 }

/** The keys that a read recorded although it failed: neither the backend nor D1 answers. */
async function keysOf(read: (content: Content) => Promise<unknown>): Promise<string[]> {
  const dependencies = new Dependencies()
  const away = () => Promise.reject(new Error('away'))
  const content = openContent({
    reads: { read: away },
    ask: away,
    dependencies,
    audience: anybody,
    hedgeMs: 10_000,
    later: () => {},
  })
  await expect(read(content)).rejects.toThrow('away')
  return [...dependencies.keys]
}

it.each<[keyof Content, (content: Content) => Promise<unknown>, string[]]>([
  ['article', (content) => content.article(7, 'en'), ['content/en/7']],
  ['page', (content) => content.page('colofon', 'nl'), ['page/nl/colofon']],
  ['tag', (content) => content.tag('fulfilment', 'nl'), ['tag/nl/fulfilment']],
  ['event', (content) => content.event('beurs', 'nl'), ['event/nl/beurs']],
  ['vacancy', (content) => content.vacancy(8, 'nl'), ['vacancy/nl/8']],
  ['magazine', (content) => content.magazine(9, 'nl'), ['magazine/nl/9']],
  ['partner', (content) => content.partner('post', 'nl'), ['partner/nl/post']],
  ['product', (content) => content.product('plus', 'de'), ['product/de/plus']],
  ['campaignLink', (content) => content.campaignLink(3), ['campaign-link/*/3']],
  ['languagesOf', (content) => content.languagesOf('event', 'beurs'), ['event/languages/beurs']],
  ['articles', (content) => content.articles({ locale: 'nl', ...place }), ['list/content/nl']],
  [
    'articles',
    (content) => content.articles({ locale: 'nl', section: 'logistiek', ...place }),
    ['list/content/nl/section=logistiek'],
  ],
  [
    'articles',
    (content) => content.articles({ locale: 'nl', partner: 'post', ...place }),
    ['list/content/nl/partner=post'],
  ],
  [
    'articles',
    (content) => content.articles({ locale: 'nl', section: 'logistiek', tag: 'retour', ...place }),
    ['list/content/nl/tag=retour'],
  ],
  ['readNext', (content) => content.readNext(articleWith('retour', 'bezorging'), 'nl', 4), []],
  ['pages', (content) => content.pages('nl'), ['list/page/nl']],
  ['tags', (content) => content.tags('nl'), ['list/tag/nl', 'tag-counts/nl']],
  ['tagMeant', (content) => content.tagMeant('cro', 'nl'), ['list/tag/nl']],
  [
    'relatedTags',
    (content) => content.relatedTags('retour', 'nl', 8),
    ['list/content/nl/tag=retour', 'tag-counts/nl'],
  ],
  [
    'events',
    (content) => content.events({ locale: 'nl', when: 'ahead', today: '2026-11-22', ...place }),
    ['list/event/nl'],
  ],
  [
    'events',
    (content) =>
      content.events({ locale: 'nl', when: 'past', today: '2026-11-22', partner: 'post', ...place }),
    ['list/event/nl/partner=post'],
  ],
  ['magazines', (content) => content.magazines({ locale: 'nl', ...place }), ['list/magazine/nl']],
  ['partners', (content) => content.partners({ locale: 'nl', ...place }), ['list/partner/nl']],
  ['products', (content) => content.products({ locale: 'nl' }), ['list/product/nl']],
  [
    'products',
    (content) => content.products({ locale: 'nl', kind: 'advert' }),
    ['list/product/nl/kind=advert'],
  ],
  [
    'products',
    (content) => content.products({ locale: 'nl', kind: 'catalogue', partner: 'post' }),
    ['list/product/nl/partner=post'],
  ],
  ['categories', (content) => content.categories('news', 'nl'), ['list/category/nl/kind=news']],
])('%s records its keys, found or not', async (_, read, keys) => {
  expect(await keysOf(read)).toEqual(keys)
})

it('vacancies and searches depend on every language, since readers also see untranslated documents', () => {
  const vacancies = ['list/vacancy/nl', 'list/vacancy/en', 'list/vacancy/de']
  const searched = ['nl', 'en', 'de'].flatMap((locale) => [
    `list/vacancy/${locale}`,
    `words/vacancy/${locale}`,
  ])
  const everything = ['everything/nl', 'everything/en', 'everything/de']
  const asked = { type: null, section: null, year: null, tag: null, order: 'newest' } as const

  expect(jobKeys.search({ ...noFilters, locale: 'en', ...place })).toEqual(searched)
  expect(jobKeys.newest({ locale: 'en', limit: 5 })).toEqual(vacancies)
  expect(jobKeys.salaries({ locale: 'en', category: 'warehouse', places: [] })).toEqual(['pay/en/warehouse'])
  expect(jobKeys.similar(8, 'en', 6)).toEqual([])
  expect(searchKeys.search({ text: 'retour', locale: 'en', ...asked, ...place })).toEqual(everything)
  expect(searchKeys.suggest('ret', 'en', 8)).toEqual(everything)
  expect(archiveKeys.named([], 'en')).toEqual(everything)
})

it('the archive depends on the articles of its language', () => {
  expect(archiveKeys.months('nl')).toEqual(['list/content/nl'])
  expect(archiveKeys.articlesOf({ year: 2026, month: 11 }, { locale: 'nl', ...place })).toEqual([
    'list/content/nl',
  ])
  expect(archiveKeys.newest({ locale: 'nl', limit: 5 })).toEqual(['list/content/nl'])
  expect(archiveKeys.newest({ locale: 'nl', tag: 'retour', limit: 5 })).toEqual([
    'list/content/nl/tag=retour',
  ])
  expect(archiveKeys.newest({ locale: 'nl', section: 'logistiek', limit: 5 })).toEqual([
    'list/content/nl/section=logistiek',
  ])
})

function articleWith(...tags: string[]): Parameters<Content['readNext']>[0] {
  return { number: 7, section: 'logistiek', tags: tags.map((slug) => ({ slug, name: slug })) }
}
