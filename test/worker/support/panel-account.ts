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

/** Signs in to Strapi's panel. @throws Error if it doesn't take the password. */
export async function signInToPanel(role: PanelRole): Promise<PanelCall> {
  const answer = await call('POST', '/admin/login', { email: panelEmails[role], password })
  if (!answer.ok) throw new Error(`The panel answered ${answer.status} to the ${role}`)
  const { data } = await answer.json<{ data: { token: string } }>()
  return (method, path, body) => call(method, path, body, data.token)
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
