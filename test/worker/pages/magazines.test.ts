import { env } from 'cloudflare:workers'
import { afterAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

const newest = '/magazines/12/tien-dagen-die-tellen'

afterAll(backendIsWell)

interface Overview {
  newest: { issue: { number: number }; contents: { path: string | null }[] } | null
  years: { year: number; issues: { number: number; locale: string }[] }[]
  everyYear: { year: number; count: number }[]
}

async function overviewOf(path: string): Promise<Overview> {
  const [address, query = ''] = path.split('?')
  const response = await visit(`${address}/_payload.json?${query}`)
  expect(response.status).toBe(200)
  return (await response.json<{ props: Overview }>()).props
}

describe('the magazine', () => {
  it('starts with its newest issue, and shows the previous ones by year', async () => {
    const { newest: first, years } = await overviewOf('/magazines')

    expect(first?.issue.number).toBe(12)
    expect(first?.contents.some(({ path }) => path?.startsWith('/news/319/'))).toBe(true)
    expect(years.map(({ year, issues }) => [year, issues.map(({ number }) => number)])).toEqual([
      [2026, [11, 10, 9, 8, 7, 6, 5]],
      [2025, [4, 3, 2, 1]],
    ])
  })

  it('shows one year at its own address', async () => {
    const { newest: first, years, everyYear } = await overviewOf('/magazines?year=2025')

    expect(first).toBeNull()
    expect(years.map(({ issues }) => issues.length)).toEqual([4])
    expect(everyYear).toEqual([
      { year: 2026, count: 8 },
      { year: 2025, count: 4 },
    ])
    expect((await headOf(await visit('/magazines?year=2025'))).canonical).toBe(
      `${siteUrl}/magazines?year=2025`,
    )
  })

  it.each(['1999', '0', '-1', 'x', '2025.0', '02025', '%00', 'a'.repeat(3000)])(
    "isn't found for a year without issues: %s",
    async (year) => {
      expect([400, 404]).toContain((await visit(`/magazines?year=${year}`)).status)
    },
  )

  it('shows the Dutch issues in other languages, marked as Dutch', async () => {
    const { newest: first, years } = await overviewOf('/en/magazines')
    const html = await (await visit('/en/magazines')).text()

    expect(first?.issue.number).toBe(12)
    expect(years.flatMap(({ issues }) => issues)).toHaveLength(11)
    expect(html).toContain('The magazine is published in Dutch.')
    expect(html).toMatch(/<article class="magazine-tile" lang="nl">/)
    expect(html).toMatch(/href="\/magazines\/11\/alles-wat-terugkomt" hrefLang="nl"/i)
  })
})

describe('an issue', () => {
  it('is found by its number; a wrong slug redirects to the right one', async () => {
    const response = await visit('/magazines/12/iets-anders')

    expect([response.status, response.headers.get('location')]).toEqual([301, newest])
    expect((await visit('/magazines/999/iets')).status).toBe(404)
    expect((await visit('/magazines/0/iets')).status).toBe(404)
    expect((await visit('/magazines/x/iets')).status).toBe(404)
  })

  it("that isn't translated redirects to Dutch", async () => {
    const response = await visit(`/de${newest}`)

    expect([response.status, response.headers.get('location')]).toEqual([302, newest])
  })

  it('links to its articles and to neighbouring issues', async () => {
    const html = await (await visit('/magazines/11/alles-wat-terugkomt')).text()

    expect(html).toMatch(/href="\/news\/101\/[a-z-]+"/)
    expect(html).toContain(`href="${newest}"`)
    expect(html).toContain('href="/magazines/10/over-de-grens"')
  })

  it('is described as an issue of a periodical', async () => {
    const { structuredData, alternates } = await headOf(await visit(newest))

    const nodes = structuredData['@graph'] ?? []
    const issue = nodes.find((node) => node['@type'] === 'PublicationIssue')
    const periodical = nodes.find((node) => node['@type'] === 'Periodical')
    expect(issue).toMatchObject({
      name: 'Tien dagen die tellen',
      issueNumber: 12,
      url: `${siteUrl}${newest}`,
      isAccessibleForFree: false,
      isPartOf: { '@id': periodical?.['@id'] },
    })
    expect(periodical).toMatchObject({ name: 'Schakel', issn: '9999-9994' })
    expect([...alternates.keys()]).toEqual(['nl', 'x-default'])
  })

  it("for subscribers doesn't reveal its file's address; a free one does", async () => {
    await backendIsDown()
    const files = { flipbookUrl: 'https://blader.example/geheim', pdf: { pages: 52, file: pdf } }
    for (const number of [12, 1]) await changeIssue(number, files)

    const paid = await (await visit(newest)).text()
    const data = await (await visit(`${newest}/_payload.json`)).text()
    const free = await (await visit('/magazines/1/begin-bij-de-doos')).text()

    for (const text of [paid, data]) {
      expect(text).toContain('subscriber')
      expect(text).not.toContain('geheim')
    }
    expect(free).toContain('geheim.pdf')
    expect(free).toContain('https://blader.example/geheim')
    await backendIsWell()
  })
})

const pdf = { url: '/uploads/geheim.pdf', name: 'geheim.pdf', size: 4200 }

async function changeIssue(number: number, fields: Record<string, unknown>): Promise<void> {
  const row = await env.DB.prepare(`SELECT entry FROM documents WHERE type = 'magazine' AND number = ?`)
    .bind(number)
    .first<{ entry: string }>()
  const rows = rowsOf('magazine', { ...JSON.parse(row?.entry ?? '{}'), ...fields })
  if (!rows) throw new Error(`Issue ${number} is no document`)
  await upsert(env.DB, [rows])
}
