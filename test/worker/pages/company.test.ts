import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backendIsWell } from '../support/backend.ts'
import { companiesWith } from '../support/companies.ts'
import { headOf } from '../support/markup.ts'
import { siteUrl, visit } from '../support/visit.ts'

beforeAll(async () => {
  await companiesWith({
    dataplank: { roles: ['organizer'] },
    kluislijn: { roles: [], website: 'javascript:alert(1)', body: [], logo: null, addresses: [] },
    tuinhaven: { roles: ['employer', 'association'] },
    groenband: { addresses: [{ city: 'Gent', country: 'België', street: null, postcode: null }] },
  })
  await env.DB.prepare(`DELETE FROM jobs WHERE employer = 'vrachtkompas'`).run()
})
afterAll(backendIsWell)

async function mainOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? ''
  return main.replace(/<!-- -->/g, '')
}

async function nodesOf(path: string): Promise<Record<string, unknown>[]> {
  const { structuredData } = await headOf(await visit(path))
  return structuredData['@graph'] ?? []
}

describe('the profile of a supplier', () => {
  it('shows the company, its products, contacts and addresses', async () => {
    const main = await mainOf('/leveranciers/pakwijs')

    expect(main).toContain('>Pakwijs</h1>')
    expect(main).toContain('Wat Pakwijs levert')
    expect(main).toContain('Vouwlijn 400')
    expect(main).toContain('href="tel:+31850000601"')
    expect(main).toContain('href="mailto:h.kloosterziel@pakwijs.example"')
    expect(main).toContain('openstreetmap.org/directions?to=52.4921%2C6.1344')
    expect(main).toContain('href="/leveranciers"')
    expect(main).toContain('Tuinhaven snijdt dozen op maat')
    expect(main).not.toContain('Is dit uw bedrijf?')
  })

  it('marks a partner’s link as sponsored, and any other as chosen by the company', async () => {
    expect(await mainOf('/leveranciers/pakwijs')).toMatch(
      /href="https:\/\/www\.pakwijs\.example"[^>]*rel="sponsored nofollow noopener"/,
    )
    expect(await mainOf('/leveranciers/cartonnage-de-linde')).toMatch(/rel="nofollow ugc noopener"/)
  })

  it('has the same structured data', async () => {
    const nodes = await nodesOf('/leveranciers/pakwijs')

    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Pakwijs',
        address: [expect.objectContaining({ addressLocality: 'Zwolle', postalCode: '8013 RM' })],
        sameAs: expect.arrayContaining(['https://www.pakwijs.example']),
      }),
    )
    expect(nodes).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'Vouwlijn 400',
        offers: expect.objectContaining({ price: '228690', priceCurrency: 'EUR' }),
      }),
    )
  })

  it('can be claimed by its owner until someone has', async () => {
    expect(await mainOf('/leveranciers/cartonnage-de-linde')).toContain('Is dit uw bedrijf?')
  })

  it('works with hardly any content, and only links to safe addresses', async () => {
    const main = await mainOf('/leveranciers/kluislijn')

    expect(main).toContain('Kluislijn heeft zijn profiel nog niet ingevuld.')
    expect(main).not.toContain('javascript:')
    expect(main).not.toContain('Route naar')
  })

  it('copes with an invalid country code', async () => {
    expect(await mainOf('/leveranciers/groenband')).toContain('Gent')
  })

  it.each([
    ['an organizer', '/leveranciers/dataplank'],
    ['an association that also employs', '/leveranciers/tuinhaven'],
  ])('works for %s too', async (_, path) => {
    expect((await visit(path)).status).toBe(200)
  })
})

describe('the profile of an employer', () => {
  it('starts with open vacancies, and lists them in structured data', async () => {
    const main = await mainOf('/werkgevers/havik-logistiek')
    const found = main.match(/href="\/jobs\/vacature\/\d+\/[^"]+"/g) ?? []

    expect(main).toContain(`${found.length} open vacatures</h2>`)
    expect(found.length).toBeGreaterThan(2)
    const list = (await nodesOf('/werkgevers/havik-logistiek')).find(
      (node) => node['@type'] === 'CollectionPage',
    )
    const listed = JSON.stringify(list).match(/\/jobs\/vacature\//g)
    expect(listed).toHaveLength(found.length)
  })

  it('counts one vacancy in the singular', async () => {
    expect(await mainOf('/werkgevers/orderlicht')).toContain('1 open vacature</h2>')
  })

  it('points to other pages if nothing is open', async () => {
    const main = await mainOf('/werkgevers/vrachtkompas')

    expect(main).toContain('Nu geen open vacatures')
    expect(main).toMatch(/<a[^>]*href="\/werkgevers"[^>]*>Andere werkgevers<\/a>/)
    expect(main).not.toContain('href="#vacancies"')
  })
})

describe('a company with two sides', () => {
  it('links each to the other', async () => {
    expect(await mainOf('/leveranciers/orderlicht')).toContain('href="/werkgevers/orderlicht"')
    expect(await mainOf('/werkgevers/orderlicht')).toContain('href="/leveranciers/orderlicht"')
  })

  it('is one organization in structured data', async () => {
    const [supplier] = await nodesOf('/leveranciers/orderlicht')
    const [employer] = await nodesOf('/werkgevers/orderlicht')

    expect(supplier?.['@id']).toBe(`${siteUrl}/leveranciers/orderlicht#company`)
    expect(employer?.['@id']).toBe(supplier?.['@id'])
  })
})

describe("a company's address", () => {
  it.each([
    ['/werkgevers/pakwijs', '/leveranciers/pakwijs'],
    ['/leveranciers/winkelrijk', '/werkgevers/winkelrijk'],
    ['/en/werkgevers/pakwijs', '/en/leveranciers/pakwijs'],
    ['/werkgevers/dataplank', '/leveranciers/dataplank'],
  ])('redirects to the side that the company has: %s', async (path, right) => {
    const response = await visit(`${path}?utm_source=brief`)

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${right}?utm_source=brief`)
  })

  it('redirects to Dutch if the company exists only in Dutch', async () => {
    const response = await visit('/de/leveranciers/lijnvast')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/leveranciers/lijnvast')
  })

  it.each([
    '/leveranciers/bestaat-niet',
    '/en/werkgevers/bestaat-niet',
    '/leveranciers/%27%22',
    '/werkgevers/Pakwijs',
    `/leveranciers/${'a'.repeat(300)}`,
  ])("isn't found if there is no such company: %s", async (path) => {
    expect((await visit(path)).status).toBe(404)
  })
})

describe('a profile in another language', () => {
  it('offers the full text in Dutch, and marks Dutch text as such', async () => {
    const main = await mainOf('/en/leveranciers/pakwijs')

    expect(main).toContain('Pakwijs of Zwolle builds machines')
    expect(main).toMatch(/<a[^>]*href="\/leveranciers\/pakwijs"[^>]*hrefLang="nl"/i)
    expect(main).toMatch(/<article[^>]*class="product-card"[^>]*lang="nl"/)
    expect(main).toContain('href="/en/suppliers"')
  })
})
