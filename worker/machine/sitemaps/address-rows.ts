import type { AskDatabase } from '../../database/session.ts'
import type { Database } from '../../database/sql.ts'
import { placesPerFile, type SitemapKind } from './kinds.ts'

/** An address as a sitemap lists it. */
export interface ListedAddress {
  place: number
  locale: string
  path: string
  changed_at: string
  picture: string | null
}

/** Places per D1 query, with a row for each of their languages. */
const placesPerRead = 500

/** A tag's page with fewer articles is `noindex`; keep equal to `worker/pages/tag.ts`. */
const minTagged = 3

const isWorthListing = `
  (a.kind <> 'tag' OR ${minTagged} = (
    SELECT count(*) FROM (
      SELECT 1 FROM document_tags t
      WHERE t.tag = a.slug AND t.locale = a.locale AND t.kind <> 'advertorial'
        AND (t.ends_at IS NULL OR t.ends_at > ?1)
      LIMIT ${minTagged}
    )
  ))`

/**
 * The addresses of a file, a few hundred at a time, so that a file of any length is never in memory as a whole. The
 * languages of a document come together.
 * @param file From 1.
 * @param now ISO 8601 instant.
 */
export async function* addressesIn(
  ask: AskDatabase,
  kind: SitemapKind,
  file: number,
  now: string,
): AsyncGenerator<ListedAddress[]> {
  const end = file * placesPerFile
  for (let start = end - placesPerFile; start < end; start += placesPerRead) {
    const { results } = await ask((db) =>
      db
        .prepare(
          `SELECT a.place, a.locale, a.path, a.changed_at, a.picture FROM sitemap_addresses a
           WHERE a.kind = ?2 AND a.place > ?3 AND a.place <= ?4 AND a.ends_at > ?1 AND ${isWorthListing}
           ORDER BY a.place, a.locale`,
        )
        .bind(now, kind, start, start + placesPerRead)
        .all<ListedAddress>(),
    )
    if (results.length > 0) yield results
    else if (!(await ask((db) => hasMore(db, kind, start + placesPerRead, end)))) return
  }
}

async function hasMore(db: Database, kind: SitemapKind, start: number, end: number): Promise<boolean> {
  const next = await db
    .prepare('SELECT 1 FROM sitemap_addresses WHERE kind = ? AND place > ? AND place <= ? LIMIT 1')
    .bind(kind, start, end)
    .first()
  return next !== null
}

/** A file that isn't empty. */
export interface ListedFile {
  kind: SitemapKind
  file: number
  changed_at: string
}

/**
 * Every file that lists something now. Reads one row per file, plus one address to see that it isn't empty.
 * @param now ISO 8601 instant.
 */
export async function listedFiles(db: Database, now: string): Promise<ListedFile[]> {
  const { results } = await db
    .prepare(
      `SELECT f.kind, f.file, f.changed_at FROM sitemap_files f
       WHERE f.ends_at > ?1 AND EXISTS (
         SELECT 1 FROM sitemap_addresses a
         WHERE a.kind = f.kind AND a.place > (f.file - 1) * ${placesPerFile} AND a.place <= f.file * ${placesPerFile}
           AND a.ends_at > ?1 AND ${isWorthListing}
       )
       ORDER BY f.kind, f.file`,
    )
    .bind(now)
    .all<ListedFile>()
  return results
}

/** When a file last changed, or null if there is no such file. */
export async function fileChangedAt(db: Database, kind: SitemapKind, file: number): Promise<string | null> {
  return db
    .prepare('SELECT changed_at FROM sitemap_files WHERE kind = ? AND file = ?')
    .bind(kind, file)
    .first<string>('changed_at')
}

/** Current site paths of a document in one language. */
export async function addressesOf(db: Database, documentId: string, locale: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT path FROM sitemap_addresses WHERE document_id = ? AND locale = ?')
    .bind(documentId, locale)
    .all<{ path: string }>()
  return results.map(({ path }) => path)
}
