import { isSignedUntil } from '../signature.ts'

/**
 * Whether the query of a download was signed by the backend, which has checked that an editor may read the file's record
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
  return isSignedUntil(['file', id], signed, secret, now)
}
