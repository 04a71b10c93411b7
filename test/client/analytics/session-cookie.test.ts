import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession } from '../../../client/analytics/session-cookie.ts'
import { isSession, sessionLifeMs, sessionValue } from '../../../client/analytics/session-value.ts'

const now = Date.UTC(2026, 10, 21, 12)

/** A cookie jar as a document has it: reading gives names and values, writing takes one cookie with its attributes. */
function jarOf(cookie: string, { protocol = 'https:', takesCookies = true, privacy = false } = {}) {
  const written: string[] = []
  let held = cookie
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('navigator', { globalPrivacyControl: privacy })
  vi.stubGlobal('document', {
    get cookie() {
      return held
    },
    set cookie(text: string) {
      written.push(text)
      if (takesCookies) held = text.split('; ', 1)[0] ?? ''
    },
  })
  return written
}

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the value of a session', () => {
  it('is base64 of id 0, the time of issue and a year later', () => {
    expect(JSON.parse(atob(sessionValue(now)))).toEqual({ id: 0, iat: now, exp: now + 31_536_000_000 })
  })

  it('counts from its issue until it expires', () => {
    const value = sessionValue(now)

    expect(isSession(value, now)).toBe(true)
    expect(isSession(value, now + sessionLifeMs - 1)).toBe(true)
    expect(isSession(value, now + sessionLifeMs)).toBe(false)
  })

  it('may be of a clock that is ahead by what zones of time differ, and no more', () => {
    expect(isSession(sessionValue(now + 14 * 3_600_000), now)).toBe(true)
    expect(isSession(sessionValue(now + 14 * 3_600_000 + 1), now)).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['no base64', 'eyJpZCI6!'],
    ['no JSON', btoa('id=0')],
    ['no object', btoa('null')],
    ['another id', btoa(JSON.stringify({ id: 7, iat: now, exp: now + sessionLifeMs }))],
    ['a longer life', btoa(JSON.stringify({ id: 0, iat: now, exp: now + 2 * sessionLifeMs }))],
    ['more than that', btoa(JSON.stringify({ id: 0, iat: now, exp: now + sessionLifeMs, user: 1 }))],
    ['a time before all times', sessionValue(-1)],
    ['times as text', btoa(JSON.stringify({ id: 0, iat: `${now}`, exp: `${now + sessionLifeMs}` }))],
    ['half a millisecond', btoa(JSON.stringify({ id: 0, iat: now - 0.5, exp: now - 0.5 + sessionLifeMs }))],
  ])('is none when it holds %s', (_, value) => {
    expect(isSession(value, now)).toBe(false)
  })
})

describe('keeping a session', () => {
  it('makes one for a year where there is none, for this site and over https alone', () => {
    const written = jarOf('i18n_redirected=nl')

    expect(keepSession()).toBe(sessionValue(now))
    expect(written).toEqual([`session=${sessionValue(now)}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`])
  })

  it('leaves out Secure where the site itself goes without', () => {
    const written = jarOf('', { protocol: 'http:' })

    keepSession()

    expect(written[0]).not.toContain('Secure')
  })

  it('keeps the one that is there', () => {
    const before = sessionValue(now - 86_400_000)
    const written = jarOf(`i18n_redirected=nl; session=${before}; other=1`)

    expect(keepSession()).toBe(before)
    expect(written).toEqual([])
  })

  it.each([
    ['broken', 'eyJpZCI6MCw'],
    ['expired', sessionValue(now - sessionLifeMs)],
  ])('renews one that is %s', (_, before) => {
    jarOf(`session=${before}`)

    expect(keepSession()).toBe(sessionValue(now))
  })

  it('makes none for a reader who asks not to be followed', () => {
    const written = jarOf('', { privacy: true })

    expect(keepSession()).toBeNull()
    expect(written).toEqual([])
  })

  it('goes without where no cookie is taken', () => {
    jarOf('', { takesCookies: false })

    expect(keepSession()).toBeNull()
  })
})
