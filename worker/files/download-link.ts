import { isSignedUntil } from '../signature.ts'

/** Whom the file of such a link is about, as its query says; null for nobody. */
export function aboutOf(query: URLSearchParams): string | null {
  return query.get('about')
}

/**
 * Whether the query of a download was signed by the backend, which has checked that somebody may read the file's record
 * (`cms/src/files/download-link.ts`).
 * @param now Milliseconds since 1970.
 */
export function isDownloadLink(
  query: URLSearchParams,
  id: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const signed = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' }
  const about = aboutOf(query)
  return isSignedUntil(['file', id, ...(about === null ? [] : [about])], signed, secret, now)
}
