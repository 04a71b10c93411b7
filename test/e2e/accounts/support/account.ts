import { linkOf, mailTo } from '../../support/mails.ts'
import { product } from '../../support/this-product.ts'
import { type Credentials, newClient } from './visitor.ts'

const { siteUrl } = product

/** Somebody with an account, by what they would say of themselves. */
export interface Account extends Credentials {
  firstName: string
  lastName: string
}

/** Who has not registered yet. */
export function newcomer(): Account {
  const [mark = ''] = crypto.randomUUID().split('-', 1)
  return {
    email: `lezer-${mark}@proef.example`,
    password: newPassword(),
    firstName: 'Wout',
    lastName: `Vries-${mark}`,
  }
}

/** A password that nobody else has. */
export function newPassword(): string {
  return `kraan-${crypto.randomUUID().slice(0, 13)}`
}

/** Registers in a browser that is closed after that, and leaves the mail unopened. @returns Where its link leads. */
export async function register(account: Account): Promise<string> {
  await sendRegistration(account)
  return linkOf(await mailTo(account.email))
}

/** An account that is ready for use; confirming it signed in a browser that is closed after that. */
export async function newAccount(): Promise<Account> {
  const account = newcomer()
  const cookie = await sendRegistration(account)
  const signedIn = await sendForm(linkOf(await mailTo(account.email)), 'confirm', {}, cookie)
  await sendForm('/api/auth/logout', 'sign-out', {}, signedIn)
  return account
}

function sendRegistration({ email, password, firstName, lastName }: Account): Promise<string> {
  return sendForm('/registreren', 'register', { email, password, firstName, lastName, terms: 'on' })
}

/**
 * Sends a form past the browser, for what a journey only begins with.
 * @returns The cookies of the answer, as they are sent along with the next.
 * @throws Error with the site's answer where it is refused.
 */
export async function sendForm(
  address: string,
  name: string,
  fields: Readonly<Record<string, string>> = {},
  cookie = '',
): Promise<string> {
  const response = await fetch(new URL(address, siteUrl), {
    method: 'POST',
    body: new URLSearchParams({ form: name, ...fields }),
    headers: { accept: 'application/json', origin: siteUrl, cookie, 'cf-connecting-ip': newClient() },
  })
  if (!response.ok) throw new Error(`${name} was answered ${response.status}: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
