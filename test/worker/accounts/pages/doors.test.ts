import { describe, expect, it } from 'vitest'
import { locales } from '../../../../client/content/locale.ts'
import { withLocale } from '../../../../client/href.ts'
import { headOf } from '../../support/markup.ts'
import { visit } from '../../support/visit.ts'
import { confirmed, signedIn } from '../support/reader.ts'
import { newAddress, newPassword, newVisitor } from '../support/visitor.ts'

const doors = [
  '/inloggen',
  '/registreren',
  '/wachtwoord-vergeten',
  '/wachtwoord-reset?code=een-code',
  '/email-valideren',
  '/email-valideren?confirmation=een-code',
  '/email-valideren?wijziging=een-code',
  '/account-activeren?code=een-code',
  '/uitnodiging?token=een-code',
  '/auth/connect',
]

const secrets = doors.filter((path) => path.includes('?'))

describe.each(doors)('%s', (path) => {
  it.each(locales)("exists in %s, and isn't indexed", async (locale) => {
    const response = await visit(withLocale(locale, path))

    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const { language, canonical } = await headOf(response)
    expect(language).toBe(locale)
    expect(canonical).not.toContain('een-code')
  })
})

describe.each(secrets)('%s', (path) => {
  it("isn't cached, and other pages don't get its address", async () => {
    for (const address of [path, path.replace('?', '/_payload.json?')]) {
      for (let time = 0; time < 2; time++) {
        const response = await visit(address)

        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect(response.headers.get('referrer-policy')).toBe('no-referrer, strict-origin')
        expect(response.headers.has('x-cache')).toBe(false)
      }
    }
  })

  it('keeps its code when the language is changed', async () => {
    const { alternates } = await headOf(await visit(path))

    expect(alternates.get('en')).toContain(path.split('?')[1])
  })
})

describe('signing in', () => {
  it.each([
    { naar: '/jobs?q=planner', goTo: '/jobs?q=planner' },
    { naar: '//kwaad.example', goTo: '/' },
    { naar: 'https://kwaad.example/', goTo: '/' },
    { naar: '/\\kwaad.example', goTo: '/' },
    { naar: 'javascript:alert(1)', goTo: '/' },
  ])('redirects to $goTo from ?naar=$naar', async ({ naar, goTo }) => {
    const { visitor, email, password } = await confirmed()
    const path = `/inloggen?naar=${encodeURIComponent(naar)}`

    const response = await visitor.send(path, 'sign-in', { email, password })

    expect(response.status).toBe(303)
    expect([goTo, goTo === '/' ? '/account' : goTo]).toContain(response.headers.get('location'))
    const again = await visitor.get(path)
    expect(again.status).toBe(302)
    expect(again.headers.get('location')).toBe(response.headers.get('location'))
  })

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await confirmed()
    const visitor = newVisitor()

    const wrong = await visitor.sendByScript('/inloggen', 'sign-in', { email, password: 'niet-dit-woord' })
    const unknown = await visitor.sendByScript('/inloggen', 'sign-in', {
      email: 'niemand@proef.example',
      password: 'niet-dit-woord',
    })

    expect(wrong).toEqual(unknown)
    expect(wrong.status).toBe(422)
  })

  it('ends the previous session even if it fails', async () => {
    const { visitor, email } = await signedIn()
    const cookie = `strapi_jwt=${visitor.token()}`

    const unfinished = await visitor.sendByScript('/inloggen', 'sign-in', { email, password: '' })
    expect(unfinished.status).toBe(422)
    expect(visitor.token()).toBeDefined()
    const wrong = await visitor.send('/inloggen', 'sign-in', { email, password: 'niet-dit-woord' })

    expect(wrong.status).toBe(422)
    expect(visitor.token()).toBeUndefined()
    expect((await visit('/api/users/me', { headers: { cookie } })).status).toBe(401)
  })

  it.each([
    ['/registreren', 'register'],
    ['/wachtwoord-vergeten', 'forgot'],
  ])('ends it with %s as well', async (path, form) => {
    const { visitor } = await signedIn()
    const fields = { firstName: 'Wout', lastName: 'Vries', email: newAddress(), password: newPassword() }

    await visitor.send(path, form, { ...fields, terms: 'on' })

    expect(visitor.token()).toBeUndefined()
  })

  it("applies on the next page, and isn't part of anything cached", async () => {
    const { visitor } = await signedIn()

    const own = await (await visitor.get('/contact')).text()
    const anonymous = await (await visit('/contact')).text()

    expect(own).toContain('action="/api/auth/logout?naar=%2Fcontact"')
    expect(own).toContain('Wout Vries')
    expect(anonymous).not.toContain('Wout Vries')
    expect(anonymous).toContain('href="/inloggen"')
  })
})

describe('/auth/connect', () => {
  it.each([
    { query: 'error=access_denied', text: 'U gaf geen toestemming' },
    { query: 'access_token=verzonnen', text: 'Inloggen via deze dienst staat uit' },
    { query: 'error=__proto__', text: 'Dat is niet gelukt' },
    { query: 'naar=/jobs', text: 'Hier valt niets af te ronden' },
  ])('explains a failure: ?$query', async ({ query, text }) => {
    const response = await visit(`/auth/connect?${query}`)

    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(await response.text()).toContain(text)
  })
})
