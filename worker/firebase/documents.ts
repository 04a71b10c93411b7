import * as v from 'valibot'
import { encodeFields, type Field } from './field-values.ts'
import type { FirebaseConfig } from './firebase-config.ts'
import { callGoogle, GoogleError } from './google-call.ts'

/** A document as it was read. */
interface KnownDocument {
  /** Changes with every write. */
  version: string
  /** In Firestore's JSON format. */
  fields: Readonly<Record<string, unknown>>
}

/** A complete document to write. */
interface DocumentWrite {
  /** Relative to the database, such as `users/u7/lists/saved`. */
  path: string
  fields: Readonly<Record<string, Field>>
  /** Precondition: the document doesn't exist yet, or is unchanged since it was read. */
  only: 'new' | { version: string }
}

/**
 * The documents in Firestore, accessed as the service account, which security rules don't apply to. Each method throws
 * as `callGoogle` does.
 */
export interface Documents {
  read: (path: string) => Promise<KnownDocument | null>
  /** @returns False if the precondition fails. */
  write: (document: DocumentWrite) => Promise<boolean>
  /** Writes those that don't exist yet. */
  add: (documents: readonly Omit<DocumentWrite, 'only'>[]) => Promise<void>
  /**
   * Uids of readers with a document in such a collection (`users/{uid}/{collection}/…`) whose list contains a value.
   */
  whoKeep: (collection: string, field: string, value: string) => Promise<string[]>
  /** Paths of all documents of a collection, such as `users/u7/notices`. */
  list: (collection: string) => Promise<string[]>
  /** Missing documents are ignored. */
  remove: (paths: readonly string[]) => Promise<void>
}

const scopes = ['datastore'] as const

/** Firestore's maximum per commit. */
const maxWrites = 500

const Known = v.object({
  updateTime: v.string(),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
})
const Listed = v.object({
  documents: v.optional(v.array(v.object({ name: v.string() })), []),
  nextPageToken: v.optional(v.string(), ''),
})

/** The last item may contain only the read time. */
const Found = v.array(v.object({ document: v.optional(v.object({ name: v.string() })) }))

/** Firestore's statuses for a failed precondition. */
const unmet = new Set(['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND', 'ABORTED'])

/**
 * The documents of a project's default database, over Firestore's REST API.
 * @see https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit
 */
export function firestoreDocuments({ options, serviceAccount }: FirebaseConfig): Documents {
  const origin = options.emulators.firestore || 'https://firestore.googleapis.com'
  const root = `projects/${options.projectId}/databases/(default)/documents`
  const address = `${origin}/v1/${root}`

  async function commit(writes: unknown[]): Promise<void> {
    await callGoogle(serviceAccount, { url: `${address}:commit`, method: 'POST', body: { writes }, scopes })
  }

  return {
    async read(path) {
      try {
        const answer = await callGoogle(serviceAccount, { url: `${address}/${path}`, scopes })
        const { updateTime, fields } = v.parse(Known, answer)
        return { version: updateTime, fields }
      } catch (failure) {
        if (failure instanceof GoogleError && failure.status === 404) return null
        throw failure
      }
    },

    async write({ path, fields, only }) {
      const currentDocument = only === 'new' ? { exists: false } : { updateTime: only.version }
      try {
        await commit([{ update: { name: `${root}/${path}`, fields: encodeFields(fields) }, currentDocument }])
        return true
      } catch (failure) {
        if (failure instanceof GoogleError && unmet.has(failure.reason)) return false
        throw failure
      }
    },

    async add(documents) {
      for (let start = 0; start < documents.length; start += maxWrites) {
        const writes = documents.slice(start, start + maxWrites).map(({ path, fields }) => ({
          update: { name: `${root}/${path}`, fields: encodeFields(fields) },
          currentDocument: { exists: false },
        }))
        // Each write is independent: one that exists already doesn't block the others.
        await callGoogle(serviceAccount, {
          url: `${address}:batchWrite`,
          method: 'POST',
          body: { writes },
          scopes,
        })
      }
    },

    async whoKeep(collection, field, value) {
      const structuredQuery = {
        select: { fields: [{ fieldPath: '__name__' }] },
        from: [{ collectionId: collection, allDescendants: true }],
        where: {
          fieldFilter: {
            field: { fieldPath: field },
            op: 'ARRAY_CONTAINS',
            value: { stringValue: value },
          },
        },
      }
      const answer = await callGoogle(serviceAccount, {
        url: `${address}:runQuery`,
        method: 'POST',
        body: { structuredQuery },
        scopes,
      })
      return v.parse(Found, answer).flatMap(({ document }) => {
        const uid = document && /\/documents\/users\/([^/]+)\//.exec(document.name)?.[1]
        return uid ? [uid] : []
      })
    },

    async list(collection) {
      const paths: string[] = []
      let pageToken = ''
      do {
        const query = new URLSearchParams({ pageSize: '300', 'mask.fieldPaths': '__name__', pageToken })
        const answer = await callGoogle(serviceAccount, { url: `${address}/${collection}?${query}`, scopes })
        const { documents, nextPageToken } = v.parse(Listed, answer ?? {})
        paths.push(...documents.map(({ name }) => name.slice(root.length + 1)))
        pageToken = nextPageToken
      } while (pageToken)
      return paths
    },

    async remove(paths) {
      for (let start = 0; start < paths.length; start += maxWrites)
        await commit(paths.slice(start, start + maxWrites).map((path) => ({ delete: `${root}/${path}` })))
    },
  }
}
