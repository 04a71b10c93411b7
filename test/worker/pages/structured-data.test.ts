import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type Route, routes } from '../../../client/routes.ts'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { somethingIsPublished } from '../support/cached-visits.ts'
import { articleRow } from '../support/replica.ts'
import { type Node, typesOf } from '../support/structured-data.ts'
import { siteUrl, visit } from '../support/visit.ts'

async function nodesAt(path: string): Promise<{ html: string; nodes: Node[]; text: string }> {
  const response = await visit(path)
  const html = await response.text()
  const [, text = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const parsed: { '@graph'?: Node[] } = JSON.parse(text)
  return { html, nodes: parsed['@graph'] ?? [], text }
}

// That every page has what Google requires is looked at where all of them are read (`test/e2e/links.test.ts`), and of each route in `head.test.ts`.
describe('structured data', () => {
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
