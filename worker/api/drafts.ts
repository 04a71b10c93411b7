import type { Context } from 'hono'
import * as v from 'valibot'
import { deleteDraft, draftAt, type FormDraft, storeDraft } from '../drafts/form-drafts.ts'
import { TypedValues } from '../drafts/typed-values.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { loadHandler } from '../forms/load-handler.ts'
import { readJson } from '../http/json-body.ts'
import { requireAllowed } from '../http/limits.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import { accountHeader, requireSameReader } from './same-reader.ts'

/** The longest of these forms, in characters of three bytes. */
const maxBytes = 24 * 1024

const Typed = v.object({ values: TypedValues })

/**
 * What the reader typed into a form (`keepsDraft`) on a page (`?page=`, a site path) and has not sent. `GET /api/drafts/{form}` →
 * `{ draft: { values, typedAt } | null }`; `PUT` with `{ values }` stores the fields that the form has, and `DELETE` deletes it → 204.
 * @throws SiteError `UnauthorizedError`, `ConflictError` if the page was shown to another reader, `NotFoundError` for a form that keeps no
 *   drafts, `BadRequestError`, `TooLargeError`, `TooManyError`, `UnavailableError` while D1 is down.
 */
export async function formDraft(c: Context<AppEnv>): Promise<Response> {
  const { visitor } = c.var
  if (!visitor.signedIn) throw new SiteError('UnauthorizedError')
  requireSameReader(c, c.req.header(accountHeader))
  const form = (await loadHandler(c.req.param('form') ?? ''))?.form
  if (!form?.keepsDraft) throw new SiteError('NotFoundError')
  const [page] = mayPointTo.ownPage(c.req.query('page'))?.split(/[?#]/, 1) ?? []
  if (!page) throw new SiteError('BadRequestError')
  const place = { account: visitor.userId, form: form.name, page }
  const { initial } = form
  const isKept = (name: string, value: unknown) =>
    Object.hasOwn(initial, name) &&
    typeof initial[name] !== 'boolean' &&
    Array.isArray(initial[name]) === Array.isArray(value) &&
    typeof initial[name] === typeof value &&
    name !== form.file?.field

  await requireAllowed(c.env, 'DRAFT_LIMIT', `account ${visitor.userId}`)
  if (c.req.method === 'GET')
    return c.json({ draft: await orUnavailable(draftAt(c.env.DB, place, Date.now())) } satisfies {
      draft: FormDraft | null
    })
  if (c.req.method === 'DELETE') await orUnavailable(deleteDraft(c.env.DB, place))
  else {
    const { values } = await readJson(c, Typed, maxBytes)
    const own = Object.fromEntries(Object.entries(values).filter(([name, value]) => isKept(name, value)))
    await orUnavailable(storeDraft(c.env.DB, place, own, Date.now()))
  }
  return c.body(null, 204)
}

async function orUnavailable<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((cause) => {
    throw new SiteError('UnavailableError', {}, { cause })
  })
}
