import type { Context, Hono } from 'hono'
import { pathTo } from '../../client/href.ts'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { type OpenRouteName, type RouteName, routes } from '../../client/routes.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { answerPage, type PayloadDraft } from '../render/answer-page.ts'
import { translatorFor } from '../render/translator.ts'
import type { LoadContext, LoadedPage, MovedPage } from './loader.ts'
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

async function servePage(
  c: Context<AppEnv>,
  name: OpenRouteName,
  { route, params }: RouteMatch,
): Promise<Response> {
  const loaded = await load(c, name, params)
  if ('movedTo' in loaded) {
    const to = withCampaign(c.var.address.url, loaded.movedTo)
    // It carries the query of this visit.
    c.header('cache-control', 'no-store')
    return c.var.address.isPayload ? c.json({ redirect: to }) : c.redirect(to, loaded.status)
  }
  // The loader of a route gives the props of its page: `loaders` is typed so.
  const draft = {
    route: name,
    props: loaded.props,
    head: loaded.head,
    status: 200,
    layout: loaded.layout ?? route.layout,
  }
  return answerPage(c, draft as PayloadDraft)
}

async function load(
  c: Context<AppEnv>,
  name: OpenRouteName,
  params: Record<string, string>,
): Promise<LoadedPage<OpenRouteName> | MovedPage> {
  const { address, config, content, messages } = c.var
  const { locale } = address
  const context: LoadContext = {
    params,
    query: address.url.searchParams,
    locale,
    content,
    site: { name: config.siteName, url: config.siteUrl },
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

function isOpen(name: RouteName): name is OpenRouteName {
  return 'page' in routes[name]
}
