import { lane } from './lane.ts'

/** Accounts of the panel in the sample content (`cms/seed/panel-accounts.ts`), by their role. */
export const panelEmails = {
  author: 'auteur@schakel.example',
  editor: 'redacteur@schakel.example',
  'chief editor': 'chef@schakel.example',
  finance: 'financien@schakel.example',
}

/** A role of the panel. */
export type PanelRole = keyof typeof panelEmails

const password = 'Schakel-demo-2026'

/** Calls an address of the panel. */
export type PanelCall = (method: string, path: string, body?: object) => Promise<Response>

/** Tokens by email address. Strapi takes one for half an hour; for another it works out what a password's hash costs. */
const tokens = new Map<string, { token: Promise<string>; at: number }>()
const keptMs = 10 * 60_000

/** A token of an account of Strapi's panel, by default the one that may do everything. @throws Error if it doesn't take the password. */
export function panelToken(account: { email: string; password: string } = lane.editor): Promise<string> {
  const kept = tokens.get(account.email)
  if (kept && Math.abs(Date.now() - kept.at) < keptMs) return kept.token
  const token = askForToken(account)
  tokens.set(account.email, { token, at: Date.now() })
  token.catch(() => tokens.delete(account.email))
  return token
}

async function askForToken(account: { email: string; password: string }): Promise<string> {
  const answer = await call('POST', '/admin/login', account)
  if (!answer.ok) throw new Error(`The panel answered ${answer.status} to ${account.email}`)
  return (await answer.json<{ data: { token: string } }>()).data.token
}

/** Signs in to the panel, by default as the account that may do everything. @param who The sample account of a role, or another account. */
export async function signInPanel(who?: PanelRole | { email: string; password: string }): Promise<PanelCall> {
  const token = await panelToken(typeof who === 'string' ? { email: panelEmails[who], password } : who)
  return (method, path, body) => call(method, path, body, token)
}

/** The address of the entries of a type. */
export function entriesOf(type: string, uid = `api::${type}.${type}`): string {
  return `/content-manager/collection-types/${uid}`
}

function call(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${lane.strapiUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
