import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../client/match.ts'
import { everyRoute } from '../support/addresses.ts'

describe('matchRoute', () => {
  it.each(everyRoute.map(({ path, name }) => [path, name]))('%s is %s', (path, name) => {
    expect(matchRoute(path)?.name).toBe(name)
  })

  it('knows the 42 rows of the specification, and those that we added', () => {
    const added = [
      'preview',
      'offline',
      ...['nieuwsbrief-edities', 'nieuwsbrief-slug', 'magazines-bestellen', 'magazines-lezen'],
      'jobs-alerts',
      'jobs-melden',
      'jobs-mijn-id-sollicitaties',
      'abonnementen-bevestigen',
      'betaling',
      ...['abonnement', 'abonnement-opzeggen', 'abonnement-herroepen'],
      'sollicitatie',
      'inschrijving',
      'ingang',
      ...['account-bedrijf-cijfers', 'cijfers-stoppen'],
      ...['account-bedrijf', 'account-bedrijf-vinden', 'account-bedrijf-overnemen'],
    ]
    const names = new Set<string>(everyRoute.map(({ name }) => name))

    expect([...names]).toEqual(expect.arrayContaining(added))
    expect(names.size).toBe(42 + added.length)
  })

  it('returns the decoded values of the segments', () => {
    expect(matchRoute('/news/102/caf%C3%A9%2Fx')?.params).toEqual({ id: '102', slug: 'café/x' })
  })

  it('prefers a fixed segment over a value', () => {
    expect(matchRoute('/news/tag/last-mile')?.name).toBe('news-tag-tag')
    expect(matchRoute('/jobs/mijn')?.name).toBe('jobs-mijn')
    expect(matchRoute('/ecommerce')?.name).toBe('ecommerce')
  })

  it.each(['/news/1', '/news/1/a/b', '/news//a', '/a/b', '/%zz', '/news/%E0%A4%A/a', '//', '/ecommerce/'])(
    '%s matches no row',
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )
})
