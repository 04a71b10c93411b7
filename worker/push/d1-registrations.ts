import type { Locale } from '../../client/content/locale.ts'
import { consentGiven, consentResumed, consentWithdrawn } from './consents.ts'
import type { Holder, Registration, Registrations, Target } from './registrations.ts'

/** Nobody follows more by hand, and each topic costs a lookup at every publication. */
const maxTopics = 60

interface Row {
  id: number
  device_hash: string
  user_id: number | null
  language: Locale
  refreshed_at: number
}

const columns = 'id, device_hash, user_id, language, refreshed_at'

/** Push registrations in D1. */
export function d1Registrations(db: D1Database): Registrations {
  return {
    async find(holder) {
      const row = await ownRow(db, holder)
      return row && { ...registrationOf(row), topics: await topicsOf(db, row.id) }
    },

    async put(holder, target, options) {
      try {
        return await putOnce(db, holder, target, options)
      } catch (failure) {
        // Another tab of the same browser, or a repeated click, wrote in between. Its row is visible now.
        if (!isTaken(failure)) throw failure
        return putOnce(db, holder, target, options)
      }
    },

    async change(holder, { follow, leave, language }) {
      const row = await ownRow(db, holder)
      if (!row) return null
      const before = await topicsOf(db, row.id)
      const after = [...new Set([...before.filter((topic) => !leave.includes(topic)), ...follow])]
      if (after.length > maxTopics && after.length > before.length) return 'too-many'
      await db.batch([
        db
          .prepare('UPDATE push_registrations SET language = ?2 WHERE id = ?1')
          .bind(row.id, language ?? row.language),
        db
          .prepare(
            'DELETE FROM push_topics WHERE registration_id = ?1 AND topic IN (SELECT value FROM json_each(?2))',
          )
          .bind(row.id, JSON.stringify(leave)),
        db
          .prepare(
            'INSERT OR IGNORE INTO push_topics (topic, registration_id) SELECT value, ?1 FROM json_each(?2)',
          )
          .bind(row.id, JSON.stringify(follow)),
      ])
      return topicsOf(db, row.id)
    },

    async remove(device) {
      await db.batch([
        consentWithdrawn(db, device),
        db.prepare('DELETE FROM push_registrations WHERE device_hash = ?1').bind(device),
      ])
    },
  }
}

async function putOnce(
  db: D1Database,
  holder: Holder,
  target: Target,
  { language, hasAgreed }: { language: Locale; hasAgreed: boolean },
): Promise<boolean> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM push_registrations WHERE device_hash = ?1 OR token = ?2`)
    .bind(holder.device, target.token)
    .all<Row>()
  const here = results.find(({ device_hash }) => device_hash === holder.device)
  const other = results.find(({ device_hash }) => device_hash !== holder.device)
  // A target belongs to one browser. A client that knows it without its secret or account may have stolen it.
  if (other && !isOf(other, holder)) return false
  const own = here && isVisible(here, holder) ? here : undefined
  const statements = [
    // What another reader of this browser followed must not pass to this one.
    ...(here && !own ? [remove(db, here.id)] : []),
    // The same reader, whose browser lost its secret: the registration moves to the new one.
    ...(other
      ? own
        ? [moveTopics(db, other.id, own.id), remove(db, other.id)]
        : [rename(db, other.id, holder)]
      : []),
    upsert(db, holder, target, language),
    hasAgreed ? consentGiven(db, holder.device, language) : consentResumed(db, holder.device),
  ]
  await db.batch(statements)
  return true
}

/** Whether a statement failed on a unique constraint. */
function isTaken(failure: unknown): boolean {
  return failure instanceof Error && failure.message.includes('UNIQUE constraint failed')
}

async function ownRow(db: D1Database, holder: Holder): Promise<Row | null> {
  const row = await db
    .prepare(`SELECT ${columns} FROM push_registrations WHERE device_hash = ?1`)
    .bind(holder.device)
    .first<Row>()
  return row && isVisible(row, holder) ? row : null
}

async function topicsOf(db: D1Database, id: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT topic FROM push_topics WHERE registration_id = ?1 ORDER BY topic')
    .bind(id)
    .all<{ topic: string }>()
  return results.map(({ topic }) => topic)
}

function registrationOf({ language, refreshed_at }: Row): Omit<Registration, 'topics'> {
  return { language, refreshedAt: refreshed_at }
}

function isOf(row: Row, { reader }: Holder): boolean {
  return row.user_id !== null && row.user_id === reader?.userId
}

function isVisible(row: Row, holder: Holder): boolean {
  return row.user_id === null || isOf(row, holder)
}

function remove(db: D1Database, id: number): D1PreparedStatement {
  return db.prepare('DELETE FROM push_registrations WHERE id = ?1').bind(id)
}

function moveTopics(db: D1Database, from: number, to: number): D1PreparedStatement {
  return db
    .prepare(
      'INSERT OR IGNORE INTO push_topics (topic, registration_id) SELECT topic, ?2 FROM push_topics WHERE registration_id = ?1',
    )
    .bind(from, to)
}

function rename(db: D1Database, id: number, { device }: Holder): D1PreparedStatement {
  return db.prepare('UPDATE push_registrations SET device_hash = ?2 WHERE id = ?1').bind(id, device)
}

/**
 * An anonymous registration stays anonymous: it must not go when someone signs in at the same browser and out again.
 */
function upsert(
  db: D1Database,
  { device, reader }: Holder,
  { kind, token }: Target,
  language: Locale,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO push_registrations (device_hash, kind, token, user_id, session_hash, language, created_at, refreshed_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
      ON CONFLICT (device_hash) DO UPDATE SET kind = excluded.kind, token = excluded.token, language = excluded.language,
        session_hash = CASE WHEN user_id IS NULL THEN NULL ELSE excluded.session_hash END, refreshed_at = excluded.refreshed_at`,
    )
    .bind(device, kind, token, reader?.userId ?? null, reader?.sessionHash ?? null, language, Date.now())
}
