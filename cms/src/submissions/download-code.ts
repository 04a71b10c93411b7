import { signedUntil } from '../access/signing.ts'

const weekSeconds = 7 * 24 * 3600

/**
 * The code that opens the file of a white paper or an issue, for seven days unless less is given. Nothing of it is stored; the worker checks it
 * (`worker/machine/documents/download-code.ts`).
 * @param now Milliseconds since 1970.
 */
export function downloadCode(
  documentId: string,
  { now = Date.now(), validSeconds = weekSeconds }: { now?: number; validSeconds?: number } = {},
): string {
  // `safe-start.ts` requires the secret; drafts are signed with it too, as another text.
  const secret = process.env.PREVIEW_SECRET ?? ''
  const { expires, signature } = signedUntil(['download', documentId], { secret, validSeconds, now })
  return `${documentId}.${expires}.${signature}`
}
