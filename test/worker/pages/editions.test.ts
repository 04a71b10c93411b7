import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { withdraw } from '../push/support/publications.ts'
import { backendIsDown, backendIsWell, sampleStores } from '../support/backend.ts'
import { visit } from '../support/visit.ts'

const morning = '/nieuwsbrief/ochtendmail-kredietregels'

async function textOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  return (await response.text()).replace(/<!-- -->/g, '')
}

describe('an edition of a newsletter', () => {
  it('shows what was sent, as it is now, with advertisements labelled', async () => {
    const html = await textOf(morning)

    expect(html).toContain('Achteraf betalen valt vanaf vandaag onder kredietregels</h1>')
    expect(html).toMatch(/href="\/news\/121\//)
    expect(html).toMatch(/href="\/jobs\/vacature\/5001\//)
    expect(html).toMatch(/<p class="partner-label">Advertentie van Pakwijs[^<]*<\/p>/)
    expect(html).toContain('href="https://www.pakwijs.example/vouwlijn" rel="sponsored noopener"')
    expect(html).toMatch(/"datePublished":"\d{4}-\d\d-\d\dT06:00:00.000Z"/)
    expect(html).toContain(`rel="canonical" href="http://localhost:8787${morning}"`)
  })

  it('leads to those of its newsletter before and after it, and to a sign-up', async () => {
    const [older, newer] = [await textOf('/nieuwsbrief/ochtendmail-pakhof'), await textOf(morning)]

    expect(older).toMatch(/Volgende editie.*href="\/nieuwsbrief\/ochtendmail-kredietregels"/s)
    expect(older).not.toContain('Vorige editie')
    expect(newer).toMatch(/Vorige editie.*href="\/nieuwsbrief\/ochtendmail-pakhof"/s)
    expect(newer).not.toContain('Volgende editie')
    expect(newer).toContain('name="lists" value="morning"')
    expect(await textOf('/nieuwsbrief/vrijdagoverzicht-een-loket')).toContain('name="lists" value="weekly"')
  })

  it('keeps the texts of what it leads to for their own pages', async () => {
    const { props } = await (await visit(`${morning}/_payload.json`)).json<{ props: { parts: object[] } }>()

    expect(props.parts).toHaveLength(4)
    const parts = JSON.stringify(props.parts)
    for (const field of ['"body":', '"description":', '"benefits":', '"apply":'])
      expect(parts).not.toContain(field)
  })

  it('leaves out what is no longer published', async () => {
    const { rows } = await sampleStores()
    const sample = rows.find(
      ({ document }) => document.type === 'edition' && document.slug === morning.slice(13),
    )
    const entry = JSON.parse(sample?.document.entry ?? '{}')
    const gone = { number: 99_999, slug: 'weg', title: 'Ingetrokken stuk' }
    const made = rowsOf('edition', {
      ...entry,
      documentId: 'proef-editie',
      slug: 'proef-editie',
      blocks: [
        { __component: 'edition.articles', title: 'Alles weg', articles: [gone] },
        { __component: 'edition.advert', title: 'Kwaad', href: 'javascript:alert(1)' },
        { __component: 'edition.advert', title: 'Goed', href: 'https://adverteerder.example/' },
      ],
    })
    if (!made) throw new Error('Readers may not see it')
    await upsert(env.DB, [made])
    // The edition is in the replica alone.
    await backendIsDown()

    const html = await textOf('/nieuwsbrief/proef-editie')

    expect(html).not.toContain('Ingetrokken stuk')
    expect(html).not.toContain('Alles weg')
    expect(html).not.toContain('Kwaad')
    expect(html).toContain('<p class="partner-label">Advertentie</p>')
    await backendIsWell()
    await withdraw(made)
  })

  it.each(['/nieuwsbrief/bestaat-niet', '/nieuwsbrief/%27', '/nieuwsbrief/edities?page=9'])(
    'does not exist at %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )
})

describe('the archive of editions', () => {
  it('is found from the newsletters, and lists the newest first', async () => {
    const list = await textOf('/nieuwsbrief/edities')

    expect(list.indexOf('/nieuwsbrief/vrijdagoverzicht-een-loket')).toBeGreaterThan(0)
    expect(list.indexOf('/nieuwsbrief/vrijdagoverzicht-een-loket')).toBeLessThan(list.indexOf(morning))
    const newsletters = await textOf('/nieuwsbrief')
    expect(newsletters).toContain(`href="${morning}"`)
    expect(newsletters).toContain('href="/nieuwsbrief/edities"')
    expect(await textOf('/en/nieuwsbrief/edities')).toContain('No edition has been sent yet')
    expect(await textOf('/sitemaps/edition-1.xml')).toContain(`${morning}</loc>`)
  })

  it.each(['/rss/nieuwsbrief.xml', '/atom/nieuwsbrief.xml', '/feed/nieuwsbrief.json'])(
    'is a feed at %s',
    async (path) => {
      expect(await textOf(path)).toContain('Achteraf betalen valt vanaf vandaag onder kredietregels')
    },
  )
})
