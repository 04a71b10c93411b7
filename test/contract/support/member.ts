import { lane } from '../../worker/support/lane.ts'

const { strapiUrl } = lane

/** Calls the backend as a signed-in account. @param path Below `/api`. @param body JSON, or bytes as they are. */
export type Member = (method: string, path: string, body?: object) => Promise<Response>

/** Signs in one of the sample accounts. */
export async function signInMember(email: string, password = 'schakel-demo-2026'): Promise<Member> {
  const answer = await fetch(`${strapiUrl}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: email, password }),
  })
  return memberWith((await answer.json<{ jwt: string }>()).jwt)
}

/** The same with a token, or with none. */
export function memberWith(token: string | null): Member {
  return (method, path, body) =>
    fetch(`${strapiUrl}/api${path}`, {
      method,
      headers: {
        'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    })
}
