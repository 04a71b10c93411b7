import { DatabaseSync } from 'node:sqlite'
import type { MadeArticle } from './corpus.ts'

/**
 * Writes articles to the database of a running Strapi: through its API, that many would take a day. Strapi's search
 * (`_q`) covers the texts of the entry itself, so the blocks of the body, which are in separate tables, are left out:
 * in Strapi's favour.
 */
export function fillStrapi(file: string, articles: Iterable<MadeArticle>): void {
  const database = new DatabaseSync(file)
  const insert = database.prepare(`
    INSERT INTO contents (document_id, number, title, slug, kind, section, intro, first_published_at, access,
      reading_minutes, priority, news_exclude, created_at, updated_at, published_at, locale)
    VALUES (?, ?, ?, ?, 'news', ?, ?, ?, 'free', 1, 0, 0, ?, ?, ?, 'nl')`)
  database.exec('BEGIN')
  for (const { documentId, number, title, slug, section, intro, publishedAt } of articles) {
    const at = Date.parse(publishedAt)
    insert.run(documentId, number, title, slug, section, intro, at, at, at, at)
  }
  database.exec('COMMIT')
  database.close()
}
