import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type Route, routes } from '../../../client/routes.ts'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { somethingIsPublished } from '../support/cached-visits.ts'
import { articleRow } from '../support/replica.ts'
import { siteUrl, visit } from '../support/visit.ts'

type Node = Record<string, unknown>

/** One requirement: at least one of these fields, each given as a path, must exist. */
type Demand = string[]

const newsArticle: Demand[] = [
  ['headline'],
  ['datePublished'],
  ['dateModified'],
  ['author.name'],
  ['publisher.name'],
  ['publisher.logo'],
  ['mainEntityOfPage'],
]

/** The fields that Google's documentation requires for each rich result, and recommended ones that we always have. */
const demands: Record<string, Demand[]> = {
  NewsArticle: [...newsArticle, ['image.url']],
  OpinionNewsArticle: newsArticle,
  AnalysisNewsArticle: newsArticle,
  AdvertiserContentArticle: newsArticle,
  JobPosting: [
    ['title'],
    ['description'],
    ['datePosted'],
    ['validThrough'],
    ['hiringOrganization.name'],
    ['jobLocation.address.addressCountry', 'applicantLocationRequirements'],
  ],
  Event: [['name'], ['startDate'], ['location.address', 'location.url'], ['eventStatus']],
  BusinessEvent: [['name'], ['startDate'], ['location.address', 'location.url'], ['eventStatus']],
  EducationEvent: [['name'], ['startDate'], ['location.address', 'location.url'], ['eventStatus']],
  Organization: [['name'], ['url']],
  Product: [['name'], ['offers.price', 'review', 'aggregateRating'], ['offers.priceCurrency', 'review']],
  BreadcrumbList: [['itemListElement.position'], ['itemListElement.name'], ['itemListElement.item']],
  WebSite: [['name'], ['url'], ['potentialAction.target'], ['potentialAction.query-input']],
}

/** Addresses of every kind of page, in every language with content. */
async function addresses(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT path FROM (
       SELECT path, row_number() OVER (PARTITION BY kind, locale ORDER BY place) AS place FROM sitemap_addresses
     ) WHERE place <= 4`,
  ).all<{ path: string }>()
  const fixed = await (await visit('/sitemaps/pages.xml')).text()
  const own = [...fixed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  return [
    ...new Set([
      ...results.map(({ path }) => path),
      ...own.filter((path) => !/overzicht\/.|map\/.*0/.test(path)),
    ]),
  ]
}

async function nodesAt(path: string): Promise<{ html: string; nodes: Node[]; text: string }> {
  const response = await visit(path)
  const html = await response.text()
  const [, text = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const parsed: { '@graph'?: Node[] } = JSON.parse(text)
  return { html, nodes: parsed['@graph'] ?? [], text }
}

/** Whether a path of fields exists in every branch of lists. */
function has(value: unknown, path: string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, path))
  const [key, ...rest] = path
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  return typeof value === 'object' && value !== null && has((value as Node)[key], rest)
}

function typesOf({ '@type': type }: Node): string[] {
  return [type].flat().filter((one): one is string => typeof one === 'string')
}

function dates(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) dates(one, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (/^(?:date[A-Z]\w+|startDate|endDate|validThrough|validFrom)$/.test(key)) found.push(String(inner))
      else dates(inner, found)
    }
  return found
}

describe('structured data', () => {
  it('has every field that Google requires, on every kind of page', async () => {
    const troubles: string[] = []
    const seen = new Set<string>()
    for (const path of await addresses()) {
      const { nodes, text } = await nodesAt(path)
      const types = nodes.flatMap(typesOf)
      for (const type of types) seen.add(type)
      if (path.replace(/^\/(en|de)$/, '/') !== '/' && !types.includes('BreadcrumbList'))
        troubles.push(`${path} does not say where it stands`)
      for (const node of nodes)
        for (const type of typesOf(node))
          for (const demand of demands[type] ?? [])
            if (!demand.some((field) => has(node, field.split('.'))))
              troubles.push(`${path}: ${type} without ${demand.join(' or ')}`)
      for (const date of dates(nodes))
        if (Number.isNaN(Date.parse(date)) || !/^\d{4}-\d\d-\d\d(?:T.*(?:Z|[+-]\d\d:\d\d))?$/.test(date))
          troubles.push(`${path}: ${date} is no date with an offset`)
      if (/"(?:undefined|null|NaN)"|:null/.test(text))
        troubles.push(`${path}: holds nothing in place of something`)
    }

    expect(troubles.join('\n')).toBe('')
    expect([...seen]).toEqual(
      expect.arrayContaining(['WebSite', 'Organization', 'NewsArticle', 'BreadcrumbList', 'CollectionPage']),
    )
  }, 120_000)

  it('covers each kind of document with pages', async () => {
    const { results } = await env.DB.prepare('SELECT DISTINCT kind FROM sitemap_addresses').all<{
      kind: string
    }>()

    const shown = new Set(Object.values<Route>(routes).flatMap(({ shows }) => shows ?? []))
    shown.delete('link')
    expect(results.map(({ kind }) => kind).toSorted()).toEqual([...shown].toSorted())
  })

  it('excludes filled vacancies', async () => {
    const row = await env.DB.prepare(
      `SELECT json_extract(entry, '$.number') AS number, slug FROM documents
       WHERE type = 'vacancy' AND locale = 'nl' AND json_extract(entry, '$.vacancyState') <> 'published' LIMIT 1`,
    ).first<{ number: number; slug: string }>()
    if (!row) throw new Error('Every vacancy is open')

    const { nodes } = await nodesAt(`/jobs/vacature/${row.number}/${row.slug}`)

    expect(nodes.flatMap(typesOf)).not.toContain('JobPosting')
  })

  it("lets no editor's text break out of its element", async () => {
    const { entry, slug } = await articleRow(110)
    const hostile = '</script><!--<script>alert(1)</script>\u2028 ]]>'
    const rows = rowsOf('content', { ...JSON.parse(entry), title: hostile, intro: hostile })
    const before = rowsOf('content', JSON.parse(entry))
    if (!rows || !before) throw new Error('Nobody could read it')
    await upsert(env.DB, [rows])
    somethingIsPublished()
    await backendIsDown()

    const { nodes, text } = await nodesAt(`/news/110/${slug}`)

    expect(text).not.toMatch(/<|\u2028/)
    expect(
      nodes.find((node) => typesOf(node).some((type) => type.endsWith('NewsArticle')))?.description,
    ).toBe(hostile)
    await upsert(env.DB, [before])
    await backendIsWell()
  })

  it('describes the site search', async () => {
    const { nodes } = await nodesAt('/en')

    expect(nodes.find((node) => node['@type'] === 'WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${siteUrl}/en/zoeken?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
  })
})
