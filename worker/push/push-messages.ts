import { articlePath } from '../../client/components/article-path.ts'
import { vacancyPath } from '../../client/components/vacancy-path.ts'
import type { Article } from '../../client/content/article.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { Picture } from '../../client/content/picture.ts'
import { companyTopic, sectionTopic, tagTopic } from '../../client/push/topics.ts'
import { isNewVacancy } from '../jobs/new-vacancies.ts'
import type { DerivedTable } from '../replica/derived-table.ts'
import type { Rows } from '../replica/rows.ts'
import type { TimelessVacancy } from '../strapi/parse/vacancy.ts'
import type { Message } from './outbox.ts'

/** The age up to which an article is news, so that refilling the replica notifies nobody. */
const freshMs = 6 * 3600_000

/** How long a message is worth sending. */
const worthMs = { article: 6 * 3600_000, vacancy: 24 * 3600_000 } as const

/** Approximate number of body characters that devices show. */
const maxBodyLength = 180

/** Maximum width of a notification's picture. */
const pictureWidth = 720

/** A row of `push_messages`, without its id and when it was spread. */
interface Draft extends Omit<Message, 'endsAt'> {
  subject: string
  topics: string | null
  vacancy: number | null
  locale: Locale
  created_at: number
  ends_at: number
}

const columns = [
  'subject',
  'topics',
  'vacancy',
  'locale',
  'title',
  'body',
  'image',
  'path',
  'tag',
  'label',
  'created_at',
  'ends_at',
] as const satisfies (keyof Draft)[]

/** Each subject is announced once: an existing row is left unchanged. */
const insertMessage = `INSERT OR IGNORE INTO push_messages (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`

const spreadToTopics = `
  INSERT OR IGNORE INTO push_outbox (message_id, registration_id, due_at)
  SELECT DISTINCT m.id, r.id, m.created_at FROM push_messages m
  JOIN push_topics t ON t.topic IN (SELECT value FROM json_each(m.topics))
  JOIN push_registrations r ON r.id = t.registration_id AND r.language = m.locale
  WHERE m.subject = ? AND m.spread_at IS NULL`

const noteSpread = 'UPDATE push_messages SET spread_at = ? WHERE subject = ? AND spread_at IS NULL'

const withdraw = `DELETE FROM push_outbox WHERE message_id = (SELECT id FROM push_messages WHERE subject = ?)`

/**
 * Notifications for a document (`push_messages`) and their receivers (`push_outbox`): an article whose editors ticked
 * 'push', and each new vacancy. They are written in the same batch as the document, so every publication that reaches
 * the replica is announced exactly once, whichever way it arrived.
 */
export const pushMessages: DerivedTable = {
  put(db, rows) {
    const now = Date.now()
    const draft = draftOf(rows, now)
    if (!draft) return []
    const insert = db.prepare(insertMessage).bind(...columns.map((column) => draft[column]))
    // The row alone doesn't tell which searches find a vacancy; `PushSender` runs them.
    if (draft.topics === null) return [insert]
    return [
      insert,
      db.prepare(spreadToTopics).bind(draft.subject),
      db.prepare(noteSpread).bind(now, draft.subject),
    ]
  },

  remove(db, type, documentId, locale) {
    if (type === 'content') return [db.prepare(withdraw).bind(articleSubject(documentId, locale))]
    return type === 'vacancy' ? [db.prepare(withdraw).bind(vacancySubject(documentId))] : []
  },
}

function draftOf({ document, push, read }: Rows, now: number): Draft | null {
  if (read.type === 'content') {
    const isFresh = now - Date.parse(document.updated_at) < freshMs
    // Followers of a section asked for its news, not for sponsored content.
    return push && isFresh && !read.value.sponsor ? articleDraft(read.value, push.topic, now) : null
  }
  return read.type === 'vacancy' ? vacancyDraft(read.value, now) : null
}

function articleDraft(article: Article, topic: string | null, now: number): Draft {
  const topics = topic
    ? [tagTopic(topic)]
    : [
        sectionTopic(article.section),
        ...article.tags.map(({ slug }) => tagTopic(slug)),
        ...article.partners.map(({ link }) => companyTopic(link)),
      ]
  return {
    subject: articleSubject(article.documentId, article.locale),
    topics: JSON.stringify(topics),
    vacancy: null,
    locale: article.locale,
    title: article.title,
    body: shortened(article.intro),
    image: imageOf(article.picture),
    path: articlePath(article),
    tag: `news-${article.number}`,
    label: `news_${article.section}`,
    created_at: now,
    ends_at: now + worthMs.article,
  }
}

function vacancyDraft(value: TimelessVacancy, now: number): Draft | null {
  if (!isNewVacancy(value, now)) return null
  const { vacancy } = value
  return {
    subject: vacancySubject(vacancy.documentId),
    topics: null,
    vacancy: vacancy.number,
    locale: vacancy.locale,
    title: vacancy.title,
    body: [vacancy.employer.name, ...vacancy.cities.slice(0, 2)].join(', '),
    image: null,
    path: vacancyPath(vacancy),
    // Several vacancies share one notification on a device, which shows the newest.
    tag: 'jobs',
    label: 'jobs',
    created_at: now,
    ends_at: Math.min(Date.parse(vacancy.validThrough), now + worthMs.vacancy),
  }
}

function articleSubject(documentId: string, locale: string): string {
  return `content ${documentId} ${locale}`
}

function vacancySubject(documentId: string): string {
  return `vacancy ${documentId}`
}

/** Cuts at the end of a word if that leaves enough text. */
function shortened(text: string): string {
  if (text.length <= maxBodyLength) return text
  const cut = text.slice(0, maxBodyLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxBodyLength / 2 ? cut.slice(0, end) : cut).trimEnd().toWellFormed()}…`
}

function imageOf(picture: Picture | null): string | null {
  return picture?.sources.find(({ width }) => width >= pictureWidth)?.src ?? picture?.src ?? null
}
