import { afterEach, describe, expect, it } from 'vitest'
import { backendHangs, backendIsDown, backendIsWell } from '../support/backend.ts'
import { validToken } from '../support/tokens.ts'
import { visitWith } from '../support/visit.ts'
import { signedIn } from './support/reader.ts'
import { newPassword, newVisitor } from './support/visitor.ts'

const failures: [fault: string, fail: () => Promise<void>][] = [
  ['refuses', backendIsDown],
  ['hangs', backendHangs],
]

afterEach(backendIsWell)

describe.each(failures)('while the backend %s', (_, fail) => {
  it('the account shows its last known state, and marks the unavailable parts', async () => {
    const { visitor, email } = await signedIn()
    await visitor.get('/account')
    await fail()

    const response = await visitor.get('/account')

    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain(`U logt in met ${email}.`)
    expect(page).toContain('Dit onderdeel is nu even niet te laden.')
    expect(visitor.token()).toBeDefined()
  })

  it.each(['/inschrijvingen', '/inschrijvingen/_payload.json'])('%s says when to retry', async (path) => {
    const { visitor } = await signedIn()
    await fail()

    const response = await visitor.get(path)

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(visitor.token()).toBeDefined()
  })

  it('an account that was never loaded says when to retry', async () => {
    await fail()

    const response = await visitWith({ cookie: `strapi_jwt=${await validToken()}` }, '/account')

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  it('an invitation says when to retry', async () => {
    await fail()

    const response = await newVisitor().get('/uitnodiging?token=een-code')

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
  })

  it('signed-in readers keep reading, and stay signed in', async () => {
    const { visitor } = await signedIn()
    await visitor.get('/account')
    await fail()

    for (const path of ['/', '/logistiek', '/colofon'])
      expect((await visitor.get(path)).status, path).toBe(200)
    expect(visitor.token()).toBeDefined()
  })

  it('a new account can wait, with everything but the password in its place', async () => {
    const typed = { firstName: 'Wout', lastName: 'Vries', email: 'wout@proef.example' }
    const password = newPassword()
    await fail()

    const response = await newVisitor().send('/registreren', 'register', { ...typed, password, terms: 'on' })

    expect(response.status).toBe(503)
    const page = await response.text()
    for (const value of Object.values(typed)) expect(page).toContain(`value="${value}"`)
    expect(page).toMatch(/<input[^>]*name="terms"[^>]*checked/)
    expect(page).not.toContain(password)
    expect(page).toContain('ons systeem even niet bereikbaar')
  })

  it('an account form returns with the input', async () => {
    const { visitor } = await signedIn()
    await fail()

    const response = await visitor.send('/account', 'profile', {
      firstName: 'Wout',
      lastName: 'de Vries-van Dam',
      company: 'Kraan & Zn.',
    })

    expect(response.status).toBe(503)
    const page = await response.text()
    expect(page).toContain('value="de Vries-van Dam"')
    expect(page).toContain('value="Kraan &amp; Zn."')
    expect(page).toContain('ons systeem even niet bereikbaar')
  })
})
