import { decode } from 'hono/jwt'
import { sha256 } from '../signature.ts'
import { beginHere, endHere } from './current-user.ts'
import type { SessionRow } from './session-row.ts'
import type { Sessions } from './sessions.ts'

/** How often the time of last use is stored, in milliseconds. */
const seenEveryMs = 10 * 60_000

interface Row {
  token_hash: string
  device: string
  created_at: number
  last_seen_at: number
}

/** Characters of a token's hash that identify its session. */
const idLength = 24

/** Sessions in D1. */
export function d1Sessions(db: D1Database): Sessions {
  return {
    async list(userId, token) {
      const current = await sha256(token)
      const { results } = await db
        .prepare(
          'SELECT token_hash, device, created_at, last_seen_at FROM sessions WHERE user_id = ?1 AND ended_at IS NULL AND expires_at > ?2 ORDER BY last_seen_at DESC',
        )
        .bind(userId, Date.now())
        .all<Row>()
      return results.map((row) => ({
        id: row.token_hash.slice(0, idLength),
        device: row.device,
        createdAt: new Date(row.created_at).toISOString(),
        lastSeenAt: new Date(row.last_seen_at).toISOString(),
        isCurrent: row.token_hash === current,
      }))
    },

    async end(userId, id) {
      if (!/^[0-9a-f]{24}$/.test(id)) return false
      endHere((session) => session.userId === userId && session.hash.startsWith(id))
      const { meta } = await db
        .prepare(
          'UPDATE sessions SET ended_at = ?3 WHERE user_id = ?1 AND substr(token_hash, 1, ?4) = ?2 AND ended_at IS NULL',
        )
        .bind(userId, id, Date.now(), idLength)
        .run()
      return meta.changes > 0
    },

    async endAll(userId, exceptToken) {
      const kept = exceptToken ? await sha256(exceptToken) : ''
      endHere((session) => session.userId === userId && session.hash !== kept)
      await db
        .prepare(
          'UPDATE sessions SET ended_at = ?3 WHERE user_id = ?1 AND token_hash <> ?2 AND ended_at IS NULL',
        )
        .bind(userId, kept, Date.now())
        .run()
    },

    async endToken(userId, token) {
      const hash = await sha256(token)
      endHere((session) => session.hash === hash)
      await upsert(db, { userId, hash, token, device: '' }, 'ended_at = excluded.ended_at', Date.now())
    },

    async begin(userId, token, device) {
      const hash = await sha256(token)
      // Tokens have a resolution of a second: signing out and in again within one gives the same token.
      beginHere(token)
      await upsert(db, { userId, hash, token, device }, 'ended_at = excluded.ended_at', null)
    },

    async seen(userId, token, device) {
      const hash = await sha256(token)
      await upsert(db, { userId, hash, token, device }, 'last_seen_at = excluded.last_seen_at', null)
    },
  }
}

/** @throws if D1 doesn't answer. */
export async function sessionRow(db: D1Database, hash: string): Promise<SessionRow> {
  const row = await db
    .prepare('SELECT ended_at, last_seen_at FROM sessions WHERE token_hash = ?1')
    .bind(hash)
    .first<{ ended_at: number | null; last_seen_at: number }>()
  return {
    isEnded: row?.ended_at != null,
    isSeenLongAgo: Date.now() - (row?.last_seen_at ?? 0) > seenEveryMs,
  }
}

/** Ends the sessions of an account that was deleted, and forgets whose they were and on which devices. */
export async function disownSessions(db: D1Database, userId: number): Promise<void> {
  await db
    .prepare(
      `UPDATE sessions SET ended_at = coalesce(ended_at, ?2), user_id = 0, device = '' WHERE user_id = ?1`,
    )
    .bind(userId, Date.now())
    .run()
}

/** Deletes the sessions of expired tokens. @returns How many. */
export async function forgetOldSessions(db: D1Database): Promise<number> {
  const { meta } = await db.prepare('DELETE FROM sessions WHERE expires_at < ?1').bind(Date.now()).run()
  return meta.changes
}

interface Noted {
  userId: number
  hash: string
  token: string
  device: string
}

/** @param change The effect on an existing row: end it, reopen it, or leave it. */
async function upsert(
  db: D1Database,
  { userId, hash, token, device }: Noted,
  change: 'ended_at = excluded.ended_at' | 'last_seen_at = excluded.last_seen_at',
  endedAt: number | null,
): Promise<void> {
  const expiresAt = Number(decode(token).payload.exp) * 1000
  await db
    .prepare(
      `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at, device, ended_at)
      VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6) ON CONFLICT (token_hash) DO UPDATE SET ${change}`,
    )
    .bind(hash, userId, Date.now(), expiresAt, device, endedAt)
    .run()
}
