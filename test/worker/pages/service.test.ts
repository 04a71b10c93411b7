import { describe, expect, it } from 'vitest'
import { headOf } from '../support/markup.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { siteUrl, visit } from '../support/visit.ts'

describe('the pages about privacy and cookies', () => {
  it.each([
    { path: '/privacy', words: ['Sollicit', '28 dagen', 'Een wettelijke plicht'] },
    { path: '/en/privacy-statement', words: ['Applying for a job', '28 days', 'A legal duty'] },
    { path: '/de/datenschutz', words: ['Sich bewerben', '28 Tage', 'Eine gesetzliche Pflicht'] },
    { path: '/cookies', words: ['schakel_meter', '31 dagen', 'colour-mode', 'we vragen het eerst'] },
    { path: '/en/cookies', words: ['schakel_meter', '31 days', 'colour-mode', 'we ask first'] },
    { path: '/de/cookies', words: ['schakel_meter', '31 Tage', 'colour-mode', 'wir fragen vorher'] },
  ])('show what the site stores: $path', async ({ path, words }) => {
    const html = await (await visit(path)).text()

    expect(words.filter((word) => !mainOf(html).includes(word))).toEqual([])
  })
})

describe('the contact page', () => {
  it.each([
    { path: '/contact', desk: 'Vacaturedesk', title: 'Contact' },
    { path: '/en/contact', desk: 'Vacancy desk', title: 'Contact' },
    { path: '/de/contact', desk: 'Stellenmarkt', title: 'Kontakt' },
  ])('shows whom to write to and to call: $path', async ({ path, desk, title }) => {
    const html = await (await visit(path)).text()

    expect(html).toContain(`>${title}</h1>`)
    expect(html).toContain(desk)
    expect(html).toContain(`href="${path}?afdeling=jobs"`)
    expect(html).toContain('vacatures@schakel.example')
    expect(html).toContain('href="tel:+31850000100"')
    expect(html).toContain('085-0000 100')
    expect(html).toContain('Kettinggracht 15')
    expect(mainOf(html)).toContain('name="form" value="contact"')
  })

  it('has the same structured data', async () => {
    const { structuredData } = await headOf(await visit('/contact'))

    const nodes = structuredData['@graph'] ?? []
    expect(nodes).toContainEqual(
      expect.objectContaining({ '@type': 'ContactPage', url: `${siteUrl}/contact` }),
    )
    const publisher = nodes.find((node) => node['@type'] === 'Organization')
    expect(publisher?.contactPoint).toContainEqual(
      expect.objectContaining({ contactType: 'Redactie', email: 'redactie@schakel.example' }),
    )
    expect(publisher?.contactPoint).toContainEqual(
      expect.objectContaining({ contactType: 'Algemeen', telephone: '+31850000100' }),
    )
  })
})

describe('the newsletter page', () => {
  it('shows a current edition of each, with working links', async () => {
    const html = await (await visit('/nieuwsbrief')).text()

    for (const name of ['Ochtendmail', 'Vrijdagoverzicht', 'Vacaturemail', 'Evenementenagenda'])
      expect(html).toContain(`>${name}</h3>`)
    const editions = [...html.matchAll(/<ul class="edition-lines">([\s\S]*?)<\/ul>/g)]
    expect(editions).toHaveLength(4)
    for (const [, lines = ''] of editions) {
      const path = /<a href="([^"]+)"/.exec(lines)?.[1] ?? ''
      expect((await visit(path)).status).toBe(200)
    }
  })

  it('has only links that work', async () => {
    const html = mainOf(await (await visit('/en/nieuwsbrief')).text())

    const feeds = [...html.matchAll(/href="(\/en\/rss[^"]*\.xml)"/g)].map(([, path]) => path)
    expect(feeds).toEqual([
      '/en/rss.xml',
      '/en/rss/ecommerce.xml',
      '/en/rss/logistiek.xml',
      '/en/rss/fulfilment.xml',
      '/en/rss/jobs.xml',
      '/en/rss/nieuwsbrief.xml',
    ])
    for (const path of feeds) expect((await visit(path ?? '')).status).toBe(200)
  })
})

describe('the page frame', () => {
  it.each([
    { path: '/ecommerce', item: '/ecommerce', says: 'page' },
    { path: '/news/tag/last-mile', item: '/tags-overzicht', says: 'true' },
    { path: '/tags-overzicht/l', item: '/tags-overzicht', says: 'true' },
    { path: '/de/tags-overzicht/l', item: '/de/tags-overzicht', says: 'true' },
  ])('marks the current page: $path', async ({ path, item, says }) => {
    expect(currentItems(await (await visit(path)).text())).toEqual([[item, says]])
  })

  it('marks the section of an article', async () => {
    const html = await (await visit(await addressOfArticle(110))).text()

    expect(currentItems(html)).toEqual([['/ecommerce', 'true']])
  })
})

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

/** Items of the main navigation with `aria-current`, and its value. */
function currentItems(html: string): [path: string | undefined, says: string | undefined][] {
  const navigation = /<ul class="header-items">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? ''
  return [...navigation.matchAll(/<a href="([^"]+)" aria-current="([^"]+)"/g)].map(([, path, says]) => [
    path,
    says,
  ])
}
