import type { EventCard } from '../../client/content/event-card.ts'
import type { Listing } from '../../client/content/listing.ts'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { MagazineCard } from '../../client/content/magazine.ts'
import type { PartnerCard } from '../../client/content/partner-card.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'

const vacancyCount = 4
const eventCount = 6
const partnerCount = 6
/** More companies than pay for a place; those that do are picked from them. */
const partnersRead = 100

/** The parts of the front page next to the news. The page works without any of them, and a failure doesn't delay it. */
export interface FrontRails {
  vacancies: VacancyCard[]
  /** Soonest first. */
  events: EventCard[]
  /** The newest issue. */
  magazine: MagazineCard | null
  /** Companies with a paid place, by name. */
  partners: Pick<PartnerCard, 'link' | 'name' | 'roles' | 'locale' | 'logo'>[]
}

/** What they are loaded from. */
export interface RailSources extends Pick<LoadContext, 'locale' | 'today'> {
  content: Pick<LoadContext['content'], 'events' | 'magazines' | 'partners'>
  jobs: Pick<LoadContext['jobs'], 'newest'>
}

/** Loads all of them in parallel. What doesn't exist in the page's language is shown in Dutch, marked as such. */
export async function frontRails({ locale, content, jobs, today }: RailSources): Promise<FrontRails> {
  const [vacancies, events, magazines, partners] = await Promise.all([
    optional('front-vacancies', jobs.newest({ locale, limit: vacancyCount }), { items: [], total: 0 }),
    optional(
      'front-events',
      filled(
        locale,
        (asked) => content.events({ locale: asked, when: 'ahead', today, page: 1, pageSize: eventCount }),
        (event) => event.number,
        eventCount,
      ),
      [],
    ),
    optional(
      'front-magazine',
      filled(
        locale,
        (asked) => content.magazines({ locale: asked, page: 1, pageSize: 1 }),
        (magazine) => magazine.number,
        1,
      ),
      [],
    ),
    optional(
      'front-partners',
      filled(
        locale,
        (asked) => content.partners({ locale: asked, role: 'supplier', page: 1, pageSize: partnersRead }),
        (partner) => partner.link,
        partnersRead,
      ),
      [],
    ),
  ])
  return {
    vacancies: vacancies.items,
    events: events.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    magazine: magazines[0] ?? null,
    partners: partners
      .filter(({ tier }) => tier === 'premium')
      .slice(0, partnerCount)
      .map(({ link, name, roles, locale: written, logo }) => ({ link, name, roles, locale: written, logo })),
  }
}

/** The items in a language, filled up to `limit` with those that exist only in Dutch. */
async function filled<Item>(
  locale: Locale,
  ask: (locale: Locale) => Promise<Listing<Item>>,
  keyOf: (item: Item) => string | number,
  limit: number,
): Promise<Item[]> {
  const [own, dutch] = await Promise.all([ask(locale), locale === defaultLocale ? null : ask(defaultLocale)])
  const known = new Set(own.items.map(keyOf))
  const others = (dutch?.items ?? []).filter((item) => !known.has(keyOf(item)))
  return [...own.items, ...others].slice(0, limit)
}
