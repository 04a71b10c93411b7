import { describe, expect, it } from 'vitest'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

describe('the archive', () => {
  it('links from the overview to a year, a month and an article', async () => {
    const all = await (await visit('/sitemap')).text()
    const year = await (await visit('/sitemap/2026')).text()
    const month = await (await visit('/sitemap/2026/11')).text()

    expect(all).toContain('href="/sitemap/2026"')
    expect(year).toContain('href="/sitemap/2026/11"')
    expect(month).toMatch(/href="\/news\/321\/[^"]+"/)
  })

  it('writes a month with two digits', async () => {
    const response = await visit('/sitemap/2026/3?utm_source=brief')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/sitemap/2026/03?utm_source=brief')
  })

  it.each([
    '/sitemap/1999',
    '/sitemap/2031',
    '/sitemap/0000',
    '/sitemap/20261',
    '/sitemap/x',
    '/sitemap/2026/13',
    '/sitemap/2026/00',
    '/sitemap/2026/0',
    '/sitemap/2026/011',
    '/sitemap/2026/-1',
    '/sitemap/1999/01',
    '/sitemap/2026/11?page=0',
    '/sitemap/2026/11?page=99',
    '/sitemap/2026/11/21',
  ])("isn't found: %s", async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  it("offers a month's Dutch articles if there are none in another language, without indexing", async () => {
    const response = await visit('/en/sitemap/2025/08')
    const { meta, alternates } = await headOf(response.clone())

    expect(response.status).toBe(200)
    expect(meta.get('robots')).toContain('noindex')
    expect(alternates.size).toBe(0)
    expect(await response.text()).toMatch(/href="\/sitemap\/2025\/08" hreflang="nl"/i)
  })

  it('has breadcrumbs', async () => {
    const { structuredData, canonical } = await headOf(await visit('/sitemap/2026/11'))
    const crumbs = structuredData['@graph']?.find((node) => node['@type'] === 'BreadcrumbList')

    expect(canonical).toBe(`${siteUrl}/sitemap/2026/11`)
    expect(crumbs?.itemListElement).toHaveLength(4)
  })
})
