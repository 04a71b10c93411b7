import { report } from '../report.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

/** Milliseconds after which an attempt without an outcome counts as aborted. No handler may take as long. */
const attemptMs = 30_000
/** Milliseconds for which the same form, sent again, waits for the outcome of the first. */
const patienceMs = 12_000
const pauseMs = 150

/** Either we may act, or there is an outcome already. */
type Claim<Outcome> = { kind: 'claimed'; attempt: number } | { kind: 'settled'; outcome: Outcome }

/**
 * Lets a form act once: its outcome is stored under its idempotency key, and answers the same form sent again, concurrently or
 * later. Without D1 it acts anyway, since the backend refuses a key that it has seen.
 * @param act What to do, if nobody has.
 * @param mayRemember Whether an outcome is final; otherwise the form may be sent again.
 * @returns The outcome, now or earlier; null if another attempt is still running after 12 seconds.
 */
export async function onlyOnce<Outcome>(
  db: D1Database,
  { key, rememberedMs }: IdempotencyKey,
  act: () => Promise<Outcome>,
  mayRemember: (outcome: Outcome) => boolean,
): Promise<Outcome | null> {
  const claim = await claimed<Outcome>(db, key, rememberedMs).catch((failure) => {
    report('form-outcomes', failure)
    return undefined
  })
  if (claim === undefined) return act()
  if (claim === null) return null
  if (claim.kind === 'settled') return claim.outcome
  let outcome: Outcome | undefined
  try {
    outcome = await act()
    return outcome
  } finally {
    const isFinal = outcome !== undefined && mayRemember(outcome)
    await settle(db, key, claim.attempt, isFinal ? JSON.stringify(outcome) : null).catch((failure) =>
      report('form-outcomes', failure),
    )
  }
}

async function claimed<Outcome>(
  db: D1Database,
  key: string,
  rememberedMs: number,
): Promise<Claim<Outcome> | null> {
  const start = Date.now()
  for (let now = start; now - start < patienceMs; now = Date.now()) {
    const ours = await db
      .prepare(
        `INSERT INTO form_submissions (id, claimed_at, expires_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET claimed_at = ?2, expires_at = ?3, outcome = NULL
         WHERE expires_at <= ?2 OR (outcome IS NULL AND claimed_at <= ?4)
         RETURNING claimed_at`,
      )
      .bind(key, now, now + rememberedMs, now - attemptMs)
      .first()
    if (ours) return { kind: 'claimed', attempt: now }
    const outcome = await db
      .prepare('SELECT outcome FROM form_submissions WHERE id = ?1')
      .bind(key)
      .first<string>('outcome')
    // Written by `settle`, and by nobody else.
    if (outcome) return { kind: 'settled', outcome: JSON.parse(outcome) as Outcome }
    await new Promise((resume) => setTimeout(resume, pauseMs))
  }
  return null
}

/** @param outcome As JSON; null if the form may be sent again. */
async function settle(db: D1Database, key: string, attempt: number, outcome: string | null): Promise<void> {
  const statement =
    outcome === null
      ? db.prepare('DELETE FROM form_submissions WHERE id = ?1 AND claimed_at = ?2').bind(key, attempt)
      : db
          .prepare('UPDATE form_submissions SET outcome = ?3 WHERE id = ?1 AND claimed_at = ?2')
          .bind(key, attempt, outcome)
  await statement.run()
}

/** Deletes the outcomes of forms that may be sent again. @param now Milliseconds since 1970. @returns How many. */
export async function deleteExpiredOutcomes(db: D1Database, now: number): Promise<number> {
  const { meta } = await db.prepare('DELETE FROM form_submissions WHERE expires_at <= ?1').bind(now).run()
  return meta.changes
}
