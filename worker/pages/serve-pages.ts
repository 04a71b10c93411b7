import type { Context, Hono } from 'hono'
import { pathTo } from '../../client/href.ts'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { type OpenRouteName, type RouteName, routes } from '../../client/routes.ts'
import { replicaArchive } from '../archive/replica-archive.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { answerPage, type PayloadDraft } from '../render/answer-page.ts'
import { siteFactsOf } from '../render/site-facts.ts'
import { translatorFor } from '../render/translator.ts'
import type { Lead, LoadContext, LoadedPage, MovedPage } from './loader.ts'
import { loaders } from './loaders.ts'

const readMethods = ['GET', 'HEAD']

/** Serves every row of the route table: access, load, render. */
export function servePages(app: Hono<AppEnv>): void {
  app.all('*', async (c) => {
    const match = matchRoute(c.var.address.path)
    if (!match || !isOpen(match.name)) throw notFound(c, 'Page not found')
    if (!readMethods.includes(c.req.method))
      throw new SiteError('MethodNotAllowedError', { allow: readMethods.join(', ') })
    return servePage(c, match.name, match)
  })
}

async function servePage(c: Context<AppEnv>, name: OpenRouteName, match: RouteMatch): Promise<Response> {
  const loaded = await loadPage(c, name, match)
  if ('leadsTo' in loaded) {
    // It stands for an address elsewhere, and is none to be found by itself.
    c.header('x-robots-tag', 'noindex')
    return lead(c, loaded.leadsTo, 302)
  }
  if ('movedTo' in loaded) {
    // It carries the query of this visit.
    return lead(c, withCampaign(c.var.address.url, loaded.movedTo), loaded.status)
  }
  return answerPage(c, loaded)
}

/**
 * Loads a page of the table.
 * @throws SiteError `NotFoundError` where the route's validity check fails.
 */
export async function loadPage(
  c: Context<AppEnv>,
  name: OpenRouteName,
  { route, params }: RouteMatch,
): Promise<PayloadDraft | MovedPage | Lead> {
  const loaded = await load(c, name, params)
  if (!('props' in loaded)) return loaded
  // The loader of a route gives the props of its page: `loaders` is typed so.
  return {
    route: name,
    props: loaded.props,
    head: loaded.head,
    status: loaded.status ?? 200,
    layout: loaded.layout ?? route.layout,
  } as PayloadDraft
}

/** Sends a visitor on; nobody keeps the answer. */
function lead(c: Context<AppEnv>, to: string, status: 301 | 302): Response {
  c.header('cache-control', 'no-store')
  return c.var.address.isPayload ? c.json({ redirect: to }) : c.redirect(to, status)
}

async function load(
  c: Context<AppEnv>,
  name: OpenRouteName,
  params: Record<string, string>,
): Promise<LoadedPage<OpenRouteName> | MovedPage | Lead> {
  const { address, config, content, jobs, messages, search } = c.var
  const { locale } = address
  const now = Date.now()
  const context: LoadContext = {
    params,
    query: address.url.searchParams,
    locale,
    content,
    archive: replicaArchive(c.env.DB),
    jobs,
    search,
    now,
    today: new Date(now).toISOString().slice(0, 10),
    site: siteFactsOf(config),
    t: await translatorFor(locale, messages),
    href: (route, values, query) => pathTo(locale, route, values, query),
  }
  try {
    return await loaders[name](context)
  } catch (failure) {
    if (failure instanceof SiteError && failure.name === 'NotFoundError') throw notFound(c, 'Page Not Found')
    throw failure
  }
}

/**
 * The specification has two spellings: 'Page Not Found' where a route's validity check fails, 'Page not found' where no
 * route fits.
 */
function notFound(c: Context<AppEnv>, spelling: 'Page Not Found' | 'Page not found'): SiteError {
  const { fullPath, url } = c.var.address
  return new SiteError('NotFoundError', {}, { message: `${spelling}: ${fullPath}${url.search}` })
}

/** A visit keeps its campaign when its address is put right. */
function withCampaign(visited: URL, path: string): string {
  return visited.search ? `${path}${visited.search}` : path
}

/** Tells whether a row of the table answers with a page. */
export function isOpen(name: RouteName): name is OpenRouteName {
  return 'page' in routes[name]
}
