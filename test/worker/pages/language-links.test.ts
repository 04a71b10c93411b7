import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

/** The targets of a page's language menu, by language. */
async function links(address: string): Promise<Record<string, string>> {
  const html = await (await visit(address)).text()
  const [menu = ''] = /<div id="user-menu"[\s\S]*?<\/ul>\s*<\/div>\s*<\/div>/.exec(html) ?? [html]
  const found = [...menu.matchAll(/<a class="choice" href="([^"]*)" hrefLang="(\w\w)"/g)]
  return Object.fromEntries(
    found.map(([, path = '', locale = '']) => [locale, path.replaceAll('&amp;', '&')]),
  )
}

describe('the language menu', () => {
  it.each([
    { from: '/zoeken?q=pakket+%26+druk&type=content', to: '/en/zoeken?q=pakket+%26+druk&type=content' },
    { from: '/zoeken?q=pakket&utm_source=brief', to: '/en/zoeken?q=pakket' },
    {
      from: '/jobs?q=planner&education=hbo&education=wo',
      to: '/en/jobs?q=planner&education=hbo&education=wo',
    },
    { from: '/events?past=1', to: '/en/events?past=1' },
    // Another language's list differs, so it starts at its first page.
    { from: '/ecommerce?page=2', to: '/en/ecommerce' },
    { from: '/contact?utm_source=brief', to: '/en/contact' },
    { from: '/', to: '/en' },
  ])('links from $from to $to', async ({ from, to }) => {
    expect((await links(from)).en).toBe(to)
  })

  it('links back as well', async () => {
    expect((await links('/de/zoeken?q=paket')).nl).toBe('/zoeken?q=paket')
  })

  it("isn't shown to search engines", async () => {
    const html = await (await visit('/zoeken?q=pakket')).text()

    expect(html).toContain('<link rel="alternate" hrefLang="en" href="http://localhost:8787/en/zoeken"/>')
  })
})
