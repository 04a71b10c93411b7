/** The push settings of one of a reader's devices. */
interface ExportedDevice {
  /** ISO 8601. */
  since: string
  language: string
  topics: string[]
}

/** A reader's push settings, for their data export. Excludes the token, which is of no use to them. */
export async function exportedDevices(db: D1Database, userId: number): Promise<ExportedDevice[]> {
  const { results } = await db
    .prepare(
      `SELECT created_at, language, (SELECT json_group_array(topic) FROM push_topics WHERE registration_id = r.id) AS topics
      FROM push_registrations r WHERE user_id = ?1 ORDER BY id`,
    )
    .bind(userId)
    .all<{ created_at: number; language: string; topics: string }>()
  return results.map(({ created_at, language, topics }) => ({
    since: new Date(created_at).toISOString(),
    language,
    topics: JSON.parse(topics),
  }))
}
