import { createHmac, randomUUID } from 'node:crypto'
import { matchRoute } from '../../client/match.ts'
import { type Route, routes } from '../../client/routes.ts'

/** How one address answered. */
export interface Finding {
  /** What was asked, such as `news-id-slug`. */
  what: string
  path: string
  /** Null where nothing answered. */
  status: number | null
  isGood: boolean
  /** What was expected, where it is not good, or why nothing was asked. */
  remark: string
}

const files = [
  '/health',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/sw.js',
  '/builds/latest.json',
  '/rss.xml',
  '/events.ics',
]

/** Routes whose own address is for nobody: a short link that has ended, and a preview without its signature. */
const refused: Partial<Record<string, number>> = { c: 404, preview: 403 }

/**
 * Asks a running site for each route of the table, for what machines read, and for its hook.
 * @param origin Of the site, without a slash at its end.
 * @param hookSecret HOOK_SECRET of the site; without it, only that the hook refuses strangers is checked.
 */
export async function checkSite(origin: string, hookSecret: string | undefined): Promise<Finding[]> {
  const published = await publishedPaths(origin)
  const findings: Finding[] = []
  // One after another: a site that was deployed at this moment has nothing in its caches.
  for (const [name, route] of Object.entries(routes))
    findings.push(await checkRoute(origin, name, route, published))
  for (const path of files) findings.push(await ask(origin, path, path, [200]))
  findings.push(await ask(origin, 'nothing', `/nothing/${randomUUID()}`, [404]))
  findings.push(await checkScript(origin))
  findings.push(...(await checkHook(origin, hookSecret)))
  return findings
}

async function checkRoute(
  origin: string,
  name: string,
  route: Route,
  published: readonly string[],
): Promise<Finding> {
  const path = route.path.includes(':') ? published.find((one) => matchRoute(one)?.name === name) : route.path
  if (!path)
    return {
      what: name,
      path: route.path,
      status: null,
      isGood: true,
      remark: 'nothing is published there yet',
    }
  // A row without a page is an address that is taken. What somebody must be signed in for leads to the sign-in.
  const refusal = refused[name]
  if (refusal) return ask(origin, name, path, [refusal])
  const isBuilt = 'page' in route
  return ask(origin, name, path, isBuilt ? [200, 302, 303, 307] : [302, 404])
}

/** The entry of the page that everybody sees first: a deploy without its files would still answer. */
async function checkScript(origin: string): Promise<Finding> {
  const page = await fetch(origin).then(
    (response) => response.text(),
    () => '',
  )
  const path = /<script[^>]+src="(\/[^"]+)"/.exec(page)?.[1]
  if (path) return ask(origin, 'script of the front page', path, [200])
  return {
    what: 'script of the front page',
    path: '/',
    status: null,
    isGood: false,
    remark: 'the page names none',
  }
}

/** Sends the hook what a stranger would, and what the backend would for a type of content that nobody has. */
async function checkHook(origin: string, secret: string | undefined): Promise<Finding[]> {
  const path = '/api/hooks/strapi'
  const body = JSON.stringify({
    id: randomUUID(),
    at: new Date().toISOString(),
    event: 'publish',
    type: 'deploy-check',
    documentId: 'none',
  })
  const stranger = await ask(origin, 'hook, unsigned', path, [403], { method: 'POST', body })
  if (!secret)
    return [
      stranger,
      {
        what: 'hook, signed',
        path,
        status: null,
        isGood: true,
        remark: 'not asked: HOOK_SECRET is not known here',
      },
    ]
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'x-schakel-timestamp': timestamp, 'x-schakel-signature': `sha256=${signature}` }
  return [stranger, await ask(origin, 'hook, signed', path, [204], { method: 'POST', body, headers })]
}

async function ask(
  origin: string,
  what: string,
  path: string,
  expected: readonly number[],
  init: RequestInit = {},
): Promise<Finding> {
  try {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
    })
    await response.arrayBuffer()
    const isGood = expected.includes(response.status)
    return {
      what,
      path,
      status: response.status,
      isGood,
      remark: isGood ? '' : `expected ${expected.join(' or ')}`,
    }
  } catch (failure) {
    return {
      what,
      path,
      status: null,
      isGood: false,
      remark: failure instanceof Error ? failure.message : String(failure),
    }
  }
}

/** Paths that the sitemaps name; those of other languages are the same routes, and are left out. */
async function publishedPaths(origin: string): Promise<string[]> {
  const pages = await Promise.all(
    (await locationsOf(origin, '/sitemap.xml')).map((file) => locationsOf(origin, file)),
  )
  return pages.flat().filter((path) => !/^\/(?:en|de)(?:\/|$)/.test(path))
}

async function locationsOf(origin: string, path: string): Promise<string[]> {
  const response = await fetch(origin + path).catch(() => null)
  const text = response?.ok ? await response.text() : ''
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
