import { DatabaseSync } from 'node:sqlite'
import type { Random } from '../../../cms/seed/random.ts'
import { markerOf } from './marker.ts'

/** Public numbers of made articles begin here. */
const firstNumber = 500_000

/** Tells whether a path is that of a made article. */
export function isMadePath(path: string): boolean {
  return /^\/news\/5\d{5}\//.test(path)
}

/** What else an article names; made ones name the same. Each has tags of its own, or hundreds would lead to the same articles. */
const links = ['authors', 'partners']

/** Tags of a made article. */
const tagsOfEach = 4

/** What is marked of the sample: the field that readers see wherever a document is shown. */
const marked = { contents: 'title', vacancies: 'title', partners: 'name' }

/**
 * Marks the documents of the sample, and puts articles into the database of a running Strapi, drafts and published ones, each like one of the
 * sample: by its API so many would take hours. They have no body, without which the
 * panel publishes none: they are read, and change where a company or a tag does that they name.
 * @param count How many.
 */
export function makeArticles(file: string, count: number, random: Random): void {
  const database = new DatabaseSync(file)
  const columns = columnsOf(database, 'contents').filter((name) => name !== 'id')
  const models = database
    .prepare(
      `SELECT DISTINCT document_id AS id FROM contents WHERE locale = 'nl' AND published_at IS NOT NULL`,
    )
    .all()
  const pickTag = frequentTag(database, random)
  database.exec('BEGIN')
  for (const [table, field] of Object.entries(marked))
    database.exec(
      `UPDATE ${table} SET "${field}" = '${markerOf(`' || document_id || '`, 0)} ' || "${field}" WHERE locale = 'nl'`,
    )
  for (let index = 0; index < count; index++) {
    const number = firstNumber + index
    const title = `${markerOf(`made${index}`, 0)} Bericht ${index}`
    const own: Record<string, string | number> = {
      document_id: `made${index}`,
      number,
      title,
      slug: `bericht-${index}`,
      first_published_at: Date.UTC(2024, 0, 1) + index * 3_600_000,
      push: 0,
    }
    const selected = columns.map((name) => (name in own ? `:${name}` : `"${name}"`))
    const tags = new Set(Array.from({ length: tagsOfEach }, pickTag))
    const versions = database
      .prepare(`SELECT id FROM contents WHERE document_id = ? AND locale = 'nl'`)
      .all(String(models[index % models.length]?.id))
    for (const { id: model } of versions) {
      const { lastInsertRowid: id } = database
        .prepare(
          `INSERT INTO contents (${columns.map((name) => `"${name}"`).join(', ')}) SELECT ${selected.join(', ')} FROM contents WHERE id = :model`,
        )
        .run({ ...own, model: Number(model) })
      for (const link of links) copyLinks(database, `contents_${link}_lnk`, Number(model), Number(id))
      const addTag = database.prepare(
        'INSERT INTO contents_tags_lnk (content_id, tag_id, tag_ord) VALUES (?, ?, ?)',
      )
      for (const [place, tag] of [...tags].entries()) addTag.run(id, tag, place + 1)
    }
  }
  database.exec('COMMIT')
  database.close()
}

/** Picks a tag as often as the articles of the sample have it. @returns Its row's id. */
function frequentTag(database: DatabaseSync, random: Random): () => number {
  const used = database
    .prepare(
      `SELECT tag_id AS id FROM contents_tags_lnk WHERE content_id IN
         (SELECT id FROM contents WHERE locale = 'nl' AND published_at IS NOT NULL)`,
    )
    .all()
  return () => Number(used[Math.floor(random.next() * used.length)]?.id)
}

function copyLinks(database: DatabaseSync, table: string, from: number, to: number): void {
  const columns = columnsOf(database, table).filter((name) => name !== 'id' && name !== 'content_id')
  const list = columns.map((name) => `"${name}"`).join(', ')
  database
    .prepare(
      `INSERT INTO ${table} (content_id, ${list}) SELECT ?, ${list} FROM ${table} WHERE content_id = ?`,
    )
    .run(to, from)
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
}
