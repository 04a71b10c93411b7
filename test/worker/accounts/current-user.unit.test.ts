import { afterEach, expect, it, vi } from 'vitest'
import type { CurrentUser } from '../../../worker/accounts/accounts.ts'
import { currentUser, type Lookout } from '../../../worker/accounts/current-user.ts'

const user: CurrentUser = {
  id: 7,
  username: 'lezer',
  email: 'lezer@schakel.example',
  pendingEmail: null,
  provider: 'local',
  confirmed: true,
  firstName: null,
  lastName: null,
  phone: null,
  company: null,
  jobTitle: null,
  language: 'nl',
  tier: 'reader',
  partner: null,
  companies: [],
}

const lookout: Lookout = {
  me: async () => user,
  row: async () => ({ isEnded: false, isSeenLongAgo: false }),
  seen: async () => {},
  refused: async () => {},
  later: () => {},
}

afterEach(() => vi.useRealTimers())

it('starts a new check if the request that was checking a session was cancelled', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const claims = { userId: 7, expiresAt: Date.now() / 1000 + 3600 }
  const never = new Promise<never>(() => {})
  const began = Promise.withResolvers<void>()
  function hang(): Promise<never> {
    began.resolve()
    return never
  }
  const brokenOff = currentUser('token', claims, { ...lookout, row: hang })
  await began.promise
  const joined = currentUser('token', claims, lookout)

  vi.setSystemTime(Date.now() + 6000)
  const later = await currentUser('token', claims, lookout)

  expect(later).toEqual(user)
  const still = Promise.race([brokenOff, joined, Promise.resolve('nothing')])
  expect(await still).toBe('nothing')
})
