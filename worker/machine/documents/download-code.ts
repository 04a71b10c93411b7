import { isSignedUntil } from '../../signature.ts'

/**
 * Opens the code of a white paper or an issue. The backend makes it for whoever left their details, or bought it
 * (`cms/src/submissions/download-code.ts`): documentId, expiry and signature, with points between.
 * @param now Milliseconds since 1970.
 * @returns The documentId; null if the code is forged, expired or altered.
 */
export async function openDownloadCode(code: string, secret: string, now: number): Promise<string | null> {
  const [, documentId = '', expires = '', signature = ''] =
    /^([\w-]{1,64})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(code) ?? []
  if (documentId === '') return null
  const isSigned = await isSignedUntil(['download', documentId], { expires, signature }, secret, now)
  return isSigned ? documentId : null
}
