import * as v from 'valibot'
import { articlePath } from '../../client/components/article-path.ts'
import { magazinePath } from '../../client/components/magazine-path.ts'
import { defaultLocale, isLocale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { type FileAccess, fileAccesses } from '../access/file-access.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import type { Database } from '../database/sql.ts'
import { profileRoute } from '../strapi/parse/partner.ts'
import type { DerivedTable } from './derived-table.ts'
import type { ReadDocument } from './read-document.ts'

/** A file that a published document offers for download. */
export interface OfferedFile {
  /** The editors' file name, such as `Jaarverslag – 2026.pdf`. */
  shownAs: string
  access: FileAccess
  /** False if search engines mustn't index the page that offers it. */
  isIndexed: boolean
  /** Site path of that page. */
  page: string
}

const offering = new Set<string>(['content', 'magazine', 'page', 'partner'] satisfies ReplicatedType[])

const deleteFiles = 'DELETE FROM offered_files WHERE type = ? AND document_id = ? AND locale = ?'
const insertFile = `
  INSERT OR REPLACE INTO offered_files (name, type, document_id, locale, shown_as, access, is_indexed, page)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`

/** The files that documents offer (`offered_files`), by their name below `/media/`. */
export const offeredFiles: DerivedTable = {
  put(db, { document, read }) {
    const { type, document_id: documentId, locale } = document
    if (!offering.has(type)) return []
    return [
      db.prepare(deleteFiles).bind(type, documentId, locale),
      ...filesOf(read, locale).map(({ href, shownAs, access, isIndexed, page }) =>
        db
          .prepare(insertFile)
          .bind(nameIn(href), type, documentId, locale, shownAs, access, isIndexed ? 1 : 0, page),
      ),
    ]
  },

  remove: (db, type, documentId, locale) =>
    offering.has(type) ? [db.prepare(deleteFiles).bind(type, documentId, locale)] : [],
}

function filesOf({ type, value }: ReadDocument, locale: string): (OfferedFile & { href: string })[] {
  switch (type) {
    case 'content': {
      const { download, kind } = value
      if (!download || kind !== 'whitepaper') return []
      // Search engines index its page.
      const rest = { access: 'lead', isIndexed: false, page: articlePath(value) } as const
      return [{ href: download.href, shownAs: download.name, ...rest }]
    }
    case 'magazine': {
      const { pdf, access, seo } = value
      const rest = { access, isIndexed: !seo.noindex, page: magazinePath(value) }
      return pdf ? [{ href: pdf.href, shownAs: pdf.name, ...rest }] : []
    }
    case 'page': {
      const { access, seo } = value
      const rest = { access, isIndexed: !seo.noindex }
      const page = pathTo(isLocale(locale) ? locale : defaultLocale, 'slug', { slug: value.slug })
      return value.blocks.flatMap((block) =>
        block.kind === 'cta' && block.download !== undefined
          ? [{ href: block.href, shownAs: block.download, page, ...rest }]
          : [],
      )
    }
    case 'partner': {
      const { documents, locale, roles, link, seo } = value
      const page = pathTo(locale, profileRoute(roles), { link })
      return documents.map(({ href, name }) => ({
        href,
        shownAs: name,
        access: 'free',
        isIndexed: !seo.noindex,
        page,
      }))
    }
    default:
      return []
  }
}

/** `/media/a%20b.pdf` is stored as `a b.pdf`. */
function nameIn(href: string): string {
  return decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))
}

const OfferRow = v.object({
  document_id: v.string(),
  shown_as: v.string(),
  access: v.picklist(fileAccesses),
  is_indexed: v.number(),
  page: v.string(),
})

/**
 * The offer of a file, or null. If several documents offer it, the most open one counts, or else the one that is asked for.
 * @param documentId Of the document that the reader has a code for; null without one.
 * @throws Error if D1 doesn't answer.
 */
export async function offerOf(
  db: Database,
  name: string,
  documentId: string | null,
): Promise<(OfferedFile & { documentId: string }) | null> {
  const row = await db.prepare(selectOffer).bind(name, documentId).first()
  if (!row) return null
  const { document_id, shown_as, access, is_indexed, page } = v.parse(OfferRow, row)
  return { documentId: document_id, shownAs: shown_as, access, isIndexed: is_indexed === 1, page }
}

const selectOffer = `
  SELECT document_id, shown_as, access, is_indexed, page FROM offered_files WHERE name = ?1
  ORDER BY access IN ('free', 'public') DESC, access = 'account' DESC, document_id IS ?2 DESC, is_indexed DESC, locale = 'nl' DESC LIMIT 1`
