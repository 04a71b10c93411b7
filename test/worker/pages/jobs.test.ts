import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JobFilters } from '../../../client/content/job-search.ts'
import { locales } from '../../../client/content/locale.ts'
import { withLocale } from '../../../client/href.ts'
import { databaseIsDown } from '../support/database.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

afterEach(() => vi.restoreAllMocks())

/** The props of a search page. */
async function foundAt(path: string) {
  const [address = '', query] = path.split('?')
  const response = await visit(`${address}/_payload.json${query ? `?${query}` : ''}`)
  expect(response.status, path).toBe(200)
  const { props } = await response.json<{
    props: {
      jobs: { total: number; items: { number: number; title: string; locale: string; cities: string[] }[] }
      facets: { categories: { slug: string; count: number }[]; cities: { name: string; count: number }[] }
      near: unknown
      nearest: { filters: JobFilters; count: number }[]
    }
  }>()
  return props
}

/** How often a vacancy is in a document. */
async function rowsOf(response: Response): Promise<number> {
  return (await response.text())
    .split('class="vacancy-row')
    .filter((part) => part.startsWith('"') || part.startsWith(' ')).length
}

describe.each(locales)('the vacancies in %s', (locale) => {
  it('are complete, listed once each, and indexed', async () => {
    const path = withLocale(locale, '/jobs')

    const response = await visit(path)

    const { robots, canonical, alternates, graph } = await described(response.clone())
    expect(response.status).toBe(200)
    expect(robots).toMatch(/^index/)
    expect(canonical).toBe(`${siteUrl}${path}`)
    expect(alternates).toEqual(['nl', 'en', 'de', 'x-default'])
    expect(graph.map((node) => node['@type'])).toEqual(['CollectionPage', 'BreadcrumbList'])
    expect(JSON.stringify(graph)).not.toContain('JobPosting')
    const { jobs } = await foundAt(path)
    const numbers = jobs.items.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(jobs.total).toBeGreaterThan(30)
    expect(await rowsOf(response)).toBe(20)
  })
})

describe('a search', () => {
  it('is defined by its address only, and not indexed', async () => {
    const path = '/jobs?q=planner&place=Venlo&distance=50&hours=32-40'

    const response = await visit(path)

    const html = await response.clone().text()
    const { robots, canonical, alternates } = await described(response)
    expect(robots).toMatch(/^noindex/)
    expect(canonical).toBe(`${siteUrl}/jobs`)
    expect(alternates).toEqual([])
    expect(html).toContain('value="planner"')
    expect(html).toMatch(/name="hours"[^>]*checked|checked=""[^>]*name="hours"/)
    expect(html).toContain('href="/jobs?q=planner&amp;place=Venlo&amp;distance=50"')
  })

  it('is a form that works without script', async () => {
    const html = await (await visit('/jobs')).text()

    expect(html).toMatch(
      /<form[^>]*id="job-search"[^>]*action="\/jobs"|<form[^>]*action="\/jobs"[^>]*id="job-search"/,
    )
    expect(html.match(/form="job-search"/g)?.length).toBeGreaterThan(15)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*form="job-search"/)
  })

  it('finds compounds by their last part, places nearby, and pay', async () => {
    const drivers = await foundAt('/jobs?q=chauffeur')
    const venlo = await foundAt('/jobs?place=Venlo&distance=5')
    const paid = await foundAt('/jobs?salary=6000')

    expect(drivers.jobs.items.map(({ title }) => title)).toContain('Reachtruckchauffeur')
    expect(venlo.jobs.total).toBeGreaterThan(2)
    for (const { cities } of venlo.jobs.items) expect(cities).toContain('Venlo')
    expect(paid.jobs.total).toBeGreaterThan(0)
    expect(paid.jobs.total).toBeLessThan(venlo.jobs.total + drivers.jobs.total)
  })

  it('understands role and place typed in one field, and lets one click undo it', async () => {
    const together = await foundAt('/jobs?q=reachtruckchauffeur+in+venlo')
    const apart = await foundAt('/jobs?q=reachtruckchauffeur&place=Venlo')

    const html = await (await visit('/jobs?q=reachtruckchauffeur+in+venlo')).text()
    expect(together.jobs.items).toEqual(apart.jobs.items)
    expect(together.jobs.total).toBeGreaterThan(0)
    expect(html).toContain('Gezocht: reachtruckchauffeur bij Venlo (25 km).')
    expect(html).toContain('href="/jobs?q=%22reachtruckchauffeur+in+venlo%22"')
    expect(html).toMatch(/name="place"[^>]*value="Venlo"|value="Venlo"[^>]*name="place"/)
    const asText = await (await visit('/jobs?q=%22reachtruckchauffeur+in+venlo%22')).text()
    expect(asText).not.toContain('Gezocht:')
    expect(asText).toMatch(/value="&quot;reachtruckchauffeur in venlo&quot;"/)
  })

  it('reports an unknown place, suggests another, and shows everything', async () => {
    const html = await (await visit('/jobs?place=Venl')).text()

    expect(html).toContain('Bedoelt u Venlo?')
    expect((await foundAt('/jobs?place=Venl')).jobs.total).toBe((await foundAt('/jobs')).jobs.total)
  })

  it.each([
    '/jobs?q=magazijnmedewerker+utrecht',
    '/jobs?q=astronaut&place=Venlo&distance=10&hours=0-16',
    '/jobs?q=reachtruckchauffeur&place=Rotterdam&distance=5',
    '/jobs?place=Groningen&distance=5&salary=6000',
  ])(
    'without results offers what comes nearest, with what there is of it, and an alert: %s',
    async (path) => {
      const html = (await (await visit(path)).text()).replace(/<!-- -->/g, '')
      const nothing = /class="empty".*?<\/div><\/div>/s.exec(html)?.[0] ?? ''
      const offered = [...nothing.matchAll(/href="(\/jobs\?[^"]*)"[^>]*><bdi>(\d+) vacatures?: /g)]

      expect(nothing).toContain('Geen vacatures gevonden')
      expect(nothing).toContain('href="#job-alert-ways"')
      expect(html).toContain('id="job-alert-ways"')
      expect(offered.length).toBeGreaterThan(0)
      for (const [, link = '', count] of offered) {
        const { jobs } = await foundAt(link.replaceAll('&amp;', '&'))
        expect(jobs.total, link).toBe(Number(count))
      }
    },
  )

  it('offers the trade that its words name, then the same work elsewhere, then all work at the place', async () => {
    const nearest = async (path: string) => {
      const { nearest: others } = await foundAt(path)
      return others.map(({ filters: { text, place, categories } }) => [text, place, ...categories].join(' '))
    }

    expect(await nearest('/jobs?q=magazijnmedewerker+venlo&distance=5')).toEqual([
      ' Venlo warehouse',
      'magazijnmedewerker ',
      '  warehouse',
      ' Venlo',
    ])
    expect(await nearest('/jobs?q=reachtruckchauffeur&place=Groningen&distance=5')).toEqual([
      'reachtruckchauffeur ',
    ])
  })

  it('shows correct counts for its categories', async () => {
    const { facets } = await foundAt('/jobs')

    const found = await Promise.all(
      facets.categories.map(async ({ slug }) => (await foundAt(`/jobs?category=${slug}`)).jobs.total),
    )
    expect(found).toEqual(facets.categories.map(({ count }) => count))
  })

  it('splits a long list into pages', async () => {
    const second = await visit('/jobs?page=2')

    const { canonical, robots } = await described(second)
    expect(canonical).toBe(`${siteUrl}/jobs?page=2`)
    expect(robots).toMatch(/^index/)
    expect((await visit('/jobs?page=99')).status).toBe(404)
  })

  it.each([
    '/jobs?q=%00',
    '/jobs?q=%22%20OR%20NEAR(a%20b)*',
    "/jobs?q=';DROP%20TABLE%20jobs;--",
    `/jobs?q=${'a'.repeat(2000)}`,
    '/jobs?q=%E2%80%AEtceles&place=%E2%80%AE',
    '/jobs?place=%25%25&distance=-1',
    '/jobs?distance=1e9&salary=1&sort=up&hours=1-2&contract=x&education=&remote=maybe',
    '/jobs?category=%2e%2e&category=__proto__&category=constructor',
    '/jobs?sort=distance',
    `/jobs?${Array.from({ length: 100 }, (_, index) => `category=c${index}`).join('&')}`,
    '/jobs?hours=32-40&hours=32-40&hours=0-16',
  ])('with a handcrafted address is answered: %.50s', async (path) => {
    expect((await visit(path)).status).toBe(200)
  })

  it.each(['0', '-1', 'x', '1000000000', '1e3', '%00', ''])('has no page %s', async (page) => {
    expect((await visit(`/jobs?page=${page}`)).status).toBe(404)
  })

  it('is unavailable while D1 is down, and says so', async () => {
    databaseIsDown()

    const response = await visit('/jobs?q=nooit-eerder-gevraagd')

    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('D1 is away')
  })
})

describe('a category', () => {
  it('shows its vacancies and their cities', async () => {
    const response = await visit('/jobs/cat/warehouse')

    const html = await response.clone().text()
    const { canonical, robots, graph } = await described(response)
    expect(response.status).toBe(200)
    expect(html).toContain('<h1 tabindex="-1">Vacatures: Magazijn</h1>')
    expect(html).toContain('href="/jobs?place=Venlo&amp;category=warehouse"')
    expect(canonical).toBe(`${siteUrl}/jobs/cat/warehouse`)
    expect(robots).toMatch(/^index/)
    expect(graph.map((node) => node['@type'])).toEqual(['CollectionPage', 'BreadcrumbList'])
  })

  it("ignores filters that its address can't have", async () => {
    const { canonical } = await described(await visit('/jobs/cat/warehouse?q=x&salary=3000'))

    expect(canonical).toBe(`${siteUrl}/jobs/cat/warehouse`)
  })

  it.each([
    '/jobs/cat/bestaat-niet',
    '/jobs/cat/%00',
    '/jobs/cat/Warehouse',
    `/jobs/cat/${'a'.repeat(2000)}`,
  ])("that doesn't exist isn't found: %.40s", async (path) => {
    expect((await visit(path)).status).toBeGreaterThanOrEqual(400)
    expect((await visit(path)).status).toBeLessThan(500)
  })

  it("of companies isn't one of vacancies", async () => {
    expect((await visit('/jobs/cat/software-en-data')).status).toBe(404)
  })
})

async function described(response: Response) {
  const { meta, canonical, alternates, structuredData } = await headOf(response)
  return {
    robots: meta.get('robots'),
    canonical,
    alternates: [...alternates.keys()],
    graph: structuredData['@graph'] ?? [],
  }
}
