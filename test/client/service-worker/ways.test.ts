import { describe, expect, it } from 'vitest'
import { pagePath, type Way, wayOf } from '../../../client/service-worker/ways.ts'

const origin = 'https://schakel.example'
const networkOnly = ['/wachtwoord-reset', '/preview']

interface Request {
  method?: string
  mode?: string
  headers?: Record<string, string>
}

function wayTo(path: string, { method = 'GET', mode = 'navigate', headers = {} }: Request = {}): Way {
  const url = new URL(path, origin).href
  return wayOf({ method, url, mode, headers: new Headers(headers) }, origin, networkOnly)
}

describe('navigations', () => {
  it.each(['/', '/en', '/news/7/nieuw', '/de/jobs?q=planner', '/offline', '/account'])(
    '%s is a page',
    (path) => {
      expect(wayTo(path)).toBe('page')
    },
  )

  it.each([
    '/preview?token=x',
    '/wachtwoord-reset?code=x',
    '/en/wachtwoord-reset?code=x',
    '/wachtwoord-reset/?code=x',
    '/api/account/export',
    '/media/foto.webp',
    '/admin',
    '/rss.xml',
    '/en/events/dag.ics',
    '/assets/entry-1.js',
    '/news/7/nieuw/_payload.json',
  ])('%s has no offline fallback', (path) => {
    expect(wayTo(path)).toBe('network')
  })

  it('forms are left to the browser', () => {
    expect(wayTo('/contact', { method: 'POST' })).toBe('untouched')
  })

  it('except those that save something, which can wait', () => {
    expect(wayTo('/api/saved/content/7001', { method: 'POST' })).toBe('save')
    expect(wayTo('/api/saved/content/7001', { method: 'PUT', mode: 'cors' })).toBe('untouched')
  })
})

describe('what pages fetch', () => {
  it.each<[string, Way]>([
    ['/news/7/nieuw/_payload.json', 'data'],
    ['/_payload.json', 'data'],
    ['/en/_payload.json?page=2', 'data'],
    ['/wachtwoord-reset/_payload.json?code=x', 'untouched'],
    ['/assets/entry-1.js', 'file'],
    ['/assets/letters.woff2', 'file'],
    ['/api/saved', 'untouched'],
    ['/api/statistics', 'untouched'],
    ['/media/foto.webp', 'untouched'],
    ['/builds/latest.json?1', 'untouched'],
    ['/_icons/tabler.json?icons=truck', 'untouched'],
    ['/favicon.svg', 'untouched'],
    ['https://elders.example/assets/entry-1.js', 'untouched'],
  ])('%s: %s', (path, way) => {
    expect(wayTo(path, { mode: 'cors' })).toBe(way)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('%s is left to the browser', (method) => {
    expect(wayTo('/news/7/nieuw/_payload.json', { mode: 'cors', method })).toBe('untouched')
  })

  it('range requests are left to the browser', () => {
    expect(wayTo('/assets/film.mp4', { mode: 'no-cors', headers: { range: 'bytes=0-1' } })).toBe('untouched')
  })
})

it.each([
  ['/_payload.json', '/'],
  ['/en/_payload.json', '/en'],
  ['/news/7/nieuw/_payload.json', '/news/7/nieuw'],
  ['/news/7/nieuw/', '/news/7/nieuw'],
  ['/', '/'],
])('%s is data of the page %s', (asked, path) => {
  expect(pagePath(asked)).toBe(path)
})
