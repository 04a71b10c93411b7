import { endedWithSession } from './ended-registrations.ts'
import { searchesThatFind } from './matching-searches.ts'
import type { Target } from './registrations.ts'

/** A message for one browser that waits to be sent. */
export interface Waiting {
  messageId: number
  registrationId: number
  attempts: number
  target: Target
  message: Message
}

/** The content of a notification. Paths are of this site. */
export interface Message {
  locale: string
  title: string
  body: string
  image: string | null
  path: string
  tag: string
  label: string
  /** Milliseconds since 1970; after this the message isn't worth sending. */
  endsAt: number
}

/** The result of sending a message. */
export type Outcome =
  /** FCM accepted it. */
  | { kind: 'sent' }
  /** The target no longer exists: the registration is deleted. */
  | { kind: 'gone' }
  /** FCM rejects this message, whatever the target. */
  | { kind: 'refused' }
  | { kind: 'later'; atMs: number }

/** Messages to settle per run. */
const spreadAtOnce = 10

const spreadToSearches = `
  INSERT OR IGNORE INTO push_outbox (message_id, registration_id, due_at)
  SELECT DISTINCT ?1, r.id, ?2 FROM json_each(?3) s
  JOIN push_topics t ON t.topic = s.value ->> 'topic'
  JOIN push_registrations r ON r.id = t.registration_id AND r.language = s.value ->> 'language'`

/** Queues new vacancies for the followers of matching searches. The next run continues with what is left. */
export async function spreadVacancies(db: D1Database, now: number): Promise<void> {
  const { results } = await db
    .prepare(
      'SELECT id, vacancy FROM push_messages WHERE spread_at IS NULL AND vacancy IS NOT NULL ORDER BY id LIMIT ?1',
    )
    .bind(spreadAtOnce)
    .all<{ id: number; vacancy: number }>()
  if (results.length === 0) return
  const found = await searchesThatFind(
    db,
    results.map(({ vacancy }) => vacancy),
    now,
  )
  await db.batch(
    results.flatMap(({ id, vacancy }) => [
      db.prepare(spreadToSearches).bind(id, now, JSON.stringify(found.get(vacancy) ?? [])),
      db.prepare('UPDATE push_messages SET spread_at = ?2 WHERE id = ?1').bind(id, now),
    ]),
  )
}

/** A row of `push_outbox`, with its message and its registration. */
interface Row extends Omit<Message, 'endsAt'> {
  message_id: number
  registration_id: number
  attempts: number
  kind: Target['kind']
  token: string
  ends_at: number
}

/** Messages that are due, longest waiting first. Deletes expired messages and those for ended sessions. */
export async function dueMessages(db: D1Database, now: number, limit: number): Promise<Waiting[]> {
  const answers = await db.batch<Row>([
    endedWithSession(db),
    db
      .prepare(
        'DELETE FROM push_outbox WHERE message_id IN (SELECT id FROM push_messages WHERE ends_at <= ?1)',
      )
      .bind(now),
    db
      .prepare(
        `SELECT o.message_id, o.registration_id, o.attempts, r.kind, r.token,
          m.locale, m.title, m.body, m.image, m.path, m.tag, m.label, m.ends_at
        FROM push_outbox o JOIN push_registrations r ON r.id = o.registration_id JOIN push_messages m ON m.id = o.message_id
        WHERE o.due_at <= ?1 ORDER BY o.due_at, o.message_id, o.registration_id LIMIT ?2`,
      )
      .bind(now, limit),
  ])
  return (answers[2]?.results ?? []).map(
    ({ message_id, registration_id, attempts, kind, token, ends_at, ...message }) => ({
      messageId: message_id,
      registrationId: registration_id,
      attempts,
      target: { kind, token },
      message: { ...message, endsAt: ends_at },
    }),
  )
}

/** Stores the outcomes. A target that is gone takes all its waiting messages with it. */
export async function settle(
  db: D1Database,
  settled: readonly { waiting: Waiting; outcome: Outcome }[],
): Promise<void> {
  const statements = settled.map(({ waiting, outcome }) => statementFor(db, waiting, outcome))
  if (statements.length > 0) await db.batch(statements)
}

function statementFor(
  db: D1Database,
  { messageId, registrationId, target }: Waiting,
  outcome: Outcome,
): D1PreparedStatement {
  switch (outcome.kind) {
    case 'sent':
    case 'refused':
      return db
        .prepare('DELETE FROM push_outbox WHERE message_id = ?1 AND registration_id = ?2')
        .bind(messageId, registrationId)
    case 'gone':
      // The browser may have another target by now.
      return db
        .prepare('DELETE FROM push_registrations WHERE id = ?1 AND token = ?2')
        .bind(registrationId, target.token)
    case 'later':
      return db
        .prepare(
          'UPDATE push_outbox SET attempts = attempts + 1, due_at = ?3 WHERE message_id = ?1 AND registration_id = ?2',
        )
        .bind(messageId, registrationId, Math.round(outcome.atMs))
  }
}

/** When something is due next, in milliseconds since 1970; null if nothing waits. */
export async function nextDue(db: D1Database, now: number): Promise<number | null> {
  return db
    .prepare(
      `SELECT min(due) AS due FROM (
        SELECT min(due_at) AS due FROM push_outbox
        UNION ALL SELECT ?1 FROM push_messages WHERE spread_at IS NULL)`,
    )
    .bind(now)
    .first<number | null>('due')
}
