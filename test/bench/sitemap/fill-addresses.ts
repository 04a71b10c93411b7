import { placesPerFile } from '../../../worker/machine/sitemaps/kinds.ts'

const languages = ['nl', 'en', 'de']
const rowsAtOnce = 50_000

/**
 * Writes addresses of articles to an empty D1, each article in three languages, as `address-table.ts` would.
 * @returns The number of sitemap files.
 */
export async function fillAddresses(db: D1Database, addresses: number): Promise<number> {
  const places = Math.ceil(addresses / languages.length)
  const insert = db.prepare(
    `WITH RECURSIVE p(place) AS (SELECT ?1 UNION ALL SELECT place + 1 FROM p WHERE place < ?2)
     INSERT INTO sitemap_addresses (kind, place, document_id, locale, type, slug, path, changed_at, ends_at, picture)
     SELECT 'content', place, printf('d%023d', place), l.value, 'content',
       'een-kop-van-middelbare-lengte-over-logistiek-' || place,
       CASE l.value WHEN 'nl' THEN '' ELSE '/' || l.value END || '/news/' || place || '/een-kop-van-middelbare-lengte-over-logistiek-' || place,
       '2026-11-21T08:00:00.000Z', '9999', '/media/' || place || '-hero.webp'
     FROM p CROSS JOIN json_each(?3) l`,
  )
  const step = Math.floor(rowsAtOnce / languages.length)
  for (let first = 1; first <= places; first += step)
    await insert.bind(first, Math.min(first + step - 1, places), JSON.stringify(languages)).run()
  const files = Math.ceil(places / placesPerFile)
  await db
    .prepare(
      `WITH RECURSIVE f(file) AS (SELECT 1 UNION ALL SELECT file + 1 FROM f WHERE file < ?1)
       INSERT INTO sitemap_files SELECT 'content', file, '2026-11-21T08:00:00.000Z', '9999' FROM f`,
    )
    .bind(files)
    .run()
  return files
}
