import { inject } from 'vitest'

const { firestoreUrl, projectId } = inject('firebase')
const root = `projects/${projectId}/databases/(default)/documents`

/** Fields as Firestore's JSON has them. */
export type Fields = Record<string, object>

/** Reads or lists. @returns The status of the answer. */
export async function looks(path: string, token: string | null): Promise<number> {
  return (await send(`/v1/${root}/${path}`, { token })).status
}

/** Writes these fields and leaves others. @returns The status of the answer. */
export async function changes(path: string, fields: Fields, token: string | null): Promise<number> {
  const mask = { fieldPaths: Object.keys(fields) }
  return commits([{ update: { name: `${root}/${path}`, fields }, updateMask: mask }], token)
}

/** Marks a notice as read, at the time of the server. @returns The status of the answer. */
export async function marksRead(path: string, token: string | null): Promise<number> {
  const updateTransforms = [{ fieldPath: 'readAt', setToServerValue: 'REQUEST_TIME' }]
  const update = { name: `${root}/${path}`, fields: {} }
  return commits([{ update, updateMask: { fieldPaths: [] }, updateTransforms }], token)
}

/** Takes away. @returns The status of the answer. */
export function removes(path: string, token: string | null): Promise<number> {
  return commits([{ delete: `${root}/${path}` }], token)
}

/** What stands in a document, read as an owner; null where there is none. */
export async function fieldsOf(path: string): Promise<Fields | null> {
  const response = await send(`/v1/${root}/${path}`, { token: 'owner' })
  if (response.status === 404) return null
  const { fields = {} }: { fields?: Fields } = await response.json()
  return fields
}

async function commits(writes: object[], token: string | null): Promise<number> {
  return (await send(`/v1/${root}:commit`, { token, body: { writes } })).status
}

function send(path: string, { token, body }: { token: string | null; body?: object }): Promise<Response> {
  return fetch(`${firestoreUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
