import { DatabaseSync } from 'node:sqlite'
import type { MadeArticle } from './corpus.ts'

/**
 * Puts articles into the database of a running Strapi: by its API that many would take a day. What Strapi searches (`_q`) are
 * the texts of the entry itself, so the parts of the body, which stand in tables of their own, are left out: in its favour.
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
