import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

describe('a single-task page from an email', () => {
  it.each([
    ['/wachtwoord-reset?code=een-code', '/'],
    ['/en/wachtwoord-reset?code=een-code', '/en'],
    ['/account-activeren?code=een-code', '/'],
  ])('fills the screen, with the wordmark as its only link away: %s', async (path, home) => {
    const html = await (await visit(path)).text()

    const header = /<header[^>]*>(.*?)<\/header>/s.exec(html)?.[1] ?? ''
    expect([...header.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([home])
    expect(html).toContain('href="#content"')
    expect(html).toContain('<main class="main" id="content"')
    expect(html).not.toMatch(/<nav|<footer/)
  })

  it('differs from other pages, which keep the navigation', async () => {
    const html = await (await visit('/wachtwoord-vergeten')).text()

    expect(html).toContain('<footer')
    expect(html).toContain('<nav')
  })
})
