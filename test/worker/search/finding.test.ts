import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { d1Search } from '../../../worker/search/d1-search.ts'
import { articleRow } from '../support/replica.ts'
import { ask, marks, plain, titlesFor, today } from './support/ask.ts'
import { change, publish, withdraw } from './support/publish.ts'

describe('words', () => {
  it('are found in all their forms', async () => {
    await publish({ title: 'Zeppelins landen weer' })

    expect(await titlesFor('zeppelin')).toEqual(['Zeppelins landen weer'])
    expect(await titlesFor('ZEPPELINS')).toEqual(['Zeppelins landen weer'])
  })

  it('are found with and without their accents', async () => {
    await publish({ title: 'Crème brûlée per drone' })

    expect(await titlesFor('creme brulee')).toEqual(['Crème brûlée per drone'])
    expect(await titlesFor('brûlée')).toEqual(['Crème brûlée per drone'])
  })

  it('with a hyphen count as one word and as two', async () => {
    await publish({ title: 'De kwarts-klok tikt' })

    for (const text of ['kwartsklok', 'kwarts-klok', 'kwarts klok', 'klok'])
      expect(await titlesFor(text)).toContain('De kwarts-klok tikt')
  })

  it('find articles with who may read them', async () => {
    await publish({ title: 'Potvis achter slot', access: 'subscriber' })

    const { hits } = await ask('potvis')

    expect(hits.items[0]?.access).toBe('subscriber')
    expect((await ask('potvis', { order: 'newest' })).hits.items[0]?.access).toBe('subscriber')
  })

  it('that are unfinished find longer words', async () => {
    await publish({ title: 'Xylofoonbouwers in de knel' })

    expect(await titlesFor('xylofo')).toEqual(['Xylofoonbouwers in de knel'])
  })

  it('in a title count more than in an introduction, and there more than in the text', async () => {
    await publish({ title: 'In de tekst', text: 'Over de quagga en andere dieren.' })
    await publish({ title: 'In de inleiding', intro: 'Over de quagga en andere dieren.' })
    await publish({ title: 'De quagga zelf' })

    expect(await titlesFor('quagga')).toEqual(['De quagga zelf', 'In de inleiding', 'In de tekst'])
  })

  it('with equal rank find the newest first', async () => {
    await publish({ title: 'Okapi gezien', firstPublishedAt: '2022-03-01T08:00:00.000Z' })
    await publish({ title: 'Okapi gezien', firstPublishedAt: '2026-10-01T08:00:00.000Z' })
    await publish({ title: 'Okapi gezien', firstPublishedAt: '2024-03-01T08:00:00.000Z' })

    const { hits } = await ask('okapi')

    expect(hits.items.map(({ date }) => date.slice(0, 4))).toEqual(['2026', '2024', '2022'])
  })

  it('must all match; any of them only if nothing matches all', async () => {
    await publish({ title: 'Tapir en toekan' })
    await publish({ title: 'Tapir alleen' })

    expect(await titlesFor('tapir toekan')).toEqual(['Tapir en toekan'])
    expect(await titlesFor('tapir lemmingvanger zebu')).toContain('Tapir alleen')
  })
})

describe('compounds', () => {
  it('are found by each of their parts, in any order', async () => {
    const compound = 'Walnotenkraker geveild'
    await publish({ title: compound })
    await publish({ title: 'Walnoten worden duur' })
    await publish({ title: 'Een kraker van koper' })

    expect(await titlesFor('walnoot')).toContain(compound)
    expect(await titlesFor('kraker')).toContain(compound)
    expect(await titlesFor('kraker walnoten')).toContain(compound)
  })

  it('also find their two parts as separate words close together', async () => {
    await publish({ title: 'Kraken van walnoten', text: 'Het kraken van een walnoot blijft handwerk.' })

    expect(await titlesFor('walnootkraken')).toContain('Kraken van walnoten')
  })

  it('rank below the word itself', async () => {
    await publish({ title: 'Mammoettanker vaart uit' })
    await publish({ title: 'Een tanker vol mammoet' })

    expect((await titlesFor('mammoet'))[0]).toBe('Een tanker vol mammoet')
  })

  it("aren't found by letters that aren't a word", async () => {
    await publish({ title: 'Ijsvogelnest' })

    expect(await titlesFor('gelnest')).toEqual([])
  })
})

describe('typos', () => {
  it.each([
    ['brontosurus', 'left out'],
    ['brontosaaurus', 'added'],
    ['brontosaurud', 'wrong'],
    ['brontosaruus', 'swapped'],
  ])('are corrected: %s, one letter %s', async (text) => {
    await publish({ title: 'Brontosaurus aan de haven' })

    const { hits, corrected } = await ask(text)

    expect(plain(hits.items[0]?.title ?? [])).toBe('Brontosaurus aan de haven')
    expect(corrected).toBe('brontosaurus')
  })

  it('are corrected in place, and the other words stay as typed', async () => {
    await publish({ title: 'Dromedaris in Rotterdam' })

    expect((await ask('Rotterdam dromedaris')).corrected).toBe(null)
    expect((await ask('de Dromedarus in Rotterdam')).corrected).toBe('de dromedaris in Rotterdam')
  })

  it("in short words aren't corrected: too many words are as close", async () => {
    await publish({ title: 'Gnoe' })

    expect((await ask('gnoo')).hits.total).toBe(0)
  })
})

describe('marks', () => {
  it('cover exactly the matches, in any form', async () => {
    await publish({
      title: 'Giraffen, pakketten & “citaten”',
      text: 'Eerst iets anders. Daarna loopt de giraf verder.',
    })

    const { hits } = await ask('giraf')

    expect(plain(hits.items[0]?.title ?? [])).toBe('Giraffen, pakketten & “citaten”')
    expect(marks(hits.items[0]?.title ?? [])).toEqual(['Giraffen'])
    expect(marks(hits.items[0]?.excerpt ?? [])).toEqual(['giraf'])
  })

  it('are found far into a text', async () => {
    const filler = 'Dit is een zin die nergens over gaat. '.repeat(150)
    await publish({ title: 'Lang verhaal', text: `${filler}Hier staat de neushoorn eindelijk. ${filler}` })

    const [hit] = (await ask('neushoorn')).hits.items

    expect(marks(hit?.excerpt ?? [])).toEqual(['neushoorn'])
    expect(plain(hit?.excerpt ?? []).length).toBeLessThan(300)
  })
})

describe('languages', () => {
  it("finds a document once: in the reader's language if available, otherwise in its own", async () => {
    const id = await publish({ title: 'Wombats in het magazijn' })
    await publish({ title: 'Wombats in the warehouse', locale: 'en' }, id)

    expect(await titlesFor('wombat')).toEqual(['Wombats in het magazijn'])
    expect(await titlesFor('wombat', { locale: 'en' })).toEqual(['Wombats in the warehouse'])
    expect(await titlesFor('wombat', { locale: 'de' })).toEqual(['Wombats in het magazijn'])
  })

  it('finds the other one when that is unpublished', async () => {
    const id = await publish({ title: 'Kiwi’s op de pallet' })
    await publish({ title: 'Kiwis on the pallet', locale: 'en' }, id)

    await withdraw(id)

    expect(await titlesFor('kiwis')).toEqual(['Kiwis on the pallet'])
  })
})

describe('excluded from results', () => {
  it('an expired article', async () => {
    await publish({ title: 'Pelikaan voorbij', expiresAt: '2026-11-20T00:00:00.000Z' })
    await publish({ title: 'Pelikaan nog even', expiresAt: '2026-11-22T00:00:00.000Z' })

    expect(await titlesFor('pelikaan')).toEqual(['Pelikaan nog even'])
  })

  it('documents that editors hide from search engines', async () => {
    await publish({ title: 'Stokstaart verborgen', seo: { noindex: true } })

    expect(await titlesFor('stokstaart')).toEqual([])
  })

  it('a vacancy that is filled, or whose last day has passed', async () => {
    const open = await env.DB.prepare(
      `SELECT document_id, title FROM search_documents JOIN search_texts USING (id) WHERE type = 'vacancy' AND locale = 'nl' AND ends_at > ? LIMIT 1`,
    )
      .bind(new Date(today).toISOString())
      .first<{ document_id: string; title: string }>()
    const { document_id: id = '', title = '' } = open ?? {}
    expect(await titlesFor(title, { type: 'vacancy' })).toContain(title)
    const later = d1Search(env.DB, Date.parse('2031-01-01')).search
    const found = await later({ ...everything, text: title, type: 'vacancy' })
    expect(found.hits.total).toBe(0)

    await change('vacancy', id, { vacancyState: 'filled', title: 'Walrusverzorger' })

    expect(await titlesFor('walrusverzorger')).toEqual([])
  })
})

const everything = {
  locale: 'nl',
  section: null,
  tag: null,
  year: null,
  order: 'relevance',
  page: 1,
  pageSize: 20,
} as const

describe('filters', () => {
  it('narrow the results, and each is counted with the others applied', async () => {
    await publish({ title: 'Kolibrie', section: 'logistiek' })
    await publish({ title: 'Kolibrie', section: 'fulfilment' })
    await publish({ title: 'Kolibrie', section: 'fulfilment', firstPublishedAt: '2024-01-02T08:00:00.000Z' })

    const found = await ask('kolibrie', { section: 'fulfilment', year: 2026 })

    expect(found.hits.total).toBe(1)
    expect(found.sections).toEqual([
      { section: 'logistiek', count: 1 },
      { section: 'fulfilment', count: 1 },
    ])
    expect(found.years).toEqual([
      { year: 2026, count: 1 },
      { year: 2024, count: 1 },
    ])
    expect(found.types).toEqual([{ type: 'content', count: 1 }])
  })

  it('by tag find the documents with it', async () => {
    const row = await articleRow(101)
    const [tag] = JSON.parse(row.entry).tags

    const found = await ask('', { tag: tag.slug, pageSize: 50 })

    expect(found.hits.items.map(({ path }) => path)).toContain(`/news/101/${row.slug}`)
  })

  it('allow sorting by date', async () => {
    await publish({ title: 'Narwal narwal narwal', firstPublishedAt: '2023-01-01T08:00:00.000Z' })
    await publish({ title: 'Iets anders', text: 'Een narwal.', firstPublishedAt: '2026-11-02T08:00:00.000Z' })

    expect(await titlesFor('narwal', { order: 'newest' })).toEqual(['Iets anders', 'Narwal narwal narwal'])
  })

  it('pages contain each result once', async () => {
    for (let day = 1; day <= 5; day++)
      await publish({ title: `Stekelvarken ${day}`, firstPublishedAt: `2026-10-0${day}T08:00:00.000Z` })

    const pages = await Promise.all([1, 2, 3].map((page) => titlesFor('stekelvarken', { page, pageSize: 2 })))

    expect(pages.map((titles) => titles.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flat()).size).toBe(5)
  })
})

describe('completions', () => {
  const suggest = (text: string) => d1Search(env.DB, today).suggest(text, 'nl', 8)

  it('are words from documents, and documents with a matching title', async () => {
    await publish({ title: 'Vogelbekdier verhuist' })

    const suggestions = await suggest('vogelbek')

    expect(suggestions).toContainEqual({ text: 'vogelbekdier', path: null, type: null })
    expect(suggestions).toContainEqual({
      text: 'Vogelbekdier verhuist',
      path: expect.stringMatching(/^\/news\//),
      type: 'content',
    })
  })

  it('complete the last word and leave the others', async () => {
    await publish({ title: 'Kangoeroe springt' })

    expect((await suggest('grote kangoe')).map(({ text }) => text)).toContain('grote kangoeroe')
  })

  it('correct typos', async () => {
    await publish({ title: 'Alligator gezien' })

    expect((await suggest('aligator')).map(({ text }) => text)).toContain('Alligator gezien')
  })

  it('start at the second letter', async () => {
    expect(await suggest('p')).toEqual([])
    expect(await suggest('  ')).toEqual([])
  })
})
