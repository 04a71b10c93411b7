import type { Context, Hono } from 'hono'
import type { ReturnedForm } from '../../client/forms/answer.ts'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { isOpen, isSecretAddress, type OpenRouteName } from '../../client/routes.ts'
import { perAudience } from '../access/per-audience.ts'
import { changeToken } from '../accounts/change-token.ts'
import { savedKeys } from '../accounts/saved-keys.ts'
import { signInPath } from '../accounts/sign-in-path.ts'
import type { Address } from '../edge/parsed-address.ts'
import type { AppEnv } from '../env.ts'
import { errors, SiteError } from '../errors.ts'
import { takeFlashMessage } from '../forms/flash-message.ts'
import { formStampFor } from '../forms/form-stamp.ts'
import { withEachFormOnce } from '../forms/forms-in.ts'
import { serveForm } from '../forms/serve-form.ts'
import { loadContextOf } from '../loading/open-load-context.ts'
import { settingsOf, takesForms } from '../page-settings.ts'
import { answerPage, type PayloadDraft } from '../render/answer-page.ts'
import { languageLinks } from './language-links.ts'
import type { LoadedPage, MovedPage, PageRedirect } from './loader.ts'
import { loaders } from './loaders.ts'

const readMethods = ['GET', 'HEAD']

/** Serves every row of the route table: access, load, render. */
export function servePages(app: Hono<AppEnv>): void {
  app.all('*', async (c) => {
    const match = matchRoute(c.get('address').path)
    if (!match || !isOpen(match.name)) throw notFound(c, 'Page not found')
    const { name } = match
    // A page's data is only read; forms are sent to the page itself.
    const maySend = takesForms(name) && !c.get('address').isPayload
    if (c.req.method === 'POST' && maySend) {
      let placed: Promise<readonly string[]> | undefined
      return serveForm(c, {
        match,
        placedForms: () => {
          placed ??= placedFormsOf(c, name, match)
          return placed
        },
        render: (form, status) => servePage(c, name, match, { form, status }),
      })
    }
    if (!readMethods.includes(c.req.method)) {
      const allow = maySend ? [...readMethods, 'POST'] : readMethods
      throw new SiteError('MethodNotAllowedError', { allow: allow.join(', ') })
    }
    const flash = maySend ? takeFlashMessage(c) : null
    return servePage(c, name, match, flash ? { form: flash } : undefined)
  })
}

/** A form returned with its page, and the status if it isn't the page's own. */
interface Returned {
  form: ReturnedForm
  status?: number
}

async function servePage(
  c: Context<AppEnv>,
  name: OpenRouteName,
  match: RouteMatch,
  returned?: Returned,
): Promise<Response> {
  if (isSecretAddress(match.route, c.get('address').url.searchParams)) hideAddress(c)
  if (match.route.access === 'account' && !c.get('visitor').signedIn) {
    const { fullPath, locale, url } = c.get('address')
    return redirect(c, signInPath(locale, `${fullPath}${url.search}`), 302)
  }
  const [loaded, saved] = await Promise.all([loadPage(c, name, match), savedKeys(c, match.route)])
  if ('redirectTo' in loaded) {
    // It only points to another address and isn't indexed itself.
    c.header('x-robots-tag', 'noindex')
    return redirect(c, loaded.redirectTo, 302)
  }
  if ('movedTo' in loaded) {
    if (loaded.token !== undefined) await changeToken(c, loaded.token)
    // The action is done; its query is dropped.
    if (loaded.status === 303) return redirect(c, loaded.movedTo, 303)
    // The query of this visit is preserved.
    return redirect(c, withCampaign(c.get('address').url, loaded.movedTo), loaded.status)
  }
  if (loaded.status === 429 || loaded.status === 503)
    c.header('retry-after', String(errors.UnavailableError.retryAfterSeconds))
  // Forms know who types in them.
  if (isSharedCopy(c) && loaded.placedForms?.length) c.header('cache-control', 'no-store')
  const formStamp = await formStampFor(c.get('config'), [
    ...settingsOf(name).forms,
    ...(loaded.placedForms ?? []),
  ])
  return answerPage(c, { ...loaded, ...returned, ...(saved && { saved }), ...(formStamp && { formStamp }) })
}

/** Whether a page is rendered for everyone with an account, instead of for one of them. */
function isSharedCopy({ var: { audience, visitor } }: Context<AppEnv>): boolean {
  return audience.tier !== 'anonymous' && !visitor.signedIn
}

/** Names of the forms that editors have placed on a page. */
async function placedFormsOf(
  c: Context<AppEnv>,
  name: OpenRouteName,
  match: RouteMatch,
): Promise<readonly string[]> {
  const loaded = await loadPage(c, name, match)
  return 'props' in loaded ? (loaded.placedForms ?? []) : []
}

/**
 * The address contains the code of a mail: the page isn't cached, and no other page gets its address as referrer, not
 * even those of this site. With `no-referrer` alone, forms without script would send `Origin: null`, like a page that
 * hides its origin; so it only applies to browsers that don't know the second value.
 */
function hideAddress(c: Context<AppEnv>): void {
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer, strict-origin')
}

/**
 * Loads a page of the table.
 * @throws SiteError `NotFoundError` if the route's validity check fails.
 */
export async function loadPage(
  c: Context<AppEnv>,
  name: OpenRouteName,
  { route, params }: RouteMatch,
): Promise<PayloadDraft | MovedPage | PageRedirect> {
  const loaded = await load(c, name, params)
  if (!('props' in loaded)) return loaded
  if (loaded.unknownChoice && c.req.method !== 'POST')
    return { redirectTo: withoutKey(c.get('address'), loaded.unknownChoice) }
  if (loaded.isPerAudience) c.header('cache-control', perAudience)
  if (loaded.isMomentary) c.header('cache-control', 'no-store')
  const asked = c.get('address').url.searchParams
  const languages = languageLinks({ name, route, params }, asked, loaded.head.alternates)
  const { props } = loaded
  // A route's loader returns the props of its page, by the type of `loaders`.
  return {
    route: name,
    ...(settingsOf(name).editorForms ? withEachFormOnce(props) : { props }),
    head: languages ? { ...loaded.head, languages } : loaded.head,
    status: loaded.status ?? 200,
    layout: loaded.layout ?? route.layout,
  } as PayloadDraft
}

/** Redirects a visitor; the response isn't cached. */
function redirect(c: Context<AppEnv>, to: string, status: 301 | 302 | 303): Response {
  c.header('cache-control', 'no-store')
  return c.get('address').isPayload ? c.json({ redirect: to }) : c.redirect(to, status)
}

async function load(
  c: Context<AppEnv>,
  name: OpenRouteName,
  params: Record<string, string>,
): Promise<LoadedPage<OpenRouteName> | MovedPage | PageRedirect> {
  const context = await loadContextOf(c, params)
  try {
    return await loaders[name](context)
  } catch (failure) {
    if (failure instanceof SiteError && failure.name === 'NotFoundError') throw notFound(c, 'Page Not Found')
    throw failure
  }
}

/**
 * The specification has two spellings: 'Page Not Found' if a route's validity check fails, 'Page not found' if no route
 * matches.
 */
function notFound(c: Context<AppEnv>, spelling: 'Page Not Found' | 'Page not found'): SiteError {
  const { fullPath, url } = c.get('address')
  return new SiteError('NotFoundError', {}, { message: `${spelling}: ${fullPath}${url.search}` })
}

function withoutKey({ fullPath, url }: Address, key: string): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete(key)
  return query.size > 0 ? `${fullPath}?${query}` : fullPath
}

/** A visit keeps its campaign when its address is corrected. */
function withCampaign(visited: URL, path: string): string {
  return visited.search ? `${path}${visited.search}` : path
}
