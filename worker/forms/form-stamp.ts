import type { Config } from '../env.ts'
import { isSignatureOf, signatureOf } from '../signature.ts'

/** A hidden field of forms that identifies the rendering of their page. Readers of a cached page share one. */
export interface FormStamp {
  /** Milliseconds since 1970. */
  madeAt: number
}

const shape = /^([0-9a-z]{1,11}-[0-9a-f]{16})-([0-9a-f]{64})$/

/**
 * Makes a stamp, which only this site can make.
 * @param now Milliseconds since 1970.
 */
export async function makeFormStamp(secret: string, now: number): Promise<string> {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  const body = `${now.toString(36)}-${random}`
  return `${body}-${await signatureOf(signedText(body), secret)}`
}

/** Reads the stamp of a form; null if there is none, or if this site didn't make it. */
export async function readFormStamp(secret: string, text: string): Promise<FormStamp | null> {
  const [, body, signature] = shape.exec(text) ?? []
  if (!body || !signature || !(await isSignatureOf(signedText(body), signature, secret))) return null
  return { madeAt: Number.parseInt(body, 36) }
}

/** The secret signs other texts too; none of them starts like this. */
function signedText(body: string): string {
  return `form stamp ${body}`
}

/** The stamp of a page that is rendered now; null if it has no forms. */
export async function formStampFor(
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  forms: readonly string[],
): Promise<string | null> {
  return forms.length > 0 ? makeFormStamp(jwtSecret, Date.now()) : null
}
