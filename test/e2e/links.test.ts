import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { matchRoute } from '../../client/match.ts'
import { isOpen } from '../../client/routes.ts'
import { type Node, troublesOf, typesOf } from '../worker/support/structured-data.ts'
import { product } from './support/this-product.ts'
import { locationsOf } from './support/xml.ts'

const { siteUrl } = product

const limit = 600
/** Pages of the sample content that offer documents: a company's and an issue's. */
const offering = ['/leveranciers/pakwijs', '/magazines/1/begin-bij-de-doos']
const atOnce = 6
/** From the middle of articles for subscribers of the sample content. */
const closedTexts = ['met korting niemand meer langs', 'No discount will get people past that', 'Nordhorn']

/** What a page says to search engines. */
interface Said {
  status: number
  isIndexable: boolean
  /** The address that it names as its own. */
  canonical: string | undefined
  /** What its structured data lacks, or says wrongly. */
  troubles: string[]
}

/** Of every page that was read, by path: rendering hundreds of pages takes long, so each is read once. */
const said = new Map<string, Said>()
/** What structured data tells of, on any page. */
const described = new Set<string>()

it('has no internal link to a missing page, a redirect or a page that is not built yet', async () => {
  const troubles: string[] = []
  const foundOn = new Map([
    ['/', 'the start'],
    ['/en', 'the start'],
    ['/de', 'the start'],
    // Documents are few and far down.
    ...offering.map((path): [string, string] => [path, 'the start']),
  ])
  const waiting = [...foundOn.keys()]
  const documents: string[] = []
  let visited = 0

  async function visitNext(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined && visited < limit; path = waiting.shift()) {
      visited += 1
      const response = await ask(path)
      const html = await response.text()
      // Strangers who follow a link to a page of their own sign in first.
      if (response.status !== 200 && !(response.status === 302 && isOwn(path)))
        troubles.push(`${response.status} at ${path}, linked from ${foundOn.get(path)}`)
      if (closedTexts.some((text) => html.includes(text)))
        troubles.push(`${path} shows what is for subscribers`)
      if (path.startsWith('/media/')) {
        const type = response.headers.get('content-type') ?? ''
        if (path.endsWith('.pdf')) documents.push(path)
        const isWhatItSays = path.endsWith('.pdf')
          ? type === 'application/pdf' && html.startsWith('%PDF-')
          : type.startsWith('image/')
        if (!isWhatItSays) troubles.push(`${path} is ${type}, linked from ${foundOn.get(path)}`)
        continue
      }
      said.set(path, saidBy(path, response, html))
      for (const link of linksIn(html)) {
        if (foundOn.has(link)) continue
        foundOn.set(link, path)
        if (isReserved(link)) troubles.push(`${path} links to ${link}, which is not built yet`)
        else if (link.endsWith('.pdf')) waiting.unshift(link)
        else waiting.push(link)
      }
    }
  }

  while (waiting.length > 0 && visited < limit)
    await Promise.all(Array.from({ length: atOnce }, () => visitNext()))

  expect(troubles.join('\n')).toBe('')
  expect(visited).toBeGreaterThan(200)
  // One of a company and one of the magazine.
  expect(documents.length).toBeGreaterThanOrEqual(2)
})

it('the sitemaps list each page once, by its one address, and only indexable pages, with all that Google requires in structured data', async () => {
  const files = locationsOf(await read('/sitemap.xml'))
  const pages = (await Promise.all(files.map((file) => read(new URL(file).pathname)))).flatMap(locationsOf)

  expect(new Set(pages).size).toBe(pages.length)
  const waiting = pages.map(pathOf).filter((path) => !said.has(path))
  async function visitNext(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await ask(path)
      said.set(path, saidBy(path, response, await response.text()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitNext))

  const isAsItShould = { status: 200, isIndexable: true, troubles: [] }
  const wanted = pages.map((page) => ({ page, ...isAsItShould, canonical: page }))
  expect(pages.map((page) => ({ page, ...said.get(pathOf(page)) }))).toEqual(wanted)
  expect(pages.length).toBeGreaterThan(200)
  expect([...described]).toEqual(
    expect.arrayContaining(['WebSite', 'Organization', 'NewsArticle', 'BreadcrumbList', 'CollectionPage']),
  )
})

function saidBy(path: string, { status, headers }: Response, html: string): Said {
  const [, text = '{}'] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const structured: { '@graph'?: Node[] } = JSON.parse(text)
  for (const type of (structured['@graph'] ?? []).flatMap(typesOf)) described.add(type)
  return {
    status,
    isIndexable: !headers.get('x-robots-tag')?.includes('noindex'),
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    troubles: troublesOf(path, structured),
  }
}

function pathOf(page: string): string {
  return page.startsWith(siteUrl) ? page.slice(siteUrl.length) || '/' : page
}

async function read(path: string): Promise<string> {
  return (await ask(path)).text()
}

/** On a busy machine the backend may not give a picture in time. */
async function ask(path: string): Promise<Response> {
  const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' })
  if (response.status !== 503 || !path.startsWith('/media/')) return response
  await setTimeout(2000)
  return fetch(`${siteUrl}${path}`, { redirect: 'manual' })
}

function linksIn(html: string): string[] {
  return (
    [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*$/, ''))
      .filter((href) => /^\/(?!\/)/.test(href) || href.startsWith(siteUrl))
      // Links to external sign-in providers.
      .filter((href) => !href.startsWith('/api/connect/'))
      .map((href) => (href.startsWith(siteUrl) ? href.slice(siteUrl.length) || '/' : href))
  )
}

function isOwn(link: string): boolean {
  const match = routeOf(link)
  return match !== null && match.route.kind === 'own'
}

function isReserved(link: string): boolean {
  const match = routeOf(link)
  return match !== null && !isOpen(match.name)
}

function routeOf(link: string): ReturnType<typeof matchRoute> {
  return matchRoute(new URL(link, siteUrl).pathname.replace(/^\/(en|de)(?=\/|$)/, '') || '/')
}
