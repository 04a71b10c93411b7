import { describe, expect, it } from 'vitest'
import { isInForce, redirectKey, targetKey, withQueryOf } from '../../../worker/edge/redirect-rule.ts'

describe('redirectKey', () => {
  it.each([
    ['/Oud', 'redirect:/oud'],
    ['/oud/', 'redirect:/oud'],
    ['/', 'redirect:/'],
    ['/café', 'redirect:/café'],
  ])('%s is stored under %s', (path, key) => {
    expect(redirectKey(path)).toBe(key)
  })

  it('returns null for a path that is too long for a KV key', () => {
    expect(redirectKey(`/${'a'.repeat(502)}`)).not.toBeNull()
    expect(redirectKey(`/${'a'.repeat(503)}`)).toBeNull()
    expect(redirectKey(`/${'é'.repeat(300)}`)).toBeNull()
  })
})

describe('withQueryOf', () => {
  it.each([
    ['', '/b', '/b'],
    ['?x=1', '/b', '/b?x=1'],
    ['?x=1', '/b#c', '/b?x=1#c'],
    ['?x=1&x=2', '/b?y=3', '/b?y=3&x=1&x=2'],
    ['?x=1', '/b?x=2', '/b?x=2'],
    ['?x=1', 'https://example.org', 'https://example.org?x=1'],
  ])('a visit with %j to %s goes to %s', (query, to, expected) => {
    expect(withQueryOf(new URL(`https://x.example/a${query}`), to)).toBe(expected)
  })
})

describe('targetKey', () => {
  it('knows only addresses of this site', () => {
    const rule = { status: 301, keepQuery: true, expiresAt: null } as const

    expect(targetKey({ ...rule, to: '/Caf%C3%A9/?x=1#y' })).toBe('redirect:/café')
    expect(targetKey({ ...rule, to: 'https://example.org/oud' })).toBeNull()
  })
})

describe('a rule with an expiry date', () => {
  const rule = { to: '/', status: 301, keepQuery: true, expiresAt: '2026-11-22T12:00:00.000Z' } as const
  const end = Date.parse(rule.expiresAt)

  it('applies until the instant of its expiry', () => {
    expect(isInForce(rule, end - 1)).toBe(true)
    expect(isInForce(rule, end)).toBe(false)
    expect(isInForce({ ...rule, expiresAt: null }, end)).toBe(true)
  })
})
