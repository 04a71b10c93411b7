import type { CaughtMail } from '../../../scripts/mail/caught-mail.ts'
import { product } from './this-product.ts'

const { controlUrl } = product

/**
 * The newest mail to an address after the first `after` mails; waits up to a minute for it. @throws Error if none comes.
 * @param options.subject Only those with this subject.
 */
export async function mailTo(
  address: string,
  { after = 0, subject }: { after?: number; subject?: string } = {},
): Promise<CaughtMail> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${controlUrl}mails?to=${encodeURIComponent(address)}`)
    const all: CaughtMail[] = await response.json()
    const mails = subject === undefined ? all : all.filter((mail) => mail.subject === subject)
    const newest = mails.at(-1)
    if (newest && mails.length > after) return newest
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address}`)
}

/** The link of a mail's button. @throws Error if it has none. */
export function linkOf({ link, subject }: CaughtMail): string {
  if (!link) throw new Error(`“${subject}” has no link`)
  return link
}
