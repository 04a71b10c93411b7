import { env } from 'cloudflare:workers'

/** The public number of a vacancy that takes applications. */
export async function openVacancy(): Promise<number> {
  const row = await env.DB.prepare(
    'SELECT number FROM jobs WHERE open_until > ?1 AND for_nl = 1 ORDER BY number LIMIT 1',
  )
    .bind(Date.now())
    .first<{ number: number }>()
  return Number(row?.number)
}
