import { endedWithSession } from './ended-registrations.ts'
import { searchesThatFind } from './matching-searches.ts'
import type { Target } from './registrations.ts'

/** A message for one browser, that is still to be sent. */
export interface Waiting {
  messageId: number
  registrationId: number
  attempts: number
  target: Target
  message: Message
}

/** What readers are told. Paths are of this site. */
export interface Message {
  locale: string
  title: string
  body: string
  image: string | null
  path: string
  tag: string
  label: string
  /** Milliseconds since 1970; from then on it is no news. */
  endsAt: number
}

/** What became of sending. */
export type Outcome =
  /** FCM has taken it. */
  | { kind: 'sent' }
  /** Nobody is there any more: the registration goes. */
  | { kind: 'gone' }
  /** FCM will not take this message, whoever it is for. */
  | { kind: 'refused' }
  | { kind: 'later'; atMs: number }

/** Messages to settle at one go. */
const spreadAtOnce = 10

const spreadToSearches = `
  INSERT OR IGNORE INTO push_outbox (message_id, registration_id, due_at)
  SELECT DISTINCT ?1, r.id, ?2 FROM json_each(?3) s
  JOIN push_topics t ON t.topic = s.value ->> 'topic'
  JOIN push_registrations r ON r.id = t.registration_id AND r.language = s.value ->> 'language'`

/** Settles who is told of new vacancies. What this did not get to, the next run does. */
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

/** Messages that are due, those that wait longest first. What is no news any more, and who has signed out, is left out for good. */
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

/** Notes what became of them. A target that is gone takes everything with it that waits for it. */
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

/** When there is something to do next, in milliseconds since 1970; null while nothing waits. */
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
