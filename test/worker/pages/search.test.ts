import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

async function htmlOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status).toBe(200)
  return response.text()
}

describe('the search page', () => {
  it('shows results with the matches marked, and links to narrow them', async () => {
    const html = await htmlOf('/zoeken?q=pakket')

    expect(html).toContain('<mark>pakketten</mark>')
    expect(html).toMatch(/href="\/zoeken\?q=pakket&amp;type=content"/)
    expect(html).toMatch(/href="\/zoeken\?q=pakket&amp;sort=newest"/)
  })

  it('keeps all filters when another is set, and removes one by its own link', async () => {
    const html = await htmlOf('/zoeken?q=pakket&section=logistiek&sort=newest')

    expect(html).toContain('href="/zoeken?q=pakket&amp;type=content&amp;section=logistiek&amp;sort=newest"')
    expect(html).toContain('href="/zoeken?q=pakket&amp;sort=newest" aria-current="true"')
  })

  it('suggests another query, and links to it', async () => {
    const html = await htmlOf('/zoeken?q=pakketbezorgng')

    expect(html).toContain('Bedoelde u')
    expect(html).toContain('href="/zoeken?q=pakketbezorging"')
    expect(html).toContain('<mark>Pakketbezorging</mark>')
  })

  it('offers ways to start without a query', async () => {
    const html = await htmlOf('/zoeken')

    expect(html).toContain('Of begin bij een rubriek')
    expect(html).toMatch(/href="\/news\/tag\//)
    expect(html).toMatch(/href="\/news\/\d+\//)
  })

  it('offers alternatives without results', async () => {
    const html = await htmlOf('/zoeken?q=wetgvxqing')

    expect(html).toContain('Daar hebben we niets over')
    expect(html).toContain('Onderwerpen die erop lijken')
    expect(html).toContain('/news/tag/wetgeving')
  })

  it("isn't indexed, and has one canonical address", async () => {
    const html = await htmlOf('/zoeken?q=pakket&page=2')

    expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/zoeken"/)
  })

  it('escapes the input', async () => {
    const html = await htmlOf(`/zoeken?q=${encodeURIComponent('<script>alert(1)</script>"><img src=x>')}`)

    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })

  it.each([
    ['en', 'Found for ‘warehouse’'],
    ['de', 'Gefunden zu „warehouse“'],
  ])("is in the reader's language: %s", async (locale, heading) => {
    expect(await htmlOf(`/${locale}/zoeken?q=warehouse`)).toContain(heading)
  })

  it('marks text in another language than the page', async () => {
    expect(await htmlOf('/en/zoeken?q=ploegleider')).toMatch(/hrefLang="nl"/i)
  })
})
