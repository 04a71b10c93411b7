import type { Context } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import type { FilePurpose } from '../../client/files/file-limits.ts'
import type { FileProblem } from '../../client/files/file-problem.ts'
import { fileTypes } from '../../client/files/file-types.ts'
import { pathTo } from '../../client/href.ts'
import type { SignedInVisitor } from '../accounts/visitor.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { drain } from '../files/drain.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import { checkOf, fileName, fileSummary } from '../files/file-summary.ts'
import type { PrivateFile } from '../files/private-file.ts'
import { accountRecord } from '../files/private-file.ts'
import { privateFilesOf } from '../files/private-files.ts'
import { isFilePurpose, rulesOf } from '../files/purposes.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { requireAllowed } from '../http/limits.ts'
import { answersLikePage } from './answers-like-page.ts'
import { accountHeader, requireSameReader } from './same-reader.ts'

/** Disables everything active in a file, and keeps it from acting with this site's origin. */
const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

/**
 * `PUT /api/files/{purpose}` with the file as the body: stores it for the signed-in reader. Where the purpose allows only one, it
 * replaces the old one. → 201 `{ data: FileSummary }`.
 * @throws SiteError `NotFoundError` for an unknown purpose, `UnauthorizedError`, `ConflictError` if the page was shown to another reader,
 *   `TooManyError`, `LengthRequiredError`; `TooLargeError` and `FileRefusedError` with `details.problem`.
 */
export async function putFile(c: Context<AppEnv>): Promise<Response> {
  const purpose = ownPurpose(c)
  const reader = requireReader(c)
  requireSameReader(c, c.req.header(accountHeader))
  await requireAllowed(c.env, 'FILE_LIMIT', `account ${reader.userId}`)
  const bytes = lengthOf(c)
  const { userId, user } = reader
  const files = privateFilesOf(c)
  const content = eachOf(c.req.raw.body)
  try {
    const file = await files.storeFile({
      purpose,
      owner: userId,
      record: accountRecord(userId),
      bytes,
      content,
    })
    return c.json({ data: fileSummary(file, { person: user, isScanned: files.isScanned }) }, 201)
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure
    await drain(content)
    throw asSiteError(failure.problem, failure)
  }
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
  const name = fileName(file, c.var.visitor.signedIn ? c.var.visitor.user : null)
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

function ownPurpose(c: Context<AppEnv>): FilePurpose {
  const purpose = c.req.param('purpose') ?? ''
  if (!isFilePurpose(purpose) || !rulesOf(purpose).isOwn) throw new SiteError('NotFoundError')
  return purpose
}

function requireReader(c: Context<AppEnv>): SignedInVisitor {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  return visitor
}

async function requireFile(c: Context<AppEnv>): Promise<PrivateFile> {
  const { visitor } = c.var
  const reader = { userId: visitor.signedIn ? visitor.userId : null }
  const file = await privateFilesOf(c).findFile(c.req.param('id') ?? '', reader)
  if (!file) throw new SiteError('NotFoundError')
  return file
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
