import type { Core } from '@strapi/strapi'
import { applicationUid } from '../src/applications/application.ts'
import { uidOf } from '../src/documents/types.ts'
import { companiesOf } from '../src/statistics/companies.ts'
import { copyToCompanies } from '../src/statistics/company-counts.ts'
import { dayOf, daysAfter } from '../src/statistics/dutch-day.ts'
import { allViews } from '../src/statistics/view-types.ts'
import { seedToday } from './dates.ts'
import { createRandom, type Random } from './random.ts'

type Strapi = Core.Strapi

type Subject = { value: string; since?: string | null; weight: number; section?: string }

type Link = { number: number; utm: { campaign?: string; source?: string; medium?: string } | null }

type Add = (dimension: string, value: string, amount: number, eventType?: string) => void

/** What is there of an entry that readers look at. */
interface Entry {
  number: number
  slug: string
  link?: string
  publishedAt: string
  firstPublishedAt?: string | null
  section?: string
}

type DayRow = {
  day: string
  event_type: string
  dimension: string
  value: string
  count: number
  uniques: number
}

const days = 90
const chunkSize = 200
/** Page views of an ordinary working day at the end of the period. */
const usualViews = 2600
/** How busy each day of the week is, from Sunday on: a trade paper is read at work. */
const weekRhythm = [0.34, 1.04, 1.12, 1.1, 1.06, 0.86, 0.3]
/** Part of the views that goes to pages of each kind. */
const parts = { content: 0.56, vacancy: 0.13, event: 0.07, partner: 0.06 }

/** Part of the views that goes to each route. */
const routes = {
  'news-id-slug': parts.content,
  'jobs-vacature-id-slug': parts.vacancy,
  'events-slug': parts.event,
  home: 0.11,
  ecommerce: 0.025,
  logistiek: 0.03,
  fulfilment: 0.018,
  jobs: 0.034,
  events: 0.015,
  zoeken: 0.008,
  'news-tag-tag': 0.006,
}

/** Parts of the views, by what they are counted by. */
const shares = {
  language: { nl: 0.89, en: 0.07, de: 0.04 },
  device: { desktop: 0.5, mobile: 0.45, tablet: 0.05 },
  country: { NL: 0.82, BE: 0.11, DE: 0.05, GB: 0.02 },
  source: {
    'google.com': 0.21,
    'linkedin.com': 0.09,
    ochtendmail: 0.12,
    'bing.com': 0.03,
    'duckduckgo.com': 0.014,
    magazine: 0.008,
  },
}

/** Other things that are done, for each page view. */
const actions = {
  'Session start': 0.44,
  Marketing: 0.006,
  Lead: 0.0016,
  'User sign in': 0.011,
  Install: 0.0008,
}

/**
 * Makes up what readers looked at in the 90 days before the present one, from the sample content, the same at every fresh start.
 * Does nothing where anything was counted: made-up figures never stand among real ones.
 */
export async function seedStatistics(strapi: Strapi) {
  if ((await strapi.db.query('api::statistic-day.statistic-day').count()) > 0) return
  const today = seedToday()
  const subjects = await readSubjects(strapi)
  const rows = Array.from({ length: days }, (_, index) =>
    rowsOf(daysAfter(today, index - days), index, subjects),
  ).flat()
  // The editors' page says that these were made up. First, and the rows at once: a start may be killed at any line.
  await strapi
    .store({ type: 'plugin', name: 'statistics', key: 'sampleUntil' })
    .set({ value: daysAfter(today, -1) })
  await strapi.db.transaction(async ({ trx }) => {
    for (let start = 0; start < rows.length; start += chunkSize)
      await trx('statistic_days').insert(rows.slice(start, start + chunkSize))
  })
  await copyToCompanies(strapi)
}

/** What there was to look at. */
async function readSubjects(strapi: Strapi): Promise<{
  content: Subject[]
  vacancy: Subject[]
  event: Subject[]
  partner: Subject[]
  links: Link[]
  applications: { day: string; value: string }[]
  companies: Map<string, string[]>
}> {
  const [articles, vacancies, events, partners, links, applications] = await Promise.all([
    published(strapi, 'content'),
    published(strapi, 'vacancy'),
    published(strapi, 'event'),
    published(strapi, 'partner', 'link'),
    strapi.db.query(uidOf('campaign-link')).findMany({ orderBy: { number: 'asc' } }),
    strapi.db.query(applicationUid).findMany({ populate: { vacancy: { select: ['number'] } } }),
  ])
  const subjects = {
    content: articles.map((entry) =>
      subject(`content/${entry.number}`, entry.firstPublishedAt ?? entry.publishedAt, entry.section),
    ),
    vacancy: vacancies.map((entry) => subject(`vacancy/${entry.number}`, entry.publishedAt)),
    event: events.map((entry) => subject(`event/${entry.slug}`, null)),
    partner: partners.map((entry) => subject(`partner/${entry.link}`, null)),
  }
  const values = Object.values(subjects).flatMap((list) => list.map(({ value }) => value))
  const received = applications.map(({ createdAt, vacancy }) => ({
    day: dayOf(new Date(createdAt)),
    value: `vacancy/${vacancy.number}`,
  }))
  return { ...subjects, links, applications: received, companies: await companiesOf(strapi, values) }
}

function published(strapi: Strapi, type: string, key: string = 'number'): Promise<Entry[]> {
  return strapi.db
    .query(uidOf(type))
    .findMany({ where: { locale: 'nl', publishedAt: { $notNull: true } }, orderBy: { [key]: 'asc' } })
}

function subject(value: string, since: string | null, section?: string): Subject {
  // Few are read by everybody, most by some.
  const weight = 0.2 + createRandom(value).next() ** 3 * 3
  return { value, weight, since: since && new Date(since).toISOString().slice(0, 10), section }
}

/** @param index Of the day. */
function rowsOf(day: string, index: number, subjects: Awaited<ReturnType<typeof readSubjects>>): DayRow[] {
  const random = createRandom(`statistics ${day}`)
  const rhythm = weekRhythm[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1
  const views = Math.round(usualViews * rhythm * (0.74 + (0.26 * index) / days) * random.between(0.92, 1.08))
  const rows: DayRow[] = []

  function add(dimension: string, value: string, amount: number, eventType: string = allViews) {
    const count = Math.round(amount)
    if (count < 1) return
    const uniques = Math.max(1, Math.round(count / random.between(1.5, 2.2)))
    rows.push({ day, event_type: eventType, dimension, value, count, uniques })
  }

  const readViews = views * (parts.content + parts.vacancy)
  add('total', '', views)
  add('total', '', readViews, 'View')
  add('total', '', views - readViews, 'pageview')
  for (const [eventType, part] of Object.entries(actions))
    add('total', '', views * part * random.between(0.7, 1.3), eventType)
  for (const [dimension, values] of Object.entries(shares))
    for (const [value, part] of Object.entries(values))
      add(dimension, value, views * part * random.between(0.85, 1.15))

  for (const [name, part] of Object.entries(routes))
    for (const [language, spoken] of Object.entries(shares.language))
      add('route', `${name}___${language}`, views * part * spoken * random.between(0.85, 1.15))
  const read = spread(subjects.content, day, views * parts.content, random, 6)
  const seen = [...read, ...spread(subjects.vacancy, day, views * parts.vacancy, random, 14)]
  const visited = spread(subjects.event, day, views * parts.event, random, 60)
  for (const [{ value }, amount] of seen) add('entry', value, amount, 'View')
  for (const [{ value }, amount] of visited) add('entry', value, amount, 'pageview')
  for (const [{ value }, amount] of seen.slice(read.length))
    for (const [source, part] of Object.entries(shares.source))
      add('vacancy-source', [value, source].join('\n'), amount * part, 'View')
  // Ten are scrolled past for each that is opened.
  for (const [{ value }, amount] of seen.slice(read.length)) add('listed', value, amount * 10, 'Impression')
  for (const [section, amount] of sumsBy(read, ({ section }) => section))
    add('section', section, amount, 'View')
  // Last, so that what was made up before stays the same.
  const profiles = spread(subjects.partner, day, views * parts.partner, random, 60)
  for (const [{ value }, amount] of profiles) {
    add('entry', value, amount, 'pageview')
    add('listed', value, amount * 6, 'Impression')
    add('entry', value, amount * random.between(0, 0.4), 'Marketing')
    add('entry', value, amount * random.between(0, 0.2), 'Lead')
  }
  const companyOf = ({ value }: Subject) => subjects.companies.get(value)?.[0]
  for (const [company, amount] of sumsBy([...seen, ...visited, ...profiles], companyOf))
    add('partner', `company/${company}`, amount)
  for (const link of subjects.links) addLink(link, add, views * random.between(0.0005, 0.004))
  // An application is a lead as well, as on the site.
  const received = subjects.applications.filter((one) => one.day === day)
  for (const value of new Set(received.map((one) => one.value))) {
    const count = received.filter((one) => one.value === value).length
    for (const event_type of ['Lead', 'Application'])
      rows.push({ day, event_type, dimension: 'entry', value, count, uniques: count })
  }
  return rows
}

/**
 * Divides views among what there was that day: the newest get most, and some are read for weeks.
 * @param freshDays How long one is new.
 */
function spread(
  subjects: Subject[],
  day: string,
  views: number,
  random: Random,
  freshDays: number,
): [Subject, number][] {
  const there = subjects.filter(({ since }) => !since || since <= day)
  const weighed = there.map((one) => {
    const age = one.since ? (Date.parse(day) - Date.parse(one.since)) / 86_400_000 : 0
    return { one, weight: one.weight * (Math.exp(-age / freshDays) + 0.03) * random.between(0.7, 1.3) }
  })
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  return weighed.map(({ one, weight }) => [one, (views * weight) / sum])
}

/** Adds up what belongs to the same thing; what belongs to nothing is left out. */
function sumsBy(
  read: [Subject, number][],
  keyOf: (subject: Subject) => string | undefined,
): Map<string, number> {
  const sums = new Map()
  for (const [subject, amount] of read) {
    const key = keyOf(subject)
    if (key) sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return sums
}

/** A short link that was clicked, and the pages that its readers came to. */
function addLink({ number, utm }: Link, add: Add, clicks: number) {
  add('entry', `link/${number}`, clicks, 'Marketing')
  if (utm?.campaign)
    add('campaign', [utm.campaign, utm.source ?? '', utm.medium ?? ''].join('\n'), clicks * 2.4)
}
