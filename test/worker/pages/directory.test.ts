import { env } from 'cloudflare:workers'
import { afterAll, describe, expect, it } from 'vitest'
import { type Editor, signIn } from '../support/editor.ts'
import { visit } from '../support/visit.ts'

async function mainOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? ''
  return main.replace(/<!-- -->/g, '')
}

/** Distinct addresses of profiles, in order. */
function profilesIn(main: string): string[] {
  return [
    ...new Set(
      [...main.matchAll(/href="((?:\/en|\/de)?\/(?:leveranciers|werkgevers)\/[^"]+)"/g)].map(
        ([, path = '']) => path,
      ),
    ),
  ]
}

describe('a directory', () => {
  it.each(['/leveranciers', '/werkgevers'])('links to every company of its kind: %s', async (path) => {
    const profiles = profilesIn(await mainOf(path))

    expect(profiles.length).toBeGreaterThan(10)
    for (const profile of profiles) expect(profile).toMatch(new RegExp(`^${path}/`))
  })

  it('groups companies by category, with a link to each, and sorts them by name', async () => {
    const main = await mainOf('/leveranciers')

    const jumps = [...main.matchAll(/href="#(category-[a-z-]+)"/g)].map(([, id]) => id)
    expect(jumps).toContain('category-verpakkingen')
    for (const id of jumps) expect(main).toContain(`id="${id}"`)
    expect(main).toContain('Van A tot Z')
  })

  it.each([
    ['/en/suppliers', '/en/leveranciers/pakwijs', '/leveranciers/lijnvast'],
    ['/de/lieferanten', '/de/leveranciers/pakwijs', '/leveranciers/lijnvast'],
  ])('offers Dutch profiles if there are no others: %s', async (path, own, dutch) => {
    const main = await mainOf(path)

    expect(profilesIn(main)).toContain(own)
    expect(profilesIn(main)).toContain(dutch)
    expect(main).toMatch(new RegExp(`href="${dutch}" hreflang="nl"`, 'i'))
  })

  it("omits a list that can't be loaded, and works without it", async () => {
    await env.DB.prepare('ALTER TABLE jobs RENAME TO jobs_away').run()

    const main = await mainOf('/de/arbeitgeber')
    const employer = await mainOf('/en/werkgevers/havik-logistiek')

    await env.DB.prepare('ALTER TABLE jobs_away RENAME TO jobs').run()
    expect(profilesIn(main).length).toBeGreaterThan(10)
    expect(main).not.toContain('Gerade veröffentlicht')
    expect(employer).toContain('We cannot fetch the jobs right now.')
  })
})

describe("an editors' list on a page", () => {
  let editor: Editor
  let made = ''

  afterAll(async () => {
    if (made) await editor.remove('page', made)
  })

  it('shows the requested items; an unknown filter is omitted and harms nothing', async () => {
    editor = await signIn()
    const listing = (type: string, filter: unknown, title = type) => ({
      __component: 'blocks.listing',
      title,
      type,
      filter,
      count: 2,
    })
    const blocks = [
      listing('content', { section: 'ecommerce' }, 'Artikelen'),
      listing('event', null, 'Agenda'),
      listing('vacancy', { employer: 'havik-logistiek' }, 'Banen'),
      listing('partner', { role: 'employer', category: 'webwinkels' }, 'Bedrijven'),
      listing('magazine', {}, 'Nummers'),
      listing('product', { kind: 'subscription' }, 'Abonnementen'),
      listing('partner', { rol: 'employer' }, 'Verkeerd filter'),
      listing('content', 'ecommerce', 'Geen filter'),
    ]
    made = await editor.make('page', { title: 'Met lijsten', slug: 'met-lijsten', blocks }, 'nl')
    await editor.publish('page', made, 'nl')

    const main = await mainOf('/met-lijsten')

    for (const title of ['Artikelen', 'Banen', 'Bedrijven', 'Nummers', 'Abonnementen'])
      expect(main).toContain(`>${title}</h2>`)
    expect(main.match(/class="teaser /g)).toHaveLength(2)
    expect(main.match(/href="\/jobs\/vacature\//g)).toHaveLength(2)
    expect(main.match(/class="company-card"/g)).toHaveLength(2)
    expect(main).toContain('href="/abonnementen/digitaal"')
    expect(main).not.toContain('Verkeerd filter')
    expect(main).not.toContain('Geen filter')
  })
})
