import { signedUntil } from '../access/signing.ts'
import { typeOf, uidOf } from '../documents/types.ts'

/** Types that have their own page on the site. */
const previewUids = new Set<string>(
  ['content', 'event', 'vacancy', 'page', 'partner', 'magazine', 'product'].map(uidOf),
)

const validSeconds = 3600

/**
 * A link that shows a document on the site, including before publication. It works for an hour. The worker checks it
 * (`worker/preview/preview-link.ts`).
 * @param options `now` in milliseconds since the epoch.
 * @returns Nothing for types that have no page.
 */
export function previewLink(
  { siteUrl, secret, now = Date.now() }: { siteUrl: string; secret: string; now?: number },
  uid: string,
  { documentId, locale, status }: { documentId?: string; locale?: string | null; status?: string },
): string | undefined {
  if (!previewUids.has(uid) || !documentId) return undefined
  const type = typeOf(uid)
  const language = locale || 'nl'
  const version = status === 'published' ? 'published' : 'draft'
  const parts = ['preview', type, documentId, language, version]
  const link = new URL(language === 'nl' ? '/preview' : `/${language}/preview`, siteUrl)
  link.search = new URLSearchParams({
    type,
    document: documentId,
    locale: language,
    version,
    ...signedUntil(parts, { secret, validSeconds, now }),
  }).toString()
  return link.href
}
