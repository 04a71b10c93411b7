import { describe, expect, it } from 'vitest'
import { locales } from '../../../client/content/locale.ts'
import { authErrors, userTokenErrorIn } from '../../../client/firebase/auth-errors.ts'
import { loadTexts } from '../../../client/i18n/dictionary.ts'
import { createTranslator } from '../../../client/i18n/translator.ts'

/** The specification's catalogue. */
const promised = [
  'invalid-credential',
  'email-already-in-use',
  'wrong-password',
  'user-not-found',
  'too-many-requests',
  'user-disabled',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'network-request-failed',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
]

describe('an error of Firebase', () => {
  it.each(promised)('has a known code: %s', (code) => {
    expect(Object.keys(authErrors)).toContain(`auth/${code}`)
  })

  it.each(locales)('has a text in each language: %s', async (locale) => {
    const t = createTranslator(locale, await loadTexts(locale, ['account', 'forms']), {})

    for (const { key } of Object.values(authErrors)) {
      expect(t(key)).not.toBe('')
      expect(t(key)).not.toBe(key)
    }
  })

  it('does not reveal whether the address or the password is wrong', () => {
    const keys = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'] as const

    expect(new Set(keys.map((code) => authErrors[code].key)).size).toBe(1)
  })

  it.each(['user-token-expired', 'user-disabled'])('signs out of the site: %s', (code) => {
    expect(userTokenErrorIn(`auth/${code}`)).toBe(`auth/${code}`)
  })

  it.each(['network-request-failed', 'too-many-requests', 'invalid-custom-token', 'internal-error'])(
    'leaves the reader signed in: %s',
    (code) => {
      expect(userTokenErrorIn(`auth/${code}`)).toBe(null)
    },
  )
})
