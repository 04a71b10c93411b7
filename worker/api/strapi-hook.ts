import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { removeFile } from '../files/delete-files.ts'
import { findFile } from '../files/file-rows.ts'
import { forgetAccount } from '../files/forget-account.ts'
import { rulesOf } from '../files/purposes.ts'
import { readCapped } from '../http/body.ts'
import { parseJson } from '../http/json-body.ts'
import { applyMessage } from '../replica/apply-message.ts'
import { HookMessage, isSigned } from '../replica/hook-message.ts'
import { breaker } from '../strapi/breaker.ts'
import { isProcessed, markProcessed } from './processed-messages.ts'

const maxBytes = 16 * 1024

/**
 * `POST /api/hooks/strapi`: the backend's publish hook, for published, changed and removed documents. The replica and
 * the redirects are updated before the 204, so acknowledged changes are visible; everything else follows from the
 * stream of changes. A message id counts once.
 * @throws SiteError `ForbiddenError` without a fresh signature, `TooLargeError`, `BadRequestError`, and
 * `UnavailableError` if the entry can't be read, so that the backend sends the message again.
 */
export async function strapiHook(c: Context<AppEnv>): Promise<Response> {
  const body = new TextDecoder().decode(await readCapped(c.req.raw, maxBytes))
  const signed = await isSigned(
    body,
    c.req.header('x-schakel-timestamp'),
    c.req.header('x-schakel-signature'),
    c.var.config.hookSecret,
  )
  if (!signed) throw new SiteError('ForbiddenError')
  const message = parseJson(HookMessage, body)
  breaker.endPause()
  const { DB } = c.env
  if (!(await isProcessed(DB, message.id))) {
    await deleteFilesOf(c, message)
    await forgetAccountOf(c, message)
    await applyMessage(c.env, c.var.config, message)
    await markProcessed(DB, message.id)
  }
  return c.body(null, 204)
}

/** What is stored of an account that editors deleted. What a lost message leaves, `sweepAccounts` finds. */
async function forgetAccountOf(c: Context<AppEnv>, { type, event, names }: HookMessage): Promise<void> {
  if (type !== 'account' || event !== 'delete') return
  for (const id of names) await forgetAccount(c.env, Number(id), c.var.config.firebase !== null)
}

/** The files of a record that was deleted. Messages get lost: `sweepRecords` finds what one has left. */
async function deleteFilesOf({ env }: Context<AppEnv>, { event, files }: HookMessage): Promise<void> {
  if (event !== 'delete') return
  for (const id of files) {
    const file = await findFile(env.DB, id, Date.now())
    // Files of accounts end with the account alone.
    if (file && !rulesOf(file.purpose).isOwn) await removeFile(env, file.id)
  }
}
