import { createHmac, randomUUID } from 'node:crypto'
import { matchRoute } from '../../client/match.ts'
import { type Route, routes } from '../../client/routes.ts'

/** The result of one check. */
export interface Finding {
  /** What was checked, such as `news-id-slug`. */
  what: string
  path: string
  /** Null without an answer. */
  status: number | null
  isGood: boolean
  /** What was expected, if it failed, or why it was skipped. */
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

/** Routes that refuse a bare address: a short link and a report without a number, and a preview without its signature. */
const refused: Partial<Record<string, number>> = {
  c: 404,
  'jobs-melden': 404,
  'magazines-bestellen': 404,
  preview: 403,
}

/**
 * Requests each route of the table, the machine files and the hook of a running site.
 * @param origin Of the site, without a trailing slash.
 * @param hookSecret HOOK_SECRET of the site; without it, only the refusal of unsigned messages is checked.
 */
export async function checkSite(origin: string, hookSecret: string | undefined): Promise<Finding[]> {
  const published = await publishedPaths(origin)
  const findings: Finding[] = []
  // One at a time: a site that was just deployed has empty caches.
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
  const refusal = refused[name]
  if (refusal) return ask(origin, name, path, [refusal])
  // Nobody is signed in: such pages lead to where one does.
  return ask(origin, name, path, route.access === 'account' ? [302, 303] : [200, 302, 303, 307])
}

/** The entry script of the front page: a deploy without its files would still answer. */
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

/** Sends the hook an unsigned message, and a signed one for an unknown content type. */
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

/** Paths in the sitemaps, without those of other languages, which are the same routes. */
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
