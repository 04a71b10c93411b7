import { describe, expect, it, vi } from 'vitest'
import type { EventCard } from '../../../client/content/event-card.ts'
import type { Locale } from '../../../client/content/locale.ts'
import { frontRails, type RailSources } from '../../../worker/pages/front-rails.ts'

describe('the rails of the front page', () => {
  it('omit one that fails, which is reported', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = reading({ newest: () => Promise.reject(new Error('D1 is away')) })

    const rails = await frontRails(asked)

    expect(rails.vacancies).toEqual([])
    expect(rails.events.map(({ number }) => number)).toEqual([1, 2])
    expect(reported.mock.calls.join()).toContain('front-vacancies')
    reported.mockRestore()
  })

  it("show Dutch items that aren't translated, each once and in order", async () => {
    const rails = await frontRails(
      reading({ locale: 'en', eventsIn: { en: [event(2, 'en', '2027-01-02')], nl: events } }),
    )

    expect(rails.events.map(({ number, locale }) => `${number} ${locale}`)).toEqual(['1 nl', '2 en'])
  })

  it('show only companies with a paid place', async () => {
    const { partners } = await frontRails(reading())

    expect(partners.map(({ link }) => link)).toEqual(['pakwijs'])
  })
})

const events = [event(1, 'nl', '2027-01-01'), event(2, 'nl', '2027-01-02')]

function event(number: number, locale: Locale, day: string): EventCard {
  return {
    number,
    slug: `dag-${number}`,
    locale,
    title: `Dag ${number}`,
    intro: '',
    startsAt: `${day}T09:00:00.000Z`,
    endsAt: null,
    isAllDay: false,
    status: 'scheduled',
    isFull: false,
    attendance: 'offline',
    venue: null,
    section: null,
    picture: null,
    organizer: null,
    priceFrom: null,
  }
}

interface Sources {
  locale?: Locale
  newest?: RailSources['jobs']['newest']
  eventsIn?: Partial<Record<Locale, EventCard[]>>
}

/** The sources of the rails, without the rest of a request. */
function reading({
  locale = 'nl',
  newest = async () => ({ items: [], total: 0 }),
  eventsIn = { nl: events },
}: Sources = {}): RailSources {
  const company = { roles: ['supplier' as const], logo: null, intro: null, city: null, categories: [] }
  return {
    locale,
    today: '2026-11-21',
    jobs: { newest },
    content: {
      events: async (query) => listOf(eventsIn[query.locale] ?? []),
      magazines: async () => listOf([]),
      partners: async (query) =>
        listOf([
          { ...company, link: 'lijnvast', name: 'Lijnvast', locale: query.locale, tier: 'plus' as const },
          { ...company, link: 'pakwijs', name: 'Pakwijs', locale: query.locale, tier: 'premium' as const },
        ]),
    },
  }
}

function listOf<Item>(items: Item[]) {
  return { items, page: 1, pageSize: 100, pageCount: 1, total: items.length }
}
