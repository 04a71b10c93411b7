import type { Config } from '../../env.ts'
import { SiteError } from '../../errors.ts'
import { report } from '../../report.ts'
import { fetchUpload } from '../uploads.ts'
import type { ByteRange } from './byte-range.ts'

/** A PDF in our own store. */
export interface StoredDocument {
  /** In bytes. */
  size: number
  /** As the header has it. */
  etag: string
}

/** How every PDF begins (ISO 32000); what begins otherwise is something else under its name. */
const signature = '%PDF-'

/** Documents are larger than what else the backend answers. */
const fetchTimeoutMs = 5000

/**
 * A PDF of the editors: from our own store, or from the backend, whose files are put into the store when they are first read.
 * Its content tells what it is, not its name: a page or a script that is called `.pdf` is not there.
 * @returns Null where there is none.
 * @throws SiteError `UnavailableError` while nobody can say.
 */
export async function findDocument(
  store: R2Bucket,
  config: Config,
  name: string,
): Promise<StoredDocument | null> {
  try {
    return (await inStore(store, name)) ?? (await fromBackend(store, config, name))
  } catch (failure) {
    if (failure instanceof SiteError) throw failure
    throw new SiteError('UnavailableError', { name }, { cause: failure })
  }
}

/** Bytes of a document that was found; of a stretch of it, where one is given. */
export async function readDocument(
  store: R2Bucket,
  name: string,
  range: ByteRange | null,
): Promise<ReadableStream> {
  const object = await store.get(name, range ? { range } : {})
  if (!object) throw new SiteError('UnavailableError', { name })
  return object.body
}

async function inStore(store: R2Bucket, name: string): Promise<StoredDocument | null> {
  const object = await store.head(name)
  // A stretch of an empty file cannot be asked for.
  if (!object || object.size < signature.length) return null
  const beginning = await store.get(name, { range: { offset: 0, length: signature.length } })
  return (await beginning?.text()) === signature ? { size: object.size, etag: object.httpEtag } : null
}

async function fromBackend(store: R2Bucket, config: Config, name: string): Promise<StoredDocument | null> {
  const bytes = await fetchUpload(config, name, fetchTimeoutMs)
  if (bytes === 'unknown') throw new SiteError('UnavailableError', { name })
  if (bytes === 'none') return null
  if (new TextDecoder().decode(bytes.slice(0, signature.length)) !== signature) {
    report('media', new Error('A file that is called PDF is none'), { name })
    return null
  }
  const { size, httpEtag: etag } = await store.put(name, bytes, {
    httpMetadata: { contentType: 'application/pdf' },
  })
  return { size, etag }
}
