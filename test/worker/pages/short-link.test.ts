import { describe, expect, it } from 'vitest'
import { stateOf } from '../../../worker/pages/short-link.ts'
import { visit } from '../support/visit.ts'

/** Links of the sample content, by state. */
const active = 4
const ownPath = 1
const ended = 6
const early = 7

const demo =
  'https://www.orderlicht.example/demo?taal=nl&utm_source=schakel&utm_medium=mail&utm_campaign=demo-wms'

describe('a short link', () => {
  it.each([`/l/${active}`, `/c?id=${active}`, `/en/l/${active}`, `/de/c?id=${active}`])(
    'redirects to its target with the campaign, uncached: %s',
    async (path) => {
      const response = await visit(path)

      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(demo)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect((await visit(path)).headers.get('x-cache')).toBeNull()
    },
  )

  it('redirects to a page of this site as well', async () => {
    const response = await visit(`/l/${ownPath}`)

    expect(response.headers.get('location')).toBe(
      '/abonnementen?utm_source=magazine&utm_medium=qr&utm_campaign=proefabonnement',
    )
  })

  it('returns its target as data for in-page navigation', async () => {
    const response = await visit(`/l/${active}/_payload.json`)

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ redirect: demo })
  })

  it.each([
    { path: `/l/${ended}`, title: 'Deze link is niet meer actief' },
    { path: `/c?id=${ended}`, title: 'Deze link is niet meer actief' },
    { path: `/en/l/${ended}`, title: 'This link is no longer active' },
    { path: `/de/l/${ended}`, title: 'Dieser Link ist nicht mehr aktiv' },
    { path: `/l/${early}`, title: 'Deze link werkt nog niet' },
    { path: `/c?id=${early}`, title: 'Deze link werkt nog niet' },
  ])("that isn't active says so, with a link to the front page: $path", async ({ path, title }) => {
    const response = await visit(path)

    expect(response.status).toBe(410)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('location')).toBeNull()
    const html = await response.text()
    expect(html).toContain(`>${title}</h1>`)
    expect(html).not.toContain('<footer')
  })

  it.each([
    '/l/999',
    '/l/0',
    '/l/-1',
    '/l/abc',
    '/l/1e3',
    '/l/99999999999999',
    `/l/${'1'.repeat(2000)}`,
    '/c',
    '/c?id=',
    '/c?id=abc',
    '/c?id=999',
    "/c?id=1'--",
    '/c?id=%00',
  ])("that doesn't exist isn't found: %.40s", async (path) => {
    const response = await visit(path)

    expect([400, 404]).toContain(response.status)
  })
})

describe('the period of a link', () => {
  const noon = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    { activeFrom: null, activeTo: null, state: 'active' },
    { activeFrom: '2026-11-21T12:00:00Z', activeTo: null, state: 'active' },
    { activeFrom: '2026-11-21T12:00:01Z', activeTo: null, state: 'early' },
    { activeFrom: null, activeTo: '2026-11-21T12:00:01Z', state: 'active' },
    { activeFrom: null, activeTo: '2026-11-21T12:00:00Z', state: 'ended' },
    { activeFrom: '2026-12-01T00:00:00Z', activeTo: '2026-11-01T00:00:00Z', state: 'ended' },
  ])('$activeFrom to $activeTo is $state at noon', ({ state, ...link }) => {
    expect(stateOf(link, noon)).toBe(state)
  })
})
