import { afterEach, describe, expect, it } from 'vitest'
import { backendDoes, backendIsWell } from '../support/backend.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

afterEach(backendIsWell)

async function mainOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? ''
  return main.replace(/<!-- -->/g, '').replace(/[\u00a0\u202f]/g, ' ')
}

async function nodesOf(path: string): Promise<Record<string, unknown>[]> {
  const { structuredData } = await headOf(await visit(path))
  return structuredData['@graph'] ?? []
}

describe('the subscriptions', () => {
  it('are shown next to each other, cheapest first, with and without VAT', async () => {
    const main = await mainOf('/abonnementen')

    const names = [...main.matchAll(/<a href="(\/abonnementen\/[a-z]+)">([^<]+)<\/a><\/h3>/g)].map(
      ([, path]) => path,
    )
    expect(names).toEqual(['/abonnementen/digitaal', '/abonnementen/compleet', '/abonnementen/team'])
    expect(main).toContain('€ 11,50')
    expect(main).toContain('€ 10,55 excl. btw')
    expect(main).toContain('Eerste 30 dagen gratis')
    expect(main.match(/<details>/g)?.length).toBeGreaterThan(3)
  })

  it('are offers in structured data, with the price that a reader pays in the end', async () => {
    const plans = (await nodesOf('/abonnementen')).filter((node) => node['@type'] === 'Product')

    expect(plans).toHaveLength(3)
    expect(plans[0]).toMatchObject({
      url: `${siteUrl}/abonnementen/digitaal`,
      offers: {
        price: '11.5',
        priceSpecification: { valueAddedTaxIncluded: true, unitCode: 'MON' },
      },
    })
  })

  it.each([
    ['/en/abonnementen', 'Schakel Complete', 'incl. 9% VAT'],
    ['/de/abonnementen', 'Schakel Komplett', 'inkl. 9 % MwSt.'],
  ])('are sold in other languages: %s', async (path, name, vat) => {
    const main = await mainOf(path)

    expect(main).toContain(name)
    expect(main).toContain(vat)
    expect(main).not.toContain('lang="nl"')
  })
})

describe('one subscription', () => {
  it('shows what is included, and how to order it', async () => {
    const main = await mainOf('/abonnementen/team')

    expect(main).toContain('>Schakel Team</h1>')
    expect(main).toContain('Tien accounts met volledige toegang')
    expect(main).toContain('€ 541,28 excl. btw')
    expect(main).toContain('href="#bestellen"')
    expect(main).toContain('name="form" value="order-subscription"')
    expect(main).toContain('>Bestelling met betalingsverplichting</button>')
    expect(main).toContain('€ 590 per jaar, inclusief 9% btw')
    expect(main).toContain('href="tel:+31850000100"')
    expect(main).toContain('href="/abonnementen/digitaal"')
    expect(main).not.toContain('href="/abonnementen/team"')
  })

  it.each([
    // Another one than above, whose page is in the cache.
    ['/abonnementen/digitaal', 'kunt u hier nog niet bestellen'],
    ['/en/abonnementen/team', 'cannot be ordered here yet'],
    ['/de/abonnementen/team', 'können Sie hier noch nicht bestellen'],
  ])('leads to the contact form where nothing can be ordered: %s', async (path, words) => {
    const options = { isOpen: false, isOnPaper: false, isTrialDue: true }
    const body = JSON.stringify({ data: { ...options, mandate: null, online: null, billing: null } })
    const behaviour = { does: 'answer', status: 200, body } as const
    await backendDoes([{ holding: '/subscriptions/options', behaviour }])

    const main = await mainOf(path)

    expect(main).toContain(words)
    expect(main).toContain('/contact?afdeling=readers">')
    expect(main).not.toContain('name="form" value="order-subscription"')
  })

  it('asks for patience while the backend is away', async () => {
    await backendDoes([{ holding: '/subscriptions/options', behaviour: { does: 'reset' } }])

    expect(await mainOf('/abonnementen/compleet')).toContain('Probeer het over een paar minuten opnieuw')
  })

  it.each([
    ['another kind of product', '/abonnementen/vouwlijn-400'],
    ['another kind of product in English', '/en/abonnementen/partnerartikel'],
    ['nothing', '/abonnementen/bestaat-niet'],
    ['a quote', '/abonnementen/%27'],
    ['ten thousand characters', `/abonnementen/${'a'.repeat(3000)}`],
  ])('has no page for %s', async (_, path) => {
    expect((await visit(path)).status).toBe(404)
  })
})

describe('the page for advertisers', () => {
  it('shows the products without VAT, the audience, and the contacts', async () => {
    const main = await mainOf('/adverteren')

    expect(main).toContain('id="product-partnerartikel"')
    expect(main).toContain('id="product-vacaturebundel-vijf"')
    expect(main).toContain('excl. 21% btw')
    expect(main).toContain('€ 1.754,50 incl. btw')
    expect(main).toContain('186.000')
    expect(main).toContain('id="product-partnerprofiel"')
    expect(main).toContain('id="product-magazine-advertentie"')
    expect(main).toMatch(/<a class="button" href="\/contact\?afdeling=sales">/)
    expect(main).toContain('href="mailto:verkoop@schakel.example">verkoop@schakel.example</a>')
    expect(main).not.toContain('id="product-vouwlijn-400"')
  })

  it.each(['', '/en', '/de'])(
    'leads a company that has no profile on to one: %s/adverteren',
    async (language) => {
      expect(await mainOf(`${language}/adverteren`)).toContain(`href="${language}/account/bedrijf/vinden"`)
    },
  )

  it('shows all of each offer, with every text once', async () => {
    const main = await mainOf('/adverteren')

    expect(main).toContain('Twee correctierondes.')
    const keys = [...main.matchAll(/data-rich="([^"]+)"/g)].map(([, key]) => key)
    expect(keys.length).toBeGreaterThan(4)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is a service in structured data', async () => {
    expect(await nodesOf('/adverteren')).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        name: 'Partnerartikel',
        provider: { '@id': `${siteUrl}/#publisher` },
      }),
    )
  })
})

describe('the media kit', () => {
  it.each(['/adverteren', '/en/adverteren', '/de/adverteren'])('is offered on %s', async (path) => {
    expect(await mainOf(path)).toContain('href="/media/schakel-mediakit-2027.pdf" download=')
  })

  it('is a PDF that anyone may have', async () => {
    const file = await visit('/media/schakel-mediakit-2027.pdf')

    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toContain('mediakit%202027.pdf')
  })
})
