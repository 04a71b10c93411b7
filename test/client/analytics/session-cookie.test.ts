import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSession } from '../../../client/analytics/session-cookie.ts'
import { isSession, sessionLifeMs, sessionValue } from '../../../client/analytics/session-value.ts'

const now = Date.UTC(2026, 10, 21, 12)

/** A cookie jar like `document.cookie`: reading returns names and values, writing sets one cookie with its attributes. */
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

  it('is valid from its issue until it expires', () => {
    const value = sessionValue(now)

    expect(isSession(value, now)).toBe(true)
    expect(isSession(value, now + sessionLifeMs - 1)).toBe(true)
    expect(isSession(value, now + sessionLifeMs)).toBe(false)
  })

  it('may be ahead of our clock by a difference of time zones, and no more', () => {
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
  ])('is invalid with %s', (_, value) => {
    expect(isSession(value, now)).toBe(false)
  })
})

describe('keepSession', () => {
  it('creates a session for a year, for this site and https only', () => {
    const written = jarOf('i18n_redirected=nl')

    expect(keepSession()).toBe(sessionValue(now))
    expect(written).toEqual([`session=${sessionValue(now)}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`])
  })

  it('leaves out Secure on plain http', () => {
    const written = jarOf('', { protocol: 'http:' })

    keepSession()

    expect(written[0]).not.toContain('Secure')
  })

  it('keeps an existing session', () => {
    const before = sessionValue(now - 86_400_000)
    const written = jarOf(`i18n_redirected=nl; session=${before}; other=1`)

    expect(keepSession()).toBe(before)
    expect(written).toEqual([])
  })

  it.each([
    ['broken', 'eyJpZCI6MCw'],
    ['expired', sessionValue(now - sessionLifeMs)],
  ])('replaces a session that is %s', (_, before) => {
    jarOf(`session=${before}`)

    expect(keepSession()).toBe(sessionValue(now))
  })

  it('creates none for a reader who asks for privacy', () => {
    const written = jarOf('', { privacy: true })

    expect(keepSession()).toBeNull()
    expect(written).toEqual([])
  })

  it('returns none if cookies are blocked', () => {
    jarOf('', { takesCookies: false })

    expect(keepSession()).toBeNull()
  })
})
