import type { Context } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import type { FilePurpose } from '../../client/files/file-limits.ts'
import type { FileProblem } from '../../client/files/file-problem.ts'
import { fileTypes } from '../../client/files/file-types.ts'
import { pathTo } from '../../client/href.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { aboutOf, isDownloadLink } from '../files/download-link.ts'
import { drain } from '../files/drain.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import { checkOf, fileName, fileSummary, type Person } from '../files/file-summary.ts'
import type { PrivateFile } from '../files/private-file.ts'
import { accountRecord } from '../files/private-file.ts'
import { privateFilesOf } from '../files/private-files.ts'
import { isFilePurpose, rulesOf } from '../files/purposes.ts'
import type { NewFile } from '../files/store-file.ts'
import { storeUpload } from '../files/uploads.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { requireAllowed } from '../http/limits.ts'
import { answersLikePage } from './answers-like-page.ts'
import { accountHeader, requireSameReader } from './same-reader.ts'

/** Disables everything active in a file, and keeps it from acting with this site's origin. */
const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

/**
 * `PUT /api/files/{purpose}` with the file as the body. A file of an account is stored for the signed-in reader; where the purpose allows
 * only one, it replaces the old one. Any other may be uploaded by anybody, for a form that names it once it is sent; until then nobody can
 * read it. → 201 `{ data: FileSummary }`.
 * @throws SiteError `NotFoundError` for an unknown purpose, `UnauthorizedError`, `ConflictError` if the page was shown to another reader,
 *   `TooManyError`, `LengthRequiredError`; `TooLargeError` and `FileRefusedError` with `details.problem`.
 */
export async function putFile(c: Context<AppEnv>): Promise<Response> {
  const purpose = c.req.param('purpose') ?? ''
  if (!isFilePurpose(purpose)) throw new SiteError('NotFoundError')
  const store = rulesOf(purpose).isOwn ? storeOwn : storeUpload
  requireSameReader(c, c.req.header(accountHeader))
  const content = eachOf(c.req.raw.body)
  try {
    const file = await store(c, purpose, { bytes: lengthOf(c), content })
    const { isScanned } = privateFilesOf(c)
    return c.json({ data: fileSummary(file, { person: personOf(c, file), isScanned }) }, 201)
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure
    await drain(content)
    throw asSiteError(failure.problem, failure)
  }
}

async function storeOwn(
  c: Context<AppEnv>,
  purpose: FilePurpose,
  file: Pick<NewFile, 'bytes' | 'content'>,
): Promise<PrivateFile> {
  const { userId } = requireReader(c)
  await requireAllowed(c.env, 'FILE_LIMIT', `account ${userId}`)
  return privateFilesOf(c).storeFile({ ...file, purpose, owner: userId, record: accountRecord(userId) })
}

/**
 * `GET /api/files/{id}`: downloads a file that this visitor may read.
 * @throws SiteError `NotFoundError` also for everybody else, `UncheckedFileError` while it waits for the scanner, `GoneError` if infected.
 */
export async function getFile(c: Context<AppEnv>): Promise<Response> {
  likePage(c)
  const file = await requireFile(c)
  const files = privateFilesOf(c)
  const check = checkOf(file, files.isScanned)
  if (check === 'waiting') throw new SiteError('UncheckedFileError')
  if (check === 'infected') throw new SiteError('GoneError')
  const { mediaType, ending } = fileTypes[file.type]
  const body = c.req.method === 'HEAD' ? null : await files.openFile(file)
  if (c.req.method !== 'HEAD' && !body) throw new SiteError('UnavailableError', { id: file.id })
  const name = fileName(file, personOf(c, file))
  const headers = {
    'cache-control': 'private, no-store',
    'content-disposition': contentDisposition('attachment', name, ending),
    'content-length': String(file.bytes),
    'content-security-policy': filePolicy,
    'content-type': mediaType,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'x-schakel-scan': check === 'clean' ? 'clean' : 'not-scanned',
  }
  return new Response(body, { headers })
}

/**
 * `DELETE /api/files/{id}` → 204.
 * @throws SiteError `NotFoundError` if it doesn't exist or belongs to somebody else; `ConflictError` as `putFile`.
 */
export async function deleteFile(c: Context<AppEnv>): Promise<Response> {
  const { userId } = requireReader(c)
  requireSameReader(c, c.req.header(accountHeader))
  const file = await requireFile(c)
  // Permission to read somebody else's file isn't permission to delete it.
  if (file.owner !== userId) throw new SiteError('NotFoundError')
  await privateFilesOf(c).removeFile(file.id)
  return c.body(null, 204)
}

function requireReader(c: Context<AppEnv>): SignedInVisitor {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  return visitor
}

async function requireFile(c: Context<AppEnv>): Promise<PrivateFile> {
  const { visitor, config, address } = c.var
  const id = c.req.param('id') ?? ''
  const isEditor = await isDownloadLink(address.url.searchParams, id, config.hookSecret, Date.now())
  const reader = { userId: visitor.signedIn ? visitor.userId : null, isEditor }
  const file = await privateFilesOf(c).findFile(id, reader)
  if (!file) throw new SiteError('NotFoundError')
  return file
}

/** Whom the name of a file says it is about: the reader, of files of their own account; of others whom their signed link names. */
function personOf(c: Context<AppEnv>, { purpose }: PrivateFile): Person | null {
  const { visitor, address } = c.var
  if (!rulesOf(purpose).isOwn) return { firstName: aboutOf(address.url.searchParams), lastName: null }
  return visitor.signedIn ? visitor.user : null
}

/** A bucket needs the length beforehand, and a file that is too large is refused before it is sent. */
function lengthOf(c: Context<AppEnv>): number {
  const length = c.req.header('content-length') ?? ''
  if (!/^\d{1,15}$/.test(length)) throw new SiteError('LengthRequiredError')
  return Number(length)
}

/** Readers come here by a link, so errors are pages in their language; scripts get JSON. */
function likePage(c: Context<AppEnv>): void {
  if (!c.req.header('accept')?.includes('text/html')) return
  const { visitor } = c.var
  const locale = (visitor.signedIn && visitor.user?.language) || defaultLocale
  answersLikePage(c, pathTo(locale, 'account'))
}

function asSiteError(problem: FileProblem, cause: unknown): SiteError {
  return new SiteError(problem === 'too-large' ? 'TooLargeError' : 'FileRefusedError', { problem }, { cause })
}

async function* eachOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  if (body) yield* body
}
