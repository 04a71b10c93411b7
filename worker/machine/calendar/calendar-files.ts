import type { Context } from 'hono'
import { pathTo } from '../../../client/href.ts'
import { dayOf } from '../../content/dutch-day.ts'
import { wholeList } from '../../content/whole-list.ts'
import type { AppEnv } from '../../env.ts'
import { SiteError } from '../../errors.ts'
import { translatorFor } from '../../i18n/translator.ts'
import { publicSlug } from '../../pages/public-slug.ts'
import { siteFactsOf } from '../../render/site-facts.ts'
import type { cachedFile } from '../cached-file.ts'
import { writeCalendar } from './calendar.ts'
import { eventProperties, type Writing } from './event-properties.ts'

const type = 'text/calendar; charset=utf-8'
const recentMs = 92 * 24 * 60 * 60 * 1000
/** Upper limit for subscribers, in hundreds of events. */
const maxAhead = 4

/**
 * One event as a calendar file, at its page's address plus `.ics`. An event that doesn't exist in this language
 * redirects to one where it does.
 * @param fromCache Passed, so that it stays with what every isolate loads.
 * @throws SiteError `NotFoundError` if no published event has the slug.
 */
export async function eventFile(c: Context<AppEnv>, fromCache: typeof cachedFile): Promise<Response> {
  const { content } = c.var
  const { locale, fullPath } = c.var.address
  const slug = publicSlug(c.req.param('file')?.replace(/\.ics$/, ''))
  // Read each time: a cache entry could outlive an unpublished event.
  const event = await content.event(slug, locale)
  if (!event) {
    const languages = await content.languagesOf('event', slug)
    const other = languages.find((language) => language.locale === locale) ?? languages[0]
    if (!other) throw new SiteError('NotFoundError', {}, { message: 'No such event' })
    c.header('cache-control', 'no-store')
    return c.redirect(`${pathTo(other.locale, 'events-slug', { slug: other.slug })}.ics`, 302)
  }
  return fromCache(c, fullPath, async () => {
    const { site, t } = await writingFor(c)
    const calendar = {
      siteName: site.name,
      subscription: null,
      events: [eventProperties(event, { site, t, stamp: event.updatedAt })],
    }
    return { body: writeCalendar(calendar), type, modifiedAt: event.updatedAt }
  })
}

/** The calendar to subscribe to: upcoming events, and those of the last three months. */
export async function eventsFile(c: Context<AppEnv>, fromCache: typeof cachedFile): Promise<Response> {
  const { content } = c.var
  const { locale, fullPath } = c.var.address
  return fromCache(c, fullPath, async () => {
    const now = Date.now()
    const today = dayOf(now)
    const [writing, ahead, past] = await Promise.all([
      writingFor(c),
      wholeList((page) => content.events({ locale, when: 'ahead', today, ...page }), maxAhead),
      content.events({ locale, when: 'past', today, page: 1, pageSize: 100 }),
    ])
    const { site, t } = writing
    const recent = past.items.filter(({ startsAt }) => Date.parse(startsAt) > now - recentMs)
    // A stamp with the current time would change the file at every revalidation.
    const stamp = `${today}T00:00:00Z`
    const calendar = {
      siteName: site.name,
      subscription: {
        name: t('meta.events.calendar', { site: site.name }),
        url: `${site.url}${pathTo(locale, 'events')}`,
      },
      events: [...recent.toReversed(), ...ahead].map((event) => eventProperties(event, { site, t, stamp })),
    }
    return { body: writeCalendar(calendar), type, modifiedAt: null }
  })
}

async function writingFor(c: Context<AppEnv>): Promise<Omit<Writing, 'stamp'>> {
  const { config, address, messages } = c.var
  return {
    site: siteFactsOf(config),
    t: await translatorFor(address.locale, messages),
  }
}
