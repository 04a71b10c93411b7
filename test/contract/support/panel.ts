import { lane } from '../../worker/support/lane.ts'
import type { Member } from './member.ts'

/** Calls the panel's own addresses as one of its accounts. @param account By default the one that may do everything. */
export async function signInPanel(
  account: { email: string; password: string } = lane.editor,
): Promise<Member> {
  const answer = await send('', 'POST', '/admin/login', account)
  const { token } = (await answer.json<{ data: { token: string } }>()).data
  return (method, path, body) => send(token, method, path, body)
}

function send(token: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${lane.strapiUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
