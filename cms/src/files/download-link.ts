import { signedUntil } from '../access/signing.ts'

/** Long enough to press the button; a link that leaks is worth nothing soon after. */
const validSeconds = 300

/**
 * A link to a reader's file for an editor who may read its record. The worker checks it (`worker/files/download-link.ts`).
 * @param options `now` in milliseconds since the epoch.
 */
export function downloadLink(
  { siteUrl, secret, now = Date.now() }: { siteUrl: string; secret: string; now?: number },
  id: string,
): string {
  const link = new URL(`/api/files/${id}`, siteUrl)
  link.search = new URLSearchParams(signedUntil(['file', id], { secret, validSeconds, now })).toString()
  return link.href
}
