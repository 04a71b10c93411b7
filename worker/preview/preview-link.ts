import * as v from 'valibot'
import { type Locale, locales } from '../../client/content/locale.ts'
import { isSignedUntil } from '../signature.ts'

/** The types with a preview; each has a page of its own. */
const previewTypes = ['content', 'event', 'vacancy', 'page', 'partner', 'magazine', 'product'] as const

/** One of the types. */
export type PreviewType = (typeof previewTypes)[number]

/** What a preview link opens. */
export interface PreviewLink {
  type: PreviewType
  documentId: string
  locale: Locale
  /** The draft, or the published version. */
  version: 'draft' | 'published'
  /** Seconds since 1970. */
  expires: number
}

const Query = v.object({
  type: v.picklist(previewTypes),
  document: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  locale: v.picklist(locales),
  version: v.picklist(['draft', 'published']),
  expires: v.string(),
  signature: v.string(),
})

/**
 * The link in a query, or null if it is forged, expired, or altered. The backend makes it
 * (`cms/src/preview/preview-link.ts`).
 * @param now Milliseconds since 1970.
 */
export async function readPreviewLink(
  query: URLSearchParams,
  secret: string,
  now: number,
): Promise<PreviewLink | null> {
  const parsed = v.safeParse(Query, Object.fromEntries(query))
  if (!parsed.success) return null
  const { type, document, locale, version, expires, signature } = parsed.output
  const parts = ['preview', type, document, locale, version]
  if (!(await isSignedUntil(parts, { expires, signature }, secret, now))) return null
  return { type, documentId: document, locale, version, expires: Number(expires) }
}
