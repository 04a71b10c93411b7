import { describe, expect, it } from 'vitest'
import { mayReload } from '../../../client/navigation/reload.ts'

const now = 1_800_000_000_000

function noted(path: string, expires: number): string {
  return JSON.stringify({ path, expires })
}

describe('the guard on reloads', () => {
  it('allows the first one', () => {
    expect(mayReload('/ecommerce', null, now)).toBe(true)
  })

  it('refuses a second one of the same path for ten seconds', () => {
    const last = noted('/ecommerce', now + 10_000)

    expect(mayReload('/ecommerce', last, now + 9_999)).toBe(false)
    expect(mayReload('/ecommerce', last, now + 10_000)).toBe(true)
  })

  it('allows one of another path immediately', () => {
    expect(mayReload('/logistiek', noted('/ecommerce', now + 10_000), now)).toBe(true)
  })

  it.each(['', '{', 'null', '7', '{"path":"/ecommerce"}', '{"path":"/ecommerce","expires":"later"}'])(
    'ignores a damaged record (%s)',
    (damaged) => {
      expect(mayReload('/ecommerce', damaged, now)).toBe(true)
    },
  )
})
