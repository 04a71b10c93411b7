import { articlePath } from '../../client/components/article-path.ts'
import { vacancyPath } from '../../client/components/vacancy-path.ts'
import { hoursText, salaryText } from '../../client/components/vacancy-terms.ts'
import type { ArticleCard } from '../../client/content/article-card.ts'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import { type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { byKind, followedTopics } from '../follows/followed-topics.ts'
import { newsAbout } from '../follows/new-articles.ts'
import { translatorFor } from '../i18n/translator.ts'
import { type RowsOf, rowsOfSubjects } from '../jobs/job-subject.ts'
import { seenAt, seenBetween } from '../jobs/new-vacancies.ts'
import { cardsFrom } from '../jobs/shown.ts'
import { articleCardFrom } from '../strapi/parse/article.ts'
import { resultsPath, subjectWords } from './subject-words.ts'

/** Vacancies or articles in a mail at most; the others are counted, up to a number that nobody reads on to. */
const maxListed = 10
/** Characters of an article's introduction. */
const maxIntro = 200
const maxCounted = 500

/** Statements that D1 handles well in one batch. */
const batchSize = 50

/** An alert for which it is time to look. */
export interface DueAlert {
  documentId: string
  subject: string
  language: Locale
  /** Milliseconds since 1970; what became known later is new. */
  since: number
}

/** What was found for some alerts, as the backend takes it. */
export interface Finding {
  /** Their documentIds. */
  alerts: string[]
  /** Null if nothing is new. */
  mail: AlertMail | null
}

interface AlertMail {
  search: string
  total: number
  items: { title: string; text: string; path: string }[]
  /** Site path without a language. */
  results: string
}

/** A search to be made: what several alerts share. */
interface Search {
  topic: string
  language: Locale
  since: number
}

type Found = { seen: number; card: string | null }

/**
 * What is new for alerts. Equal subjects are searched once for all of them, from the earliest moment that one of them has been told until.
 * @param until What became known later is left for the next run.
 * @throws Error if D1 doesn't answer.
 */
export async function findNew(
  db: Database,
  alerts: readonly DueAlert[],
  until: number,
  now: number,
): Promise<Finding[]> {
  const searches = searchesOf(alerts)
  const found = await search(db, [...searches.values()], until, now)
  const write = await writerFor(db, alerts, now)
  const findings = new Map<string, Finding>()
  for (const alert of alerts) {
    const key = `${alert.since} ${keyOf(alert)}`
    const known = findings.get(key)
    if (known) known.alerts.push(alert.documentId)
    else {
      const rows = (found.get(keyOf(alert)) ?? []).filter(({ seen }) => seen > alert.since)
      findings.set(key, { alerts: [alert.documentId], mail: rows.length > 0 ? write(alert, rows) : null })
    }
  }
  return [...findings.values()]
}

function keyOf({ subject, language }: DueAlert): string {
  return `${language} ${subject}`
}

function searchesOf(alerts: readonly DueAlert[]): Map<string, Search> {
  const searches = new Map<string, Search>()
  for (const alert of alerts) {
    const { subject: topic, language } = alert
    const since = Math.min(alert.since, searches.get(keyOf(alert))?.since ?? alert.since)
    searches.set(keyOf(alert), { topic, language, since })
  }
  return searches
}

/** What is new for each search, newest first; the first ones with their cards. */
async function search(
  db: Database,
  searches: readonly Search[],
  until: number,
  now: number,
): Promise<Map<string, Found[]>> {
  const rowsOf = await rowsOfSubjects(
    db,
    searches.filter(({ topic }) => !followedTopics(topic)),
    now,
  )
  const found = new Map<string, Found[]>()
  for (let start = 0; start < searches.length; start += batchSize) {
    const some = searches.slice(start, start + batchSize)
    const answers = await db.batch<Found>(some.map((one) => prepared(db, newOf(rowsOf, one, until, now))))
    for (const [index, { topic, language }] of some.entries())
      found.set(`${language} ${topic}`, answers[index]?.results ?? [])
  }
  return found
}

/** An alert that was told later than others has a shorter list, with the same beginning: the first cards serve all of them. */
function newOf(rowsOf: RowsOf, one: Search, until: number, now: number): Sql {
  const topics = followedTopics(one.topic)
  if (topics)
    return sql`SELECT hit.seen AS seen, CASE WHEN hit.place <= ${maxListed} THEN hit.card END AS card
    FROM (
      SELECT d.card AS card, n.seen_at AS seen, row_number() OVER (ORDER BY n.seen_at DESC, d.number DESC) AS place
      ${newsAbout({ ...byKind(topics), language: one.language, since: one.since, until }, now)}
    ) hit ORDER BY hit.place LIMIT ${maxCounted}`
  return sql`SELECT hit.seen AS seen,
      CASE WHEN hit.place <= ${maxListed} THEN (SELECT card FROM jobs WHERE jobs.id = hit.id) END AS card
    FROM (
      SELECT j.id AS id, ${seenAt} AS seen, row_number() OVER (ORDER BY ${seenAt} DESC, j.number DESC) AS place
      ${rowsOf(one, [seenBetween(one.since, until)])}
    ) hit ORDER BY hit.place LIMIT ${maxCounted}`
}

type Write = (alert: DueAlert, rows: readonly Found[]) => AlertMail

async function writerFor(db: Database, alerts: readonly DueAlert[], now: number): Promise<Write> {
  const languages = new Map<Locale, { t: Translate; words: Map<string, string> }>()
  for (const language of new Set(alerts.map((alert) => alert.language))) {
    const t = await translatorFor(language, {})
    const subjects = alerts.filter((alert) => alert.language === language).map(({ subject }) => subject)
    languages.set(language, { t, words: await subjectWords(db, subjects, language, t) })
  }
  return ({ subject, language }, rows) => {
    const known = languages.get(language)
    if (!known) throw new Error(`No texts in ${language}`)
    const cards = rows.flatMap(({ card }) => (card === null ? [] : [card]))
    return {
      search: known.words.get(subject) ?? subject,
      total: rows.length,
      items: followedTopics(subject)
        ? cards.map((card) => articleItem(articleCardFrom(JSON.parse(card)), known.t))
        : cardsFrom(
            cards.map((card) => ({ card, promoted: 0 })),
            now,
          ).map((card) => ({
            title: card.title,
            text: termsOf(card, language, known.t),
            path: vacancyPath(card),
          })),
      // The backend puts the language in front of it.
      results: resultsPath(subject, defaultLocale),
    }
  }
}

/** Employer, places, hours and salary in a line. */
function termsOf({ employer, cities, hours, salary }: VacancyCard, language: Locale, t: Translate): string {
  return [
    employer.name,
    new Intl.ListFormat(language).format(cities),
    hours && hoursText(t, language, hours),
    salary && salaryText(t, language, salary),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** One that few may read says so instead of how it begins. */
function articleItem(article: ArticleCard, t: Translate): AlertMail['items'][number] {
  const { title, intro, access } = article
  const text = access === 'subscriber' ? t('article.for-subscribers') : shortened(intro)
  return { title, text, path: articlePath(article) }
}

/** Cuts after a word. */
function shortened(text: string): string {
  if (text.length <= maxIntro) return text
  return `${text.slice(0, text.lastIndexOf(' ', maxIntro)).toWellFormed()}…`
}
