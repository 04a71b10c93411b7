import type { DerivedTable } from '../../replica/derived-table.ts'
import { never, placesPerFile } from './kinds.ts'
import { listedPages } from './listed-pages.ts'

/**
 * Stores the addresses for search engines next to their documents.
 * @see migrations/0005_sitemaps.sql
 */
export const sitemapAddresses: DerivedTable = {
  put(db, rows) {
    const { type, document_id, locale, slug } = rows.document
    const pages = listedPages(rows)
    return [
      ...forget(
        db,
        type,
        document_id,
        locale,
        pages.map(({ kind }) => kind),
      ),
      ...pages.flatMap(({ kind, path, changedAt, endsAt, picture }) => [
        db
          .prepare(upsertAddress)
          .bind(document_id, locale, kind, type, slug, path, changedAt, endsAt ?? never, picture),
        db.prepare(touchFile).bind(document_id, locale, kind),
      ]),
    ]
  },

  remove: (db, type, documentId, locale) => forget(db, type, documentId, locale, []),
}

/** All languages of a document share one place; a new document goes after the last. */
const upsertAddress = `
  INSERT INTO sitemap_addresses
    (document_id, locale, kind, type, slug, path, changed_at, ends_at, picture, place)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, coalesce(
    (SELECT place FROM sitemap_addresses WHERE document_id = ?1 AND kind = ?3 LIMIT 1),
    (SELECT max(place) + 1 FROM sitemap_addresses WHERE kind = ?3),
    1
  ))
  ON CONFLICT (document_id, locale, kind) DO UPDATE SET
    slug = excluded.slug, path = excluded.path, changed_at = excluded.changed_at,
    ends_at = excluded.ends_at, picture = excluded.picture`

const touchFile = `
  INSERT INTO sitemap_files (kind, file, changed_at, ends_at)
  SELECT kind, (place - 1) / ${placesPerFile} + 1, changed_at, ends_at
  FROM sitemap_addresses WHERE document_id = ?1 AND locale = ?2 AND kind = ?3
  ON CONFLICT (kind, file) DO UPDATE SET
    changed_at = max(changed_at, excluded.changed_at), ends_at = max(ends_at, excluded.ends_at)`

function forget(
  db: D1Database,
  type: string,
  documentId: string,
  locale: string,
  stillListed: string[],
): D1PreparedStatement[] {
  const which = `document_id = ?1 AND locale = ?2 AND type = ?3 AND kind NOT IN (SELECT value FROM json_each(?4))`
  const values = [documentId, locale, type, JSON.stringify(stillListed)]
  return [
    db
      .prepare(
        `UPDATE sitemap_files SET changed_at = ?5 WHERE (kind, file) IN (
           SELECT kind, (place - 1) / ${placesPerFile} + 1 FROM sitemap_addresses WHERE ${which}
         )`,
      )
      .bind(...values, new Date().toISOString()),
    db.prepare(`DELETE FROM sitemap_addresses WHERE ${which}`).bind(...values),
  ]
}
