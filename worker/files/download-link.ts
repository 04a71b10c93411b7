import { isSignatureOf } from '../signature.ts'

/**
 * Whether the query of a download was signed by the backend, which has checked that an editor may read the file's record
 * (`cms/src/files/download-link.ts`): the HMAC-SHA256, in hex, of `file`, id and expiry, one per line.
 * @param now Milliseconds since 1970.
 */
export async function isDownloadLink(
  query: URLSearchParams,
  id: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const expires = query.get('expires') ?? ''
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now) return false
  return isSignatureOf(['file', id, expires].join('\n'), query.get('signature') ?? '', secret)
}
