import { siteUrl, visit } from './visit.ts'

/** Accounts of the sample content, from `cms/seed/accounts.ts`. */
export const demoReader = { email: 'lezer@schakel.example', password: 'schakel-demo-2026' }
export const demoSubscriber = { email: 'abonnee@schakel.example', password: 'schakel-demo-2026' }
export const demoEmployer = { email: 'werkgever@schakel.example', password: 'schakel-demo-2026' }

let clients = 0

/** Submits a form as a page of this site does; from a new address each time, unless `headers` name one. */
export function sendForm(
  path: string,
  name: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return visit(path, {
    method: 'POST',
    body: new URLSearchParams({ form: name, ...values }),
    headers: { origin: siteUrl, 'cf-connecting-ip': newClient(), ...headers },
  })
}

/** An address that no limit has seen. */
export function newClient(): string {
  clients += 1
  return `198.51.${100 + Math.floor(clients / 250)}.${1 + (clients % 250)}`
}

/** Signs in through the form. @returns The cookie header for later requests. */
export async function signIn(who = demoReader, headers: Record<string, string> = {}): Promise<string> {
  const response = await sendForm('/inloggen', 'sign-in', who, headers)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  if (response.status !== 303 || cookies.length === 0)
    throw new Error(`Signing in failed with ${response.status}`)
  return cookies.join('; ')
}

/** The token in a cookie header. */
export function tokenIn(cookie: string): string {
  return /strapi_jwt=([^;]+)/.exec(cookie)?.[1] ?? ''
}
