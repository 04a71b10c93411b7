import { isSignedUntil, signatureOf } from '../../signature.ts'

/** Names the code in the address of a file that a draft offers. */
export const previewKey = 'preview'

const purpose = 'previewed-file'

/**
 * A code that opens one file for as long as the link of the preview that shows it, though no published document offers it yet.
 * @param expires Of the link, in seconds since 1970.
 */
export async function previewCode(name: string, expires: number, secret: string): Promise<string> {
  return `${expires}.${await signatureOf([purpose, name, expires].join('\n'), secret)}`
}

/** Whether a code opens this file. @param now Milliseconds since 1970. */
export async function isPreviewCode(
  code: string,
  name: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const [expires = '', signature = ''] = code.split('.', 2)
  return isSignedUntil([purpose, name], { expires, signature }, secret, now)
}
