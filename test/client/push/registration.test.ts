import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problemOf } from '../../../client/push/problems.ts'
import { keepRegistration, turnOff } from '../../../client/push/registration.ts'
import { remember, remembered } from '../../../client/push/remembered.ts'

const kept = new Map<string, string>()
let hasSubscription = true
let asked: string[] = []

const subscription = {
  async unsubscribe() {
    hasSubscription = false
  },
}
const registration = {
  pushManager: { getSubscription: async () => (hasSubscription ? subscription : null) },
}

beforeEach(() => {
  kept.clear()
  hasSubscription = true
  asked = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => registration,
      addEventListener() {},
      startMessages() {},
    },
  })
  vi.stubGlobal('window', { PushManager: Object, Notification: Object })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    throw new TypeError('Failed to fetch')
  })
  remember({ topics: ['jobs'], language: 'nl', refreshedAt: Date.now() })
})
afterEach(() => vi.unstubAllGlobals())

it('stays off on the next page, even if the worker could not be notified', async () => {
  const failure = await turnOff().catch((thrown: unknown) => thrown)
  expect(problemOf(failure)).toBe('offline')
  expect(hasSubscription).toBe(false)

  await keepRegistration()

  expect(remembered()).toBeNull()
  expect(asked).toEqual(['DELETE /api/push/registration'])
})
