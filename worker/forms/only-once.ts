import { report } from '../report.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

/** Milliseconds after which an attempt that came to nothing counts as cut off. No handler may take as long. */
const attemptMs = 30_000
/** Milliseconds for which the same form, sent again, waits for what comes of the first. */
const patienceMs = 12_000
const pauseMs = 150

/** Whose turn it is: ours, or nobody's because something has come of it before. */
type Claim<Outcome> = { kind: 'claimed'; attempt: number } | { kind: 'settled'; outcome: Outcome }

/**
 * Lets a form act once: what came of it is stored under its idempotency key and answers whoever sends the same again, at the same moment
 * or later. Without D1 it acts all the same, since the backend refuses a key that it has seen.
 * @param act What to do, if nobody has.
 * @param mayRemember Whether what came of it is final; anything else may be tried again.
 * @returns What came of it, now or before; null while another attempt is still under way after 12 seconds.
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

/** @param outcome As JSON; null where the same may be tried again. */
async function settle(db: D1Database, key: string, attempt: number, outcome: string | null): Promise<void> {
  const statement =
    outcome === null
      ? db.prepare('DELETE FROM form_submissions WHERE id = ?1 AND claimed_at = ?2').bind(key, attempt)
      : db
          .prepare('UPDATE form_submissions SET outcome = ?3 WHERE id = ?1 AND claimed_at = ?2')
          .bind(key, attempt, outcome)
  await statement.run()
}

/** Deletes the outcomes of forms that may be sent again. @param now Milliseconds since 1970. */
export async function deleteExpiredOutcomes(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM form_submissions WHERE expires_at <= ?1').bind(now).run()
}
