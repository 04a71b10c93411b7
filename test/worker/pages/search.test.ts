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

  it.each([
    [
      '/zoeken?q=ploegleider+venlo',
      'voor ‘ploegleider’ binnen 25 km van Venlo',
      '/jobs?q=ploegleider&amp;place=Venlo',
    ],
    ['/zoeken?q=vacatures+in+venlo&type=vacancy', ' binnen 25 km van Venlo', '/jobs?place=Venlo'],
    ['/zoeken?q=ploegleider+groningen', 'voor ‘ploegleider’ op een andere plaats', '/jobs?q=ploegleider'],
    [
      '/en/zoeken?q=ploegleider+near+venlo',
      'for ‘ploegleider’ within 25 km of Venlo',
      '/en/jobs?q=ploegleider&amp;place=Venlo',
    ],
  ])('leads a role and a place on to the vacancies: %s', async (path, words, link) => {
    const html = await htmlOf(path)

    const [, href = '', text = ''] =
      /class="search-jobs">.*?<a href="([^"]+)"[^>]*>([^<]*)</s.exec(html) ?? []
    expect(href).toBe(link)
    expect(text).toContain(words)
    expect(Number.parseInt(text, 10)).toBeGreaterThan(0)
  })

  it.each([
    '/zoeken?q=ploegleider',
    '/zoeken?q=venlo',
    '/zoeken?q=wetgeving+utrecht',
    '/zoeken?q=astronaut+venlo',
    '/zoeken?q=ploegleider+venlo&section=logistiek',
    '/zoeken',
  ])('does so for nothing else: %s', async (path) => {
    expect(await htmlOf(path)).not.toContain('search-jobs')
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
