import type { Context } from 'hono'
import { isForAllFile, mayHaveFile } from '../../access/file-access.ts'
import type { AppEnv } from '../../env.ts'
import { SiteError } from '../../errors.ts'
import { contentDisposition } from '../../http/content-disposition.ts'
import { type OfferedFile, offerOf } from '../../replica/offered-files.ts'
import { isUnchanged } from '../conditional.ts'
import { maxNameLength } from '../uploads.ts'
import { type ByteRange, byteRangeOf } from './byte-range.ts'
import { openDownloadCode } from './download-code.ts'
import { isPreviewCode, previewKey } from './preview-code.ts'
import { findDocument, readDocument } from './stored-document.ts'

const namePattern = /^[\w-]+(?:\.[\w-]+)*\.pdf$/i

/** Names the code in the address of a file that was granted to one reader. */
export const codeKey = 'download'

/** A file never changes under its name, but it may be restricted or withdrawn. */
const freshSeconds = 3600

/**
 * Nothing in a document may run. `sandbox` or `object-src` would be stricter, but browsers then don't show PDFs at all.
 */
const documentPolicy = "script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * `/media/{name}.pdf`: an issue of the magazine, a company's document or a white paper, whole or in ranges. Only files
 * that a published document offers exist here, and those of a draft for who sees its preview. A reader without access is
 * redirected to the page that explains how to get it; a white paper opens with the code that its form gave, an issue
 * with that of who bought it.
 * @throws SiteError `NotFoundError` for a file that isn't offered, `UnavailableError` while this can't be checked.
 */
export async function document(c: Context<AppEnv>): Promise<Response> {
  const name = c.req.param('name') ?? ''
  if (!namePattern.test(name) || name.length > maxNameLength) throw nowhere()
  const { previewSecret } = c.var.config
  const isPreviewed = await isPreviewCode(c.req.query(previewKey) ?? '', name, previewSecret, Date.now())
  const offer = isPreviewed ? ofDraft(name) : await offered(c, name)
  if (offer instanceof Response) return offer
  const found = await findDocument(c.env.MEDIA, c.var.config, name)
  if (!found) throw nowhere()
  const headers = headersOf(offer, found.etag)
  if (isUnchanged(c.req.raw.headers, headers)) return new Response(null, { status: 304, headers })
  const range = rangeAskedFor(c, found)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${found.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-type', 'application/pdf')
  headers.set('content-length', String(range?.length ?? found.size))
  if (range)
    headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${found.size}`)
  const body = c.req.method === 'HEAD' ? null : await readDocument(c.env.MEDIA, name, range)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** The file as a published document offers it, or a redirect for a reader without access. */
async function offered(c: Context<AppEnv>, name: string): Promise<OfferedFile | Response> {
  const granted = await openDownloadCode(c.req.query(codeKey) ?? '', c.var.config.previewSecret, Date.now())
  const offer = await c.var.ask((db) => offerOf(db, name, granted))
  if (!offer) throw nowhere()
  const isGranted = offer.documentId === granted
  return mayHaveFile(offer.access, c.var.audience) || isGranted ? offer : redirectTo(offer.page)
}

/** Like a file that was granted to one reader. */
function ofDraft(name: string): OfferedFile {
  return { shownAs: name, access: 'lead', isIndexed: false, page: '' }
}

function headersOf({ access, shownAs, isIndexed }: OfferedFile, etag: string): Headers {
  const isForAll = isForAllFile(access)
  return new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': isForAll ? `public, max-age=${freshSeconds}` : 'private, no-store',
    'content-disposition': contentDisposition(isForAll ? 'inline' : 'attachment', shownAs, '.pdf'),
    'content-security-policy': documentPolicy,
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  })
}

/** Only GET has ranges. A range of another version than the client has wouldn't fit, so the whole file is sent then. */
function rangeAskedFor(
  c: Context<AppEnv>,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | null {
  const version = c.req.header('if-range')
  if (c.req.method !== 'GET' || (version !== undefined && version !== etag)) return null
  return byteRangeOf(c.req.header('range'), size)
}

function redirectTo(page: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location: page, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
}

function nowhere(): SiteError {
  return new SiteError('NotFoundError', {}, { message: 'No such document' })
}
