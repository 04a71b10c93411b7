import type { ConsentStep } from '../../client/content/consent-step.ts'
import type { Locale } from '../../client/content/locale.ts'
import { pushConsent, pushConsentVersion } from '../../client/push/consent.ts'
import { retentionDays } from '../../cms/src/privacy/retention-days.ts'

interface ConsentRow {
  text: string
  version: string
  given_at: number
  ended_at: number | null
  is_withdrawn: number
}

/** Records that the reader of a registered browser agreed to the text in a language, unless they are notified by a consent already. */
export function consentGiven(db: D1Database, device: string, language: Locale): D1PreparedStatement {
  return db
    .prepare(
      `INSERT OR IGNORE INTO push_consents (registration_id, device_hash, user_id, text, version, given_at)
      SELECT id, device_hash, user_id, ?3, ?4, ?2 FROM push_registrations WHERE device_hash = ?1`,
    )
    .bind(device, Date.now(), pushConsent[language], pushConsentVersion)
}

/**
 * A browser that comes back by itself after its registration had ended is notified by the consent of before, unless that was withdrawn or was
 * somebody else's.
 */
export function consentResumed(db: D1Database, device: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE OR IGNORE push_consents SET ended_at = NULL, registration_id = r.id
      FROM (SELECT id, user_id FROM push_registrations WHERE device_hash = ?1) AS r
      WHERE push_consents.id = (SELECT max(id) FROM push_consents WHERE device_hash = ?1)
        AND ended_at IS NOT NULL AND is_withdrawn = 0 AND push_consents.user_id IS r.user_id`,
    )
    .bind(device)
}

/** Records that the reader of a browser switched notifications off; goes before its registration is deleted. */
export function consentWithdrawn(db: D1Database, device: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE push_consents SET ended_at = ?2, is_withdrawn = 1
      WHERE ended_at IS NULL AND registration_id IN (SELECT id FROM push_registrations WHERE device_hash = ?1)`,
    )
    .bind(device, Date.now())
}

/** The steps of a reader's consents, newest first. */
export async function pushConsentsOf(db: D1Database, userId: number): Promise<ConsentStep[]> {
  const { results } = await db
    .prepare(
      'SELECT text, version, given_at, ended_at, is_withdrawn FROM push_consents WHERE user_id = ?1 ORDER BY id',
    )
    .bind(userId)
    .all<ConsentRow>()
  return newestFirst(results.flatMap(stepsOf))
}

/** Steps of consents, newest first. */
export function newestFirst(steps: readonly ConsentStep[]): ConsentStep[] {
  return steps.toSorted((one, other) => other.at.localeCompare(one.at))
}

/** Deletes the proof of consents that ended long ago. @returns How many. */
export async function forgetOldConsents(db: D1Database): Promise<number> {
  const before = Date.now() - retentionDays['push-consent'] * 24 * 3600_000
  const { meta } = await db.prepare('DELETE FROM push_consents WHERE ended_at < ?1').bind(before).run()
  return meta.changes
}

function stepsOf({ text, version, given_at, ended_at, is_withdrawn }: ConsentRow): ConsentStep[] {
  const given: ConsentStep = {
    ...{ purpose: 'push', step: 'confirmed', text, version },
    at: new Date(given_at).toISOString(),
  }
  if (ended_at === null) return [given]
  const step = is_withdrawn ? 'withdrawn' : 'ended'
  return [given, { purpose: 'push', step, text: null, version: null, at: new Date(ended_at).toISOString() }]
}
