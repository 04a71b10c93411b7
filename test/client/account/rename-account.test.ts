import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renameAccount, restoreName } from '../../../client/account/rename-account.ts'
import type { SignedInUser } from '../../../client/content/signed-in-user.ts'
import { setState, stateOf } from '../../../client/state/store.ts'

const user: SignedInUser = {
  id: 7,
  username: 'wout-1a2b',
  email: 'wout@proef.example',
  firstName: 'Wout',
  lastName: 'Vries',
  tier: 'reader',
  partner: null,
}

beforeEach(() => {
  vi.useFakeTimers()
  setState('strapi_user', user)
  return () => vi.useRealTimers()
})

const name = () => `${stateOf('strapi_user')?.firstName} ${stateOf('strapi_user')?.lastName}`

describe('a new name', () => {
  it('applies immediately', () => {
    renameAccount({ firstName: ' Karel ', lastName: 'Nieuw' })

    expect(stateOf('strapi_user')).toEqual({ ...user, firstName: 'Karel', lastName: 'Nieuw' })
  })

  it('survives a page that still has the old name, for a minute', () => {
    renameAccount({ firstName: 'Karel', lastName: 'Nieuw' })
    setState('strapi_user', user)
    restoreName()
    expect(name()).toBe('Karel Nieuw')

    vi.advanceTimersByTime(60_000)
    setState('strapi_user', user)
    restoreName()

    expect(name()).toBe('Wout Vries')
  })

  it('does not apply to another account', () => {
    renameAccount({ firstName: 'Karel', lastName: 'Nieuw' })

    setState('strapi_user', { ...user, id: 8 })
    restoreName()
    expect(name()).toBe('Wout Vries')

    setState('strapi_user', null)
    restoreName()
    expect(stateOf('strapi_user')).toBe(null)
  })
})
