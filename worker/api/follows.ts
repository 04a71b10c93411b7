import type { Context } from 'hono'
import * as v from 'valibot'
import { pathTo } from '../../client/href.ts'
import { isFollowable } from '../../client/push/topics.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readForm } from '../forms/sent-form.ts'
import { readJson } from '../http/json-body.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import { accountsOf } from '../open-accounts.ts'
import { answersLikePage } from './answers-like-page.ts'
import { asReader } from './as-reader.ts'
import { accountHeader, requireSameReader } from './same-reader.ts'

const maxBytes = 16 * 1024

const Topic = v.pipe(v.string(), v.check(isFollowable))
const Topics = v.optional(v.pipe(v.array(Topic), v.maxLength(50)), [])
const Change = v.object({ follow: Topics, leave: Topics })

/**
 * `GET /api/follows` → `{ data: ['logistiek', 'tag/retouren', …] }`, newest first.
 * @throws SiteError `UnauthorizedError` for anonymous visitors; `UnavailableError` while the backend is down.
 */
export async function listFollows(c: Context<AppEnv>): Promise<Response> {
  const { locale } = c.var.address
  const { topics } = await asReader(c, (token) => accountsOf(c).follows(token, locale))
  return c.json({ data: topics })
}

/**
 * `PUT /api/follows` with `{ follow?, leave? }` → the same answer. Idempotent.
 * @throws SiteError as `listFollows`; `BadRequestError` for what can't be followed; `ConflictError` for too many topics, or if the page is
 * another reader's.
 */
export async function changeFollows(c: Context<AppEnv>): Promise<Response> {
  const change = await readJson(c, Change, maxBytes)
  requireSameReader(c, c.req.header(accountHeader))
  return c.json({ data: await asReader(c, (token) => accountsOf(c).changeFollows(token, change)) })
}

/**
 * `POST /api/follows`: the same by a button of a page without script (`topic`, `action`: `follow` or `leave`). It leads to the list of what the
 * reader follows; an anonymous one to the sign-in first, and from there back to the button.
 * @throws SiteError as `changeFollows`, except for anonymous visitors.
 */
export async function changeFollowsByForm(c: Context<AppEnv>): Promise<Response> {
  const { values, account } = await readForm(c)
  const path = mayPointTo.ownPage(String(values.naar ?? '')) ?? '/'
  answersLikePage(c, path)
  const topic = v.safeParse(Topic, values.topic)
  if (!topic.success) throw new SiteError('NotFoundError')
  const { address, visitor } = c.var
  // The page reloads in the state of the reader who is signed in now.
  if (visitor.signedIn && account !== null && account !== String(visitor.userId)) return c.redirect(path, 303)
  const change = values.action === 'leave' ? { leave: [topic.output] } : { follow: [topic.output] }
  try {
    await asReader(c, (token) => accountsOf(c).changeFollows(token, change))
    return c.redirect(`${pathTo(address.locale, 'account')}#follows`, 303)
  } catch (failure) {
    if (!(failure instanceof SiteError && failure.name === 'UnauthorizedError')) throw failure
    return c.redirect(signInPath(address.locale, path), 303)
  }
}
