import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isExcludedFromPageViews } from '../../../client/analytics/excluded-pages.ts'
import {
  type PageViews,
  reportedAddress,
  reportedReferrer,
  type ShownPage,
  startPageViews,
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

  it('drafts never count', () => {
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
  ])('%s is excluded from page views, whether or not it is in the route table', (name) => {
    expect(isExcludedFromPageViews(name)).toBe(true)
  })

  it('all others are page views', () => {
    expect(isExcludedFromPageViews('events-slug')).toBe(false)
    expect(isExcludedFromPageViews('home')).toBe(false)
  })
})

describe('the reported address', () => {
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
    expect(reportedAddress(shown)).toBe(told)
  })
})

describe('the referrer', () => {
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
    expect(reportedReferrer(referrer, site)).toBe(told)
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

  it('count immediately, with the full address and the referrer', () => {
    views.shown(page('logistiek', '/logistiek?page=2&utm_source=brief'), 'https://elders.example/')

    expect(recorded).toEqual([
      {
        type: 'pageview',
        url: `${site}/logistiek?page=2&utm_source=brief`,
        referrer: 'https://elders.example/',
      },
    ])
  })

  it('have no referrer if it is unknown', () => {
    views.shown(front, '')

    expect(recorded).toEqual([{ type: 'pageview', url: `${site}/` }])
  })

  it('of an article count once it was visible long enough', () => {
    views.shown(article, '')
    vi.advanceTimersByTime(99)
    expect(recorded).toEqual([])
    vi.advanceTimersByTime(1)
    expect(recorded).toEqual([{ type: 'View', url: article.url }])
    vi.advanceTimersByTime(10_000)

    expect(recorded).toHaveLength(1)
  })

  it('of an article left sooner do not count', () => {
    views.shown(article, '')
    vi.advanceTimersByTime(99)
    views.shown(front, '')
    vi.advanceTimersByTime(10_000)

    expect(recorded).toEqual([{ type: 'pageview', url: front.url }])
  })

  it('of an article in a background tab wait until the tab is shown', () => {
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

  it('of an article count again when the reader returns to it', () => {
    views.shown(article, '')
    vi.advanceTimersByTime(100)
    views.shown(article, '')
    vi.advanceTimersByTime(100)

    expect(recorded).toHaveLength(2)
  })
})
