import { signedUntil } from '../access/signing.ts'

/** Long enough to press the button; a link that leaks is worth nothing soon after. */
const validSeconds = 300

/**
 * A link to a reader's file for who may read its record. The worker checks it (`worker/files/download-link.ts`).
 * @param options `now` in milliseconds since the epoch.
 * @param about Whom the file is about, for its name; null for nobody.
 */
export function downloadLink(
  { siteUrl, secret, now = Date.now() }: { siteUrl: string; secret: string; now?: number },
  id: string,
  about: string | null = null,
): string {
  const link = new URL(`/api/files/${id}`, siteUrl)
  const signed = signedUntil(['file', id, ...(about === null ? [] : [about])], { secret, validSeconds, now })
  link.search = new URLSearchParams({ ...signed, ...(about !== null && { about }) }).toString()
  return link.href
}
