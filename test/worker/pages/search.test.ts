import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

async function htmlOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status).toBe(200)
  return response.text()
}

describe('the search page', () => {
  it('shows what was found with what was searched for marked, and links to narrow it', async () => {
    const html = await htmlOf('/zoeken?q=pakket')

    expect(html).toContain('<mark>pakketten</mark>')
    expect(html).toMatch(/href="\/zoeken\?q=pakket&amp;type=content"/)
    expect(html).toMatch(/href="\/zoeken\?q=pakket&amp;sort=newest"/)
  })

  it('keeps every choice that was made when another is made, and takes one back by its own link', async () => {
    const html = await htmlOf('/zoeken?q=pakket&section=logistiek&sort=newest')

    expect(html).toContain('href="/zoeken?q=pakket&amp;type=content&amp;section=logistiek&amp;sort=newest"')
    expect(html).toContain('href="/zoeken?q=pakket&amp;sort=newest" aria-current="true"')
  })

  it('asks whether something else was meant, and shows that', async () => {
    const html = await htmlOf('/zoeken?q=pakketbezorgng')

    expect(html).toContain('Bedoelde u')
    expect(html).toContain('href="/zoeken?q=pakketbezorging"')
    expect(html).toContain('<mark>Pakketbezorging</mark>')
  })

  it('offers ways to begin where nothing was asked', async () => {
    const html = await htmlOf('/zoeken')

    expect(html).toContain('Of begin bij een rubriek')
    expect(html).toMatch(/href="\/news\/tag\//)
    expect(html).toMatch(/href="\/news\/\d+\//)
  })

  it('offers ways on where nothing was found', async () => {
    const html = await htmlOf('/zoeken?q=wetgvxqing')

    expect(html).toContain('Daar hebben we niets over')
    expect(html).toContain('Onderwerpen die erop lijken')
    expect(html).toContain('/news/tag/wetgeving')
  })

  it('is for readers, not for other search engines: one address stands for all of it', async () => {
    const html = await htmlOf('/zoeken?q=pakket&page=2')

    expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/zoeken"/)
  })

  it('escapes what was typed', async () => {
    const html = await htmlOf(`/zoeken?q=${encodeURIComponent('<script>alert(1)</script>"><img src=x>')}`)

    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })

  it.each([
    ['en', 'Found for ‘warehouse’'],
    ['de', 'Gefunden zu „warehouse“'],
  ])('speaks the language of its reader: %s', async (locale, heading) => {
    expect(await htmlOf(`/${locale}/zoeken?q=warehouse`)).toContain(heading)
  })

  it('marks what is in another language than the page', async () => {
    expect(await htmlOf('/en/zoeken?q=ploegleider')).toMatch(/hrefLang="nl"/i)
  })
})
