import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isExcludedFromPageViews } from '../../../client/analytics/excluded-pages.ts'
import {
  type PageViews,
  type ShownPage,
  startPageViews,
  toldAddress,
  toldReferrer,
  viewTypeOf,
} from '../../../client/analytics/page-views.ts'

const site = 'https://schakel.example'

function page(route: ShownPage['route'], path: string, isPreview = false): ShownPage {
  return { route, isPreview, url: `${site}${path}` }
}

const front = page('home', '/')
const article = page('news-id-slug', '/news/110/een-tas-die-terugkomt')

describe('which pages count', () => {
  it.each([
    ['home', 'pageview'],
    ['events-slug', 'pageview'],
    ['inloggen', 'pageview'],
    ['news-id-slug', 'View'],
    ['jobs-vacature-id-slug', 'View'],
    ['l-id', null],
    ['c', null],
    ['wachtwoord-reset', 'pageview'],
    ['offline', null],
    ['not-found', null],
    ['error', null],
  ] as const)('%s: %s', (route, type) => {
    expect(viewTypeOf({ route, isPreview: false })).toBe(type)
  })

  it('drafts never do', () => {
    expect(viewTypeOf({ route: 'news-id-slug', isPreview: true })).toBeNull()
  })

  it.each([
    'news-id-slug',
    'kalender-id-slug',
    'vacatures-id-slug',
    'jobs-vacature-id-slug',
    'l-id',
    'c',
    '/health',
  ])('%s is excluded from page views, whether a route bears the name or none', (name) => {
    expect(isExcludedFromPageViews(name)).toBe(true)
  })

  it('all others are page views', () => {
    expect(isExcludedFromPageViews('events-slug')).toBe(false)
    expect(isExcludedFromPageViews('home')).toBe(false)
  })
})

describe('the address that is told', () => {
  const code = '?code=geheim#geheim'

  it.each([
    ['of a page is told in full', page('logistiek', '/logistiek?page=2#top'), `${site}/logistiek?page=2#top`],
    [
      'of a page that mails lead to has no code',
      page('wachtwoord-reset', `/wachtwoord-reset${code}`),
      `${site}/wachtwoord-reset`,
    ],
    [
      'of a page that failed has none either',
      page('error', `/wachtwoord-reset${code}`),
      `${site}/wachtwoord-reset`,
    ],
    ['of a page that is not there has none either', page('not-found', `/weg${code}`), `${site}/weg`],
    ['of a draft is nobody’s business', page('news-id-slug', '/preview?token=geheim', true), ''],
    ['of an endless query ends before it', page('zoeken', `/zoeken?q=${'a'.repeat(2000)}`), `${site}/zoeken`],
  ])('%s', (_, shown, told) => {
    expect(toldAddress(shown)).toBe(told)
  })
})

describe('what led to a page', () => {
  it.each([
    [
      'of another site is told as the browser has it',
      'https://elders.example/?q=tas',
      'https://elders.example/?q=tas',
    ],
    [
      'of this site has no query, which may hold a code',
      `${site}/wachtwoord-reset?code=geheim`,
      `${site}/wachtwoord-reset`,
    ],
    ['of a site that only begins like this one is another', `${site}.elders/?a=1`, `${site}.elders/?a=1`],
    ['is nothing where the browser does not say', '', ''],
  ])('%s', (_, referrer, told) => {
    expect(toldReferrer(referrer, site)).toBe(told)
  })
})

describe('page views', () => {
  let recorded: unknown[] = []
  let views: PageViews

  beforeEach(() => {
    vi.useFakeTimers()
    recorded = []
    views = startPageViews({ record: (type, details) => recorded.push({ type, ...details }), seenMs: 100 })
  })
  afterEach(() => vi.useRealTimers())

  it('count at once, with the full address and what led there', () => {
    views.shown(page('logistiek', '/logistiek?page=2&utm_source=brief'), 'https://elders.example/')

    expect(recorded).toEqual([
      {
        type: 'pageview',
        url: `${site}/logistiek?page=2&utm_source=brief`,
        referrer: 'https://elders.example/',
      },
    ])
  })

  it('say nothing of what led there where that is not known', () => {
    views.shown(front, '')

    expect(recorded).toEqual([{ type: 'pageview', url: `${site}/` }])
  })

  it('of an article count once it was seen for long enough', () => {
    views.shown(article, '')
    vi.advanceTimersByTime(99)
    expect(recorded).toEqual([])
    vi.advanceTimersByTime(1)
    expect(recorded).toEqual([{ type: 'View', url: article.url }])
    vi.advanceTimersByTime(10_000)

    expect(recorded).toHaveLength(1)
  })

  it('of an article that is left sooner do not count', () => {
    views.shown(article, '')
    vi.advanceTimersByTime(99)
    views.shown(front, '')
    vi.advanceTimersByTime(10_000)

    expect(recorded).toEqual([{ type: 'pageview', url: front.url }])
  })

  it('of an article in a tab that nobody looks at wait until somebody does', () => {
    views.visibilityChanged(false)
    views.shown(article, '')
    vi.advanceTimersByTime(10_000)
    expect(recorded).toEqual([])
    views.visibilityChanged(true)
    vi.advanceTimersByTime(60)
    views.visibilityChanged(false)
    vi.advanceTimersByTime(60)
    views.visibilityChanged(true)
    vi.advanceTimersByTime(99)
    expect(recorded).toEqual([])
    vi.advanceTimersByTime(1)

    expect(recorded).toEqual([{ type: 'View', url: article.url }])
  })

  it('of an article count again when the reader comes back to it', () => {
    views.shown(article, '')
    vi.advanceTimersByTime(100)
    views.shown(article, '')
    vi.advanceTimersByTime(100)

    expect(recorded).toHaveLength(2)
  })
})
