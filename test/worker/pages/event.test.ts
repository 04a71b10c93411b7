import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventFrom } from '../../../worker/strapi/parse/event.ts'
import { backendIsWell } from '../support/backend.ts'
import { eventEntry, eventsAhead } from '../support/events-ahead.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

const hour = 3_600_000

beforeAll(() =>
  eventsAhead(({ number }) => {
    const soon = new Date(Date.now() + 2 * hour).toISOString()
    const before = new Date(Date.now() - 2 * hour).toISOString()
    if (number === 7012) return { eventStatus: 'postponed' }
    if (number === 7014)
      return { startsAt: before, endsAt: soon, registration: { mode: 'own', closesAt: before } }
    if (number === 7007)
      return { offers: [{ name: 'Kaart', price: 10, currency: 'kr.', availability: 'in-stock' }] }
    return {}
  }),
)
afterAll(backendIsWell)

async function textOf(path: string): Promise<string> {
  const html = await (await visit(path)).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

async function eventNode(path: string): Promise<Record<string, unknown>> {
  const { structuredData } = await headOf(await visit(path))
  return structuredData['@graph']?.find((node) => node['@type'] === 'Event') ?? {}
}

describe('an event', () => {
  it('shows what, when, where, who and how', async () => {
    const text = await textOf('/events/schakel-jaarcongres-2027')

    for (const part of [
      'Schakel Jaarcongres 2027',
      '09:30–18:00',
      'De Wagenwerkplaats Oost',
      '3812 BH Amersfoort',
      'Nederlandse tijd (CE',
      'De rekening van gratis',
      'Carolien Overmars',
      'Laatste plaatsen',
      'Kaarten met een prijs bestelt en betaalt u in de volgende stap',
      'Zet in agenda',
    ])
      expect(text).toContain(part)
  })

  it('has all structured data that search engines require', async () => {
    const node = await eventNode('/events/schakel-jaarcongres-2027')

    expect(node).toMatchObject({
      name: 'Schakel Jaarcongres 2027',
      startDate: expect.stringMatching(/T09:30:00\+0[12]:00$/),
      endDate: expect.stringMatching(/T18:00:00\+0[12]:00$/),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        {
          '@type': 'Place',
          name: 'De Wagenwerkplaats Oost',
          address: { addressLocality: 'Amersfoort', addressCountry: 'NL' },
        },
        { '@type': 'VirtualLocation', url: 'https://www.schakel.example/jaarcongres/live' },
      ],
      organizer: { '@type': 'Organization', name: 'Schakel' },
      performer: expect.arrayContaining([expect.objectContaining({ name: 'Carolien Overmars' })]),
      offers: expect.arrayContaining([
        expect.objectContaining({
          price: 235,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/LimitedAvailability',
          validFrom: expect.stringMatching(/^\d{4}-/),
        }),
      ]),
    })
    expect(JSON.stringify(node.image)).toContain(`${siteUrl}/media/`)
  })

  it('that was rescheduled, postponed or cancelled says so in the page and in structured data', async () => {
    const moved = '/events/studiemiddag-containerbinnenvaart'
    const { previousStart } = await eventEntry(7011)

    const first = new Intl.DateTimeFormat('nl', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' })
    expect(await textOf(moved)).toContain(
      `Dit evenement is verplaatst. De eerste datum was ${first.format(new Date(String(previousStart)))}.`,
    )
    const node = await eventNode(moved)
    expect(node.eventStatus).toBe('https://schema.org/EventRescheduled')
    expect(Date.parse(String(node.previousStartDate))).toBe(Date.parse(String(previousStart)))
    expect(await textOf('/events/masterclass-wms-kiezen')).toContain('Een nieuwe datum volgt.')
    expect((await eventNode('/events/masterclass-wms-kiezen')).eventStatus).toBe(
      'https://schema.org/EventPostponed',
    )
    expect(await textOf('/events/seminar-farmalogistiek-leiden')).toContain('Dit evenement gaat niet door.')
  })

  it('that is full says so, leads to the waiting list, and tells search engines', async () => {
    const path = '/events/webinar-douane-kleine-zendingen'
    const text = await textOf(path)

    expect(text).toContain('Alle plaatsen zijn vergeven. Naar de wachtlijst')
    expect(text).toContain('Vol, wachtlijst')
    expect(text).not.toContain('Beschikbaar ')
    expect((await eventNode(path)).offers).toEqual([
      expect.objectContaining({ availability: 'https://schema.org/SoldOut' }),
    ])
  })

  it('that is full leaves what its organiser sells as it is', async () => {
    const offers = [
      { name: 'Toegang', price: 0, availability: 'in-stock' },
      { name: 'Met diner', price: 45, availability: 'in-stock' },
      { name: 'Vroege vogel', price: 0, availability: 'sold-out' },
    ]
    const entry = { ...(await eventEntry(7006)), offers }
    const availabilities = (of: object) => eventFrom(of).offers.map(({ availability }) => availability)

    expect(availabilities(entry)).toEqual(['waiting-list', 'in-stock', 'sold-out'])
    expect(availabilities({ ...entry, isFull: false })).toEqual(['in-stock', 'in-stock', 'sold-out'])
  })

  it('of several days has its programme by day, also for machines', async () => {
    const path = '/events/webwinkel-vakdagen-2027'
    const { startsAt } = await eventEntry(7009)
    const text = await textOf(path)
    const weekday = (days: number) =>
      new Intl.DateTimeFormat('nl', {
        ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' },
      }).format(Date.parse(startsAt) + days * 24 * hour)

    expect(text).toMatch(
      new RegExp(`Dag 1 ${weekday(0)} 09:30 Opening .* Dag 2 ${weekday(1)} 10:15 De afgebroken betaling`),
    )
    const { subEvent } = await eventNode(path)
    expect(subEvent).toHaveLength(6)
    expect(Object(subEvent)[3]).toMatchObject({
      name: 'De afgebroken betaling ontleed',
      startDate: expect.stringMatching(/T10:15:00\+0[12]:00$/),
      performer: { name: 'Ruud Tielemans' },
    })
    const file = (await (await visit(`${path}.ics`)).text()).replaceAll('\r\n ', '')
    expect(file).toContain(`\\n${weekday(1)} 10:15 De afgebroken betaling`)
    expect((await eventNode('/events/schakel-jaarcongres-2027')).subEvent).toBeUndefined()
  })

  it('of others says whose it is, and leads to them', async () => {
    expect(await textOf('/events/webwinkel-vakdagen-2027')).toContain(
      'Dit evenement is van Vakdagen Handel. Aanmelden gaat op hun site, niet bij ons.',
    )
  })

  it('offers only the open way to take part', async () => {
    const external = await (await visit('/events/open-werkplaats-mobiele-robots-delft')).text()
    const full = await textOf('/events/ontbijtsessie-zero-emissiezones-nijmegen')
    const closed = await textOf('/events/webinar-pakketautomaat-voor-de-deur')
    const over = await textOf('/events/dag-van-de-retour-2026')

    expect(external).toMatch(
      /<a class="button no-print" href="https:\/\/www\.stapelrobotica\.example\/open-werkplaats" rel="nofollow noopener">/,
    )
    expect(full).toContain('Alle plaatsen zijn vergeven.')
    expect(closed).toContain('De inschrijving is gesloten sinds')
    expect(closed).not.toContain('Dit evenement is geweest.')
    expect(over).toContain('Dit evenement is geweest.')
    expect(over).toContain('Aanmelden kan niet meer.')
    expect(over).not.toContain('Zet in agenda')
  })

  it('shows an amount in an invalid currency instead of nothing', async () => {
    expect(await textOf('/events/nieuwjaarsborrel-fulfilment-waalwijk')).toContain('kr. 10')
  })

  it("that isn't translated is shown in its own language; a translated one at its own address", async () => {
    const untranslated = await visit('/en/events/schakel-jaarcongres-2027')
    const dutchSlug = await visit('/de/events/open-werkplaats-mobiele-robots-delft')

    expect(untranslated.status).toBe(302)
    expect(untranslated.headers.get('location')).toBe('/events/schakel-jaarcongres-2027')
    expect(dutchSlug.status).toBe(301)
    expect(dutchSlug.headers.get('location')).toBe('/de/events/offene-werkstatt-mobile-roboter-delft')
  })

  it('links the languages in which it exists, and no others', async () => {
    const translated = await headOf(await visit('/en/events/open-workshop-mobile-robots-delft'))
    const dutch = await headOf(await visit('/events/schakel-jaarcongres-2027'))

    expect([...translated.alternates.keys()]).toEqual(['nl', 'en', 'de', 'x-default'])
    expect([...dutch.alternates.keys()]).toEqual(['nl', 'x-default'])
  })

  it("isn't found if there is none", async () => {
    expect((await visit('/events/nergens')).status).toBe(404)
    expect((await visit('/events/Nergens%20Hier')).status).toBe(404)
  })
})
