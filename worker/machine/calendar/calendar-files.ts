import type { Context } from 'hono'
import { pathTo } from '../../../client/href.ts'
import { wholeList } from '../../content/whole-list.ts'
import type { AppEnv } from '../../env.ts'
import { SiteError } from '../../errors.ts'
import { publicSlug } from '../../pages/public-slug.ts'
import { siteFactsOf } from '../../render/site-facts.ts'
import { translatorFor } from '../../render/translator.ts'
import { cachedFile } from '../cached-file.ts'
import { writeCalendar } from './calendar.ts'
import { eventProperties, type Writing } from './event-properties.ts'

const type = 'text/calendar; charset=utf-8'
const recentMs = 92 * 24 * 60 * 60 * 1000
/** Hundreds of events that subscribers get at most. */
const mostAhead = 4

/**
 * One event as a file for calendars, at the address of its page with `.ics` behind it. An event that is not there in this
 * language is found in one in which it is.
 * @throws SiteError `NotFoundError` when no published event has the slug.
 */
export async function eventFile(c: Context<AppEnv>): Promise<Response> {
  const { content } = c.var
  const { locale, fullPath } = c.var.address
  const slug = publicSlug(c.req.param('file')?.replace(/\.ics$/, ''))
  // Asked each time: a kept copy would outlive an event that is published no more.
  const event = await content.event(slug, locale)
  if (!event) {
    const languages = await content.languagesOf('event', slug)
    const other = languages.find((language) => language.locale === locale) ?? languages[0]
    if (!other) throw new SiteError('NotFoundError', {}, { message: 'No such event' })
    c.header('cache-control', 'no-store')
    return c.redirect(`${pathTo(other.locale, 'events-slug', { slug: other.slug })}.ics`, 302)
  }
  return cachedFile(c, fullPath, async () => {
    const { site, t } = await writingFor(c)
    const calendar = {
      siteName: site.name,
      subscription: null,
      events: [eventProperties(event, { site, t, stamp: event.updatedAt })],
    }
    return { body: writeCalendar(calendar), type, modifiedAt: event.updatedAt }
  })
}

/** The calendar that one subscribes to: what is ahead, and what was on in the last three months. */
export async function eventsFile(c: Context<AppEnv>): Promise<Response> {
  const { content } = c.var
  const { locale, fullPath } = c.var.address
  return cachedFile(c, fullPath, async () => {
    const now = Date.now()
    const today = new Date(now).toISOString().slice(0, 10)
    const [writing, ahead, past] = await Promise.all([
      writingFor(c),
      wholeList((page) => content.events({ locale, when: 'ahead', today, ...page }), mostAhead),
      content.events({ locale, when: 'past', today, page: 1, pageSize: 100 }),
    ])
    const { site, t } = writing
    const recent = past.items.filter(({ startsAt }) => Date.parse(startsAt) > now - recentMs)
    // A stamp of the minute would make the same calendar a different file at every renewal.
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
