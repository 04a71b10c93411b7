import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter, dutchDate } from '../../../client/content/dutch-date.ts'
import { dayOf } from '../../../worker/content/dutch-day.ts'
import { startOfDay } from '../../../worker/content/dutch-time.ts'
import { createDocuments } from '../../../worker/replica/content/documents.ts'
import { replicaEvents } from '../../../worker/replica/content/events.ts'
import { backendIsWell } from '../support/backend.ts'
import { eventEntry, eventsAhead } from '../support/events-ahead.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

beforeAll(() => eventsAhead())
afterAll(backendIsWell)

interface Props {
  months: { month: string; events: { number: number; locale: string; startsAt: string }[] }[]
  facets: {
    months: { month: string; count: number }[]
    cities: { slug: string; name: string; count: number }[]
    sections: { section: string; count: number }[]
    years: { year: number; count: number }[]
    online: number
  }
  listing: { total: number }
  inDutch: { number: number; locale: string }[]
}

async function propsOf(path: string): Promise<Props> {
  const [address, query = ''] = path.split('?')
  const response = await visit(`${address}/_payload.json?${query}`)
  expect(response.status).toBe(200)
  const { props } = await response.json<{ props: Props }>()
  return props
}

function numbersIn({ months }: Props): number[] {
  return months.flatMap(({ events }) => events.map(({ number }) => number))
}

/** The Dutch month in which an event starts. */
async function monthOf(number: number): Promise<string> {
  return (await eventEntry(number)).startsAt.slice(0, 7)
}

describe('the events page', () => {
  it('shows upcoming events, soonest first, by month', async () => {
    const props = await propsOf('/events')

    expect(numbersIn(props)).toEqual([7005, 7006, 7007, 7008, 7009, 7010, 7011, 7012, 7013, 7014, 7015])
    expect(props.months.map(({ month }) => month)).toEqual(
      [...new Set(props.months.map(({ month }) => month))].sort(),
    )
    for (const { month, events } of props.months)
      for (const { startsAt } of events) expect(startsAt.slice(0, 7)).toBe(month)
  })

  it.each([
    ['the last minute of its last Dutch day', 0, true],
    ['the first minute of the next one', 60_000, false],
  ])('lists an event as ahead in %s', async (_when, ms, isAhead) => {
    const { endsAt } = await eventEntry(7005)
    const midnight = Date.parse(startOfDay(daysAfter(dutchDate(endsAt), 1)))
    const { events } = replicaEvents(createDocuments(env.DB))

    const today = dayOf(midnight - 60_000 + ms)
    const { items } = await events({ locale: 'nl', when: 'ahead', today, page: 1, pageSize: 50 })

    expect(items.some(({ number }) => number === 7005)).toBe(isAhead)
  })

  it('says what has no more places, as long as it is ahead', async () => {
    const full = '/events/webinar-douane-kleine-zendingen'
    const rows = (await (await visit('/events')).text()).split('<article class="event-row"')
    const { endsAt } = await eventEntry(7006)
    const { events } = replicaEvents(createDocuments(env.DB))
    const isFullOn = async (when: 'ahead' | 'past', today: string) => {
      const { items } = await events({ locale: 'nl', when, today, page: 1, pageSize: 50 })
      return items.find(({ number }) => number === 7006)?.isFull
    }

    expect(rows.filter((row) => row.includes('Volgeboekt')).map((row) => row.includes(full))).toEqual([true])
    expect(await isFullOn('ahead', dutchDate(endsAt))).toBe(true)
    expect(await isFullOn('past', daysAfter(dutchDate(endsAt), 1))).toBe(false)
  })

  it('shows a count per filter that matches its result', async () => {
    const { facets, listing } = await propsOf('/events')

    expect(facets.months.reduce((sum, { count }) => sum + count, 0)).toBe(listing.total)
    for (const { month, count } of facets.months)
      expect((await propsOf(`/events?month=${month}`)).listing.total).toBe(count)
    for (const { section, count } of facets.sections)
      expect((await propsOf(`/events?section=${section}`)).listing.total).toBe(count)
    for (const { slug, count } of facets.cities)
      expect((await propsOf(`/events?city=${slug}`)).listing.total).toBe(count)
    expect((await propsOf('/events?online=1')).listing.total).toBe(facets.online)
  })

  it('combines all filters', async () => {
    const month = await monthOf(7005)

    expect(numbersIn(await propsOf(`/events?month=${month}&city=nijmegen&section=logistiek`))).toEqual([7005])
    expect(numbersIn(await propsOf(`/events?month=${month}&city=nijmegen&section=ecommerce`))).toEqual([])
    expect(numbersIn(await propsOf('/events?online=1'))).toEqual([7006, 7013, 7014])
  })

  it('shows past events separately, latest first, and by year', async () => {
    const props = await propsOf('/events?past=1')
    const { facets } = props

    expect(numbersIn(props)).toEqual([7004, 7003, 7002, 7001])
    for (const { year, count } of facets.years)
      expect((await propsOf(`/events?past=1&year=${year}`)).listing.total).toBe(count)
  })

  it('offers Dutch-only events to readers of other languages', async () => {
    const { inDutch, ...props } = await propsOf('/en/events')

    expect(numbersIn(props as Props)).toEqual([7006, 7008, 7009])
    expect(inDutch.map(({ number }) => number)).toEqual([7005, 7007, 7010, 7011, 7012, 7013, 7014, 7015])
    const html = await (await visit('/en/events')).text()
    expect(html).toMatch(/<article class="event-row" lang="nl">/)
    expect(html).toMatch(/href="\/events\/schakel-jaarcongres-2027" hrefLang="nl"/i)
  })

  it("offers a way back if a city has no events, and isn't indexed then", async () => {
    const response = await visit('/events?city=parijs')

    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toContain('Geen evenementen bij deze keuze')
  })

  it.each([
    'month=2026-13',
    'month=2026-00',
    'month=2026-1',
    'month=x',
    'section=sport',
    'city=%27%20OR%201%3D1',
    `city=${'a'.repeat(3000)}`,
    'past=1&year=26',
    'past=1&year=99999',
    'page=0',
    'page=2',
    'page=x',
  ])("isn't found for invalid filters: %s", async (query) => {
    expect((await visit(`/events?${query}`)).status).toBe(404)
  })

  it('has one canonical address, whatever the filters', async () => {
    const plain = await headOf(await visit('/events?utm_source=brief'))
    const filtered = await headOf(await visit('/events?section=logistiek&online=1'))
    const past = await headOf(await visit('/events?past=1'))

    expect(plain.canonical).toBe(`${siteUrl}/events`)
    expect([...plain.alternates.keys()]).toEqual(['nl', 'en', 'de', 'x-default'])
    expect(plain.meta.get('robots')).toContain('index, follow')
    expect(filtered.canonical).toBe(`${siteUrl}/events`)
    expect(filtered.meta.get('robots')).toContain('noindex')
    expect(past.canonical).toBe(`${siteUrl}/events?past=1`)
    expect(past.meta.get('robots')).toContain('index, follow')
  })

  it('lists events as structured data', async () => {
    const { structuredData } = await headOf(await visit('/events'))

    const list = structuredData['@graph']?.find((node) => node['@type'] === 'CollectionPage')
    expect(list?.mainEntity).toMatchObject({
      '@type': 'ItemList',
      itemListElement: expect.arrayContaining([
        {
          '@type': 'ListItem',
          position: 1,
          item: expect.objectContaining({
            '@type': 'Event',
            name: 'Ontbijtsessie zero-emissiezones',
            startDate: expect.stringMatching(/T07:45:00\+0[12]:00$/),
          }),
        },
      ]),
    })
  })
})
