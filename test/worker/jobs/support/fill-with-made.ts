import { env } from 'cloudflare:workers'
import { locales } from '../../../../client/content/locale.ts'
import { jobsTable } from '../../../../worker/jobs/jobs-table.ts'
import type { TimelessVacancy } from '../../../../worker/strapi/parse/vacancy.ts'
import { madeCategories, madeVacancies } from './made-vacancies.ts'

/** Generated vacancies, for the reference implementation and D1. */
export const madeJobs: TimelessVacancy[] = [...madeVacancies(400)]

/** Replaces the sample content's vacancies with the generated ones. */
export async function fillWithMade(): Promise<void> {
  const known = await env.DB.prepare(`SELECT document_id, locale FROM jobs`).all<{
    document_id: string
    locale: string
  }>()
  const away = known.results.flatMap((row) =>
    jobsTable.remove(env.DB, 'vacancy', row.document_id, row.locale),
  )
  if (away.length > 0) await env.DB.batch(away)
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM documents WHERE type = 'category'`),
    ...madeCategories.flatMap((names, index) =>
      locales.map((locale) =>
        env.DB.prepare(
          `INSERT INTO documents (type, document_id, locale, slug, title, kind, first_published_at, updated_at, entry, card)
           VALUES ('category', ?, ?, ?, ?, 'vacancy', '', '', '', '')`,
        ).bind(`category-${index}`, locale, names[locale], names[locale].toUpperCase()),
      ),
    ),
  ])
  for (let start = 0; start < madeJobs.length; start += 50) {
    await env.DB.batch(madeJobs.slice(start, start + 50).flatMap((value) => putMade(value)))
  }
}

/** The statements with which the replica would write a vacancy. */
function putMade(value: TimelessVacancy): D1PreparedStatement[] {
  return jobsTable.put(env.DB, { read: { type: 'vacancy', value } })
}
