import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

describe('a page that a mail leads to for one task', () => {
  it.each([
    ['/wachtwoord-reset?code=een-code', '/'],
    ['/en/wachtwoord-reset?code=een-code', '/en'],
    ['/account-activeren?code=een-code', '/'],
  ])('fills the screen, and nothing but the wordmark leads away: %s', async (path, home) => {
    const html = await (await visit(path)).text()

    const header = /<header[^>]*>(.*?)<\/header>/s.exec(html)?.[1] ?? ''
    expect([...header.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([home])
    expect(html).toContain('href="#content"')
    expect(html).toContain('<main class="main" id="content"')
    expect(html).not.toMatch(/<nav|<footer/)
  })

  it('is no other page: those keep the way on', async () => {
    const html = await (await visit('/wachtwoord-vergeten')).text()

    expect(html).toContain('<footer')
    expect(html).toContain('<nav')
  })
})
