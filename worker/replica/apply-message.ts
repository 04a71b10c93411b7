import * as v from 'valibot'
import { publishChanges } from '../changes/publish.ts'
import { headOf, type NewChange, recordChanges } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { forgetRedirects } from '../edge/redirects.ts'
import type { Config } from '../env.ts'
import { SiteError } from '../errors.ts'
import { isReplicated, localesOf, noLocale, queryFor, replicatedTypes } from '../strapi/replicated-types.ts'
import { StrapiError } from '../strapi-error.ts'
import { backendReader, type ReadBackend } from './backend.ts'
import type { HookMessage } from './hook-message.ts'
import { followPrompts } from './prompts.ts'
import { followRedirect } from './redirects.ts'
import { type DocumentRow, rowsOf } from './rows.ts'
import { remove, writeFound } from './write.ts'

/**
 * Updates the replica, the redirects and the prompts after a hook message, and publishes the changes.
 * @throws SiteError `UnavailableError` if the document can't be read from the backend.
 */
export async function applyMessage(env: Env, config: Config, message: HookMessage): Promise<void> {
  const read = backendReader(config)
  try {
    if (message.type === 'redirect') await followRedirects(env, read, message.paths ?? [])
    if (message.type === 'prompt') await followPrompts(env.EDGE_KV, read)
    if (isReplicated(message.type)) await followDocument(env.DB, read, message.type, message)
  } catch (failure) {
    // A malformed answer counts as a failure.
    if (failure instanceof StrapiError || v.isValiError(failure))
      throw new SiteError('UnavailableError', {}, { cause: failure })
    throw failure
  }
  if (message.type === 'author') await recordAuthor(env.DB, message)
  await publishChanges(env)
}

async function followRedirects(env: Env, read: ReadBackend, paths: string[]): Promise<void> {
  for (const path of paths) await followRedirect(env.EDGE_KV, read, path)
  forgetRedirects()
}

async function followDocument(
  db: D1Database,
  read: ReadBackend,
  type: ReplicatedType,
  { event, documentId, locale, names }: HookMessage,
): Promise<void> {
  const language: DocumentRow['locale'] = locale ?? noLocale
  if (!localesOf(type).includes(language)) return
  if (event !== 'publish') {
    await remove(db, type, documentId, language, event, names)
    return
  }
  // While it is read, another message may bring something newer.
  for (let isOvertaken = true; isOvertaken; ) {
    const readAt = await headOf(db)
    const entry = await readEntry(read, type, documentId, language)
    const found = { ref: { type, documentId, locale: language }, rows: entry && rowsOf(type, entry) }
    const { overtaken } = await writeFound(db, [found], { readAt, names })
    isOvertaken = overtaken.length > 0
  }
}

/** Authors have no rows in the replica, but the documents that name them need to know about the change. */
async function recordAuthor(db: D1Database, { event, documentId, locale }: HookMessage): Promise<void> {
  const change: NewChange = {
    event,
    type: 'author',
    documentId,
    locale: locale ?? noLocale,
    keys: [],
    previous: null,
  }
  await recordChanges(db, [change], Number.MAX_SAFE_INTEGER).run()
}

const One = v.object({ data: v.nullable(v.record(v.string(), v.unknown())) })

/** The published entry as it is now, or null if there is none in that language. */
async function readEntry(
  read: ReadBackend,
  type: ReplicatedType,
  documentId: string,
  locale: string,
): Promise<Record<string, unknown> | null> {
  const { path } = replicatedTypes[type]
  try {
    return v.parse(One, await read(`${path}/${documentId}`, queryFor(type, locale))).data
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) return null
    throw failure
  }
}
