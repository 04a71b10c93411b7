import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { locales } from '../../../client/content/locale.ts'
import { migrate } from '../../../scripts/seed/seed-site.ts'
import { openStores } from '../../../scripts/site/open-stores.ts'
import { jobRow, jobTexts } from '../../../worker/jobs/job-row.ts'
import { jobColumns } from '../../../worker/jobs/jobs-table.ts'
import type { TimelessVacancy } from '../../../worker/strapi/parse/vacancy.ts'
import { madeCategories, madeVacancies } from '../../worker/jobs/support/made-vacancies.ts'

const rowsAtOnce = 500

/**
 * A separate D1 with many vacancies. They are written to its file while D1 is closed: through D1 a statement may take as long as a connection
 * lasts, so that 100,000 of them never arrived.
 */
export async function openFilled(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-jobs-'))
  const empty = await openStores(folder)
  await migrate(empty)
  await empty.dispose()
  await fill(folder, count)
  const stores = await openStores(folder)
  return {
    db: await stores.getD1Database('DB'),
    async stop() {
      await stores.dispose()
      await rm(folder, { recursive: true })
    },
  }
}

async function fill(folder: string, count: number): Promise<void> {
  const database = await databaseIn(folder)
  const category = database.prepare(
    `INSERT INTO documents (type, document_id, locale, slug, title, kind, first_published_at, updated_at, entry, card)
     VALUES ('category', ?, ?, ?, ?, 'vacancy', '', '', '', '')`,
  )
  for (const [index, names] of madeCategories.entries())
    for (const locale of locales) category.run(`category-${index}`, locale, names[locale], names[locale])
  let id = 0
  let waiting: string[] = []
  for (const value of madeVacancies(count)) {
    waiting.push(JSON.stringify(rowOf(++id, value)))
    if (waiting.length < rowsAtOnce) continue
    write(database, waiting)
    waiting = []
  }
  write(database, waiting)
  database.exec(chooseReaders)
  database.close()
}

/** The file of D1 below a folder. */
async function databaseIn(folder: string): Promise<DatabaseSync> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.sqlite')) continue
    const database = new DatabaseSync(join(folder, name))
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'jobs'").get()) return database
    database.close()
  }
  throw new Error(`${folder} has no database with vacancies`)
}

function rowOf(id: number, value: TimelessVacancy) {
  const { categories, locations } = value.vacancy
  return {
    id,
    ...jobRow(value),
    texts: jobTexts(value),
    categories,
    places: locations.map(({ city, position }, index) => ({
      city,
      counts: locations.findIndex((other) => other.city === city) === index ? 1 : 0,
      ...position,
    })),
  }
}

const columns = ['id', ...jobColumns]
const texts = ['title', 'employer', 'categories', 'places', 'description', 'parts']
const from = (path: string) => `json_extract(row.value, '$.${path}')`

function write(database: DatabaseSync, rows: readonly string[]): void {
  const json = `[${rows.join()}]`
  database.exec('BEGIN')
  for (const statement of [
    `INSERT INTO jobs (${columns.join()}) SELECT ${columns.map(from).join()} FROM json_each(?) row`,
    `INSERT INTO job_texts (rowid, ${texts.join()})
     SELECT ${from('id')}, ${texts.map((name) => from(`texts.${name}`)).join()} FROM json_each(?) row`,
    `INSERT INTO job_categories (job_id, locale, slug, name)
     SELECT ${from('id')}, ${from('locale')}, one.value ->> 'slug', one.value ->> 'name'
     FROM json_each(?) row, json_each(row.value, '$.categories') one`,
    `INSERT INTO job_places (job_id, city, counts, latitude, longitude)
     SELECT ${from('id')}, one.value ->> 'city', one.value ->> 'counts', one.value ->> 'latitude', one.value ->> 'longitude'
     FROM json_each(?) row, json_each(row.value, '$.places') one`,
  ])
    database.prepare(statement).run(json)
  database.exec('COMMIT')
}

/** The same as in `jobs-table.ts`, for all of them in one statement. */
const chooseReaders = `UPDATE jobs SET ${locales
  .map(
    (reader) => `for_${reader} = (id = (
      SELECT other.id FROM jobs other WHERE other.document_id = jobs.document_id
      ORDER BY other.locale = '${reader}' DESC, other.locale = 'nl' DESC, other.locale LIMIT 1))`,
  )
  .join()}`
