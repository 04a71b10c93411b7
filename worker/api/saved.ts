import type { Context } from 'hono'
import { saveAnchor } from '../../client/content/saved-key.ts'
import { storePendingSave } from '../accounts/pending-save.ts'
import { type SavedPlace, savedKey, savedPlace } from '../accounts/saved-place.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import { noteWithoutScript } from '../accounts/without-script.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readForm } from '../forms/sent-form.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import { accountsOf } from '../open-accounts.ts'
import { answersLikePage } from './answers-like-page.ts'
import { asReader } from './as-reader.ts'
import { accountHeader, requireSameReader } from './same-reader.ts'

/**
 * `GET /api/saved` → `{ data: ['content/7001', …] }`, newest first.
 * @throws SiteError `UnauthorizedError` for anonymous visitors; `UnavailableError` while the backend is down.
 */
export async function listSaved(c: Context<AppEnv>): Promise<Response> {
  const data = await asReader(c, (token) => accountsOf(c).saved(token))
  return c.json({ data: data.map(savedKey) })
}

/**
 * `PUT /api/saved/{kind}/{number}` → 204, even if it was saved before; `DELETE` removes it, even if it wasn't saved.
 * @throws SiteError as `listSaved`; `NotFoundError` for an unpublished document; `ConflictError` if the page is another
 * reader's.
 */
export async function changeSaved(c: Context<AppEnv>): Promise<Response> {
  const place = placeOf(c)
  requireSameReader(c, c.req.header(accountHeader))
  await asReader(c, (token) => change(c, token, place, c.req.method === 'PUT'))
  return c.body(null, 204)
}

/**
 * `POST /api/saved/{kind}/{number}`: the same by a form of a page without script (`action`: `save` or `remove`), which
 * returns to `naar`, to the button there. An anonymous reader is redirected to the sign-in, which then saves the item.
 * @throws SiteError as `changeSaved`, except for anonymous visitors.
 */
export async function changeSavedByForm(c: Context<AppEnv>): Promise<Response> {
  const { values, account } = await readForm(c)
  noteWithoutScript(c)
  const isWanted = values.action !== 'remove'
  const path = mayPointTo.ownPage(String(values.naar ?? '')) ?? '/'
  // In the language of the page with the form.
  answersLikePage(c, path)
  const place = placeOf(c)
  const back = path.includes('#') ? path : `${path}#${saveAnchor}`
  const { visitor } = c.var
  // The page reloads in the state of the reader who is signed in now.
  if (visitor.signedIn && account !== null && account !== String(visitor.userId)) return c.redirect(back, 303)
  try {
    await asReader(c, (token) => change(c, token, place, isWanted))
    return c.redirect(back, 303)
  } catch (failure) {
    if (!(failure instanceof SiteError && failure.name === 'UnauthorizedError')) throw failure
    if (isWanted) storePendingSave(c, place)
    return c.redirect(signInPath(c.var.address.locale, back), 303)
  }
}

function placeOf(c: Context<AppEnv>): SavedPlace {
  const place = savedPlace(c.req.param('kind'), c.req.param('number'))
  if (!place) throw new SiteError('NotFoundError')
  return place
}

function change(c: Context<AppEnv>, token: string, place: SavedPlace, isWanted: boolean): Promise<void> {
  const accounts = accountsOf(c)
  return isWanted ? accounts.save(token, place) : accounts.unsave(token, place)
}
