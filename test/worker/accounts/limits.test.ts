import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { accountKey } from '../../../worker/accounts/slow-guesses.ts'
import { addressKey } from '../../../worker/http/client-address.ts'
import { isAllowed } from '../../../worker/http/limits.ts'
import { sendForm } from '../support/sign-in.ts'
import { signedIn } from './support/reader.ts'
import { newPassword } from './support/visitor.ts'

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:12:34:a:b:c:d', '2001:db8:12:34::/64'],
    ['2001:DB8:0012:34::9', '2001:db8:12:34::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [null, 'unknown'],
  ])('%s is %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('a limit', () => {
  it('counts each client separately', async () => {
    const asked = []
    for (let time = 0; time < 6; time++) asked.push(await isAllowed(env, 'MAIL_LIMIT', 'one'))

    expect(asked).toEqual([true, true, true, true, true, false])
    expect(await isAllowed(env, 'MAIL_LIMIT', 'other')).toBe(true)
  })

  it('counts an account by its address, in any spelling', async () => {
    const keys = await Promise.all(['a@b.example', 'A@b.example', ' a@B.EXAMPLE'].map(accountKey))

    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).not.toContain('example')
  })

  it("slows down guesses at the signed-in reader's password, from any address", async () => {
    const { visitor } = await signedIn()
    const cookie = `strapi_jwt=${visitor.token()}`
    const wrong = { currentPassword: 'niet-dit-woord', password: newPassword() }
    const fields = { ...wrong, passwordConfirmation: wrong.password }
    const guess = () => sendForm('/account', 'password', fields, { cookie, accept: 'application/json' })
    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(422)

    const startedAt = performance.now()
    const { status } = await guess()

    expect(status).toBe(422)
    expect(performance.now() - startedAt).toBeGreaterThan(1000)
  })

  it("that can't be checked locks nobody out", async () => {
    const broken = { ...env, MAIL_LIMIT: { limit: () => Promise.reject(new Error('away')) } }

    expect(await isAllowed(broken, 'MAIL_LIMIT', 'one')).toBe(true)
  })
})
