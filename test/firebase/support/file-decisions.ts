import { readFile } from 'node:fs/promises'
import { useRules } from './firestore-emulator.ts'
import { rulesProjectId } from './project.ts'

/** What the emulator of files asks before it does something. */
export interface FileQuestion {
  method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Such as `b/{bucket}/o/users/u7/cv/current`. */
  path: string
  file: { before?: FileFacts; after?: FileFacts }
  /** ID token of who asks; absent for the anonymous. */
  token?: string
}

interface FileFacts {
  size?: number | string
  contentType?: string
}

/** Decides. */
export type FilePermit = (question: FileQuestion) => Promise<boolean>

/**
 * Decides by `storage.rules`, in the engine that is at hand: Google's engine for rules of files cannot be had without its downloads, that for
 * rules of documents can, and the language is one. The rules are taken over word for word, but for the names of the service, of the
 * root and of what a file is called (`request.resource.size` is `request.resource.data.size` there). Each question is then put as the
 * same act on a document of the same path, by the same reader.
 */
export async function decideByRules(firestoreUrl: string): Promise<FilePermit> {
  await useRules(
    firestoreUrl,
    rulesProjectId,
    asDocumentRules(await readFile('worker/firebase/rules/storage.rules', 'utf8')),
  )
  const root = `projects/${rulesProjectId}/databases/(default)/documents`
  const address = `${firestoreUrl}/v1/${root}`

  async function commit(write: object, token: string | undefined): Promise<boolean> {
    const response = await fetch(`${address}:commit`, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify({ writes: [write] }),
    })
    await response.body?.cancel()
    return response.ok
  }
  async function look(path: string, token: string | undefined): Promise<boolean> {
    const response = await fetch(`${address}/${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    await response.body?.cancel()
    return response.ok || response.status === 404
  }
  function documentOf(name: string, { size = 0, contentType = '' }: FileFacts) {
    return {
      update: {
        name,
        fields: { size: { integerValue: String(size) }, contentType: { stringValue: contentType } },
      },
    }
  }

  return async ({ method, path, file, token }) => {
    const place = path.replace(/^\/?b\/[^/]+\/o\/?/, '').replace(/\/$/, '')
    if (method === 'list') return look(place, token)
    const name = `${root}/${place}`
    const isThere = method !== 'create'
    await commit(isThere ? documentOf(name, file.before ?? {}) : { delete: name }, 'owner')
    if (method === 'get') return look(place, token)
    if (method === 'delete') return commit({ delete: name }, token)
    return commit(documentOf(name, file.after ?? {}), token)
  }
}

/** Without an engine: who owns the path, and nothing of what the rules say besides. It proves the client, not the rules. */
export const decideByOwner: FilePermit = async ({ path, token }) => {
  const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? 'bnVsbA', 'base64url').toString())
  if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return false
  return path.includes(`/o/users/${String(claims.sub)}/`)
}

function asDocumentRules(rules: string): string {
  return rules
    .replace('service firebase.storage', 'service cloud.firestore')
    .replace('match /b/{bucket}/o {', 'match /databases/{bucket}/documents {')
    .replace(/resource\.(size|contentType)/g, 'resource.data.$1')
}
