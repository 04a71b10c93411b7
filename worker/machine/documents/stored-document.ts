import type { Config } from '../../env.ts'
import { SiteError } from '../../errors.ts'
import { report } from '../../report.ts'
import { fetchUpload } from '../uploads.ts'
import type { ByteRange } from './byte-range.ts'

/** A PDF in our own store. */
export interface StoredDocument {
  /** In bytes. */
  size: number
  /** In header syntax. */
  etag: string
}

/** How every PDF starts (ISO 32000); any other file only has a PDF's name. */
const signature = '%PDF-'

/** Documents are larger than the backend's other responses. */
const fetchTimeoutMs = 5000

/**
 * An editors' PDF: from our own store, or from the backend, whose files are copied into the store on first read. Its
 * content decides, not its name: a page or script named `.pdf` counts as missing.
 * @returns Null if there is none.
 * @throws SiteError `UnavailableError` while nobody can tell.
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

/** The bytes of a found document, or of a range of it. */
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
  // A range of an empty file can't be requested.
  if (!object || object.size < signature.length) return null
  const beginning = await store.get(name, { range: { offset: 0, length: signature.length } })
  return (await beginning?.text()) === signature ? { size: object.size, etag: object.httpEtag } : null
}

async function fromBackend(store: R2Bucket, config: Config, name: string): Promise<StoredDocument | null> {
  const bytes = await fetchUpload(config, name, fetchTimeoutMs)
  if (bytes === 'unknown') throw new SiteError('UnavailableError', { name })
  if (bytes === 'none') return null
  if (new TextDecoder().decode(bytes.slice(0, signature.length)) !== signature) {
    report('media', new Error('A file named .pdf is not a PDF'), { name })
    return null
  }
  const { size, httpEtag: etag } = await store.put(name, bytes, {
    httpMetadata: { contentType: 'application/pdf' },
  })
  return { size, etag }
}
