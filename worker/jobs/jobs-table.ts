import { defaultLocale, locales } from '../../client/content/locale.ts'
import { joined, prepared, type Sql, sql } from '../database/sql.ts'
import type { DerivedTable } from '../replica/derived-table.ts'
import type { Rows } from '../replica/rows.ts'
import type { TimelessVacancy } from '../strapi/parse/vacancy.ts'
import { fold } from './fold.ts'
import { type JobRow, jobRow, jobTexts } from './job-row.ts'

/** Columns of `jobs` that a vacancy fills; the table assigns the id. */
export const jobColumns = [
  'document_id',
  'locale',
  'number',
  'employer',
  'open_until',
  'posted_at',
  'promoted_from',
  'promoted_to',
  'education',
  'remote',
  'hours',
  'contracts',
  'salary_steps',
  'salary',
  'salary_middle',
  'card',
] as const satisfies (keyof JobRow)[]

const updates: Sql = {
  text: jobColumns.map((column) => `${column} = excluded.${column}`).join(', '),
  values: [],
}

/** The search tables for vacancies: `jobs`, `job_categories`, `job_places` and `job_texts`. */
export const jobsTable = {
  put(db: D1Database, { read }: Pick<Rows, 'read'>): D1PreparedStatement[] {
    if (read.type !== 'vacancy') return []
    const row = jobRow(read.value)
    return [
      sql`INSERT INTO jobs (${names}) VALUES (${valuesOf(row)}) ON CONFLICT (document_id, locale) DO UPDATE SET ${updates}`,
      ...clearSides(row.document_id, row.locale),
      ...putSides(row, read.value),
      chooseReaders(row.document_id),
    ].map((statement) => prepared(db, statement))
  },

  remove(db: D1Database, type: string, documentId: string, locale: string): D1PreparedStatement[] {
    if (type !== 'vacancy') return []
    return [
      ...clearSides(documentId, locale),
      sql`DELETE FROM jobs WHERE document_id = ${documentId} AND locale = ${locale}`,
      chooseReaders(documentId),
    ].map((statement) => prepared(db, statement))
  },
} satisfies DerivedTable

const names: Sql = { text: jobColumns.join(', '), values: [] }

function valuesOf(row: JobRow): Sql {
  return { text: jobColumns.map(() => '?').join(', '), values: jobColumns.map((column) => row[column]) }
}

/** The `id` that D1 assigned to a row. */
function idOf(documentId: string, locale: string): Sql {
  return sql`(SELECT id FROM jobs WHERE document_id = ${documentId} AND locale = ${locale})`
}

function clearSides(documentId: string, locale: string): Sql[] {
  const id = idOf(documentId, locale)
  return [
    sql`DELETE FROM job_categories WHERE job_id = ${id}`,
    sql`DELETE FROM job_places WHERE job_id = ${id}`,
    sql`DELETE FROM job_texts WHERE rowid = ${id}`,
  ]
}

function putSides(row: JobRow, value: TimelessVacancy): Sql[] {
  const { vacancy } = value
  const id = idOf(row.document_id, row.locale)
  const categories = JSON.stringify(vacancy.categories)
  const places = JSON.stringify(
    vacancy.locations.map(({ city, position }, index, all) => ({
      city,
      folded: fold(city),
      counts: all.findIndex((other) => other.city === city) === index ? 1 : 0,
      ...position,
    })),
  )
  const texts = jobTexts(value)
  return [
    sql`INSERT OR IGNORE INTO job_categories (job_id, locale, slug, name)
        SELECT ${id}, ${row.locale}, value ->> 'slug', value ->> 'name' FROM json_each(${categories})`,
    // Without a position from the editors, the gazetteer may know the city.
    sql`INSERT INTO job_places (job_id, city, counts, latitude, longitude)
        SELECT ${id}, value ->> 'city', value ->> 'counts',
          coalesce(value ->> 'latitude', places.latitude), coalesce(value ->> 'longitude', places.longitude)
        FROM json_each(${places}) LEFT JOIN places ON places.folded = value ->> 'folded'`,
    sql`INSERT INTO job_texts (rowid, title, employer, categories, places, description, parts)
        VALUES (${id}, ${texts.title}, ${texts.employer}, ${texts.categories}, ${texts.places}, ${texts.description}, ${texts.parts})`,
  ]
}

/**
 * For each reader language, marks one of the vacancy's translations: that language if it exists, else the default, else
 * any.
 */
function chooseReaders(documentId: string): Sql {
  const chosen = locales.map(
    (reader) => sql`${{ text: `for_${reader}`, values: [] }} = (id = (
      SELECT other.id FROM jobs other WHERE other.document_id = ${documentId}
      ORDER BY other.locale = ${reader} DESC, other.locale = ${defaultLocale} DESC, other.locale LIMIT 1))`,
  )
  return sql`UPDATE jobs SET ${joined(chosen, ', ')} WHERE document_id = ${documentId}`
}
