import { afterEach, describe, expect, it } from 'vitest'
import {
  backendDoes,
  backendHangs,
  backendIsDown,
  backendIsWell,
  callsOfBackend,
} from '../support/backend.ts'
import { inSequence, withinOneMinute } from '../support/limits.ts'
import { demoReader, newClient, sendForm, signIn, tokenIn } from '../support/sign-in.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'

const asScript = { accept: 'application/json' }

function signInWith(values: Record<string, string>, headers: Record<string, string> = {}) {
  return sendForm('/inloggen', 'sign-in', values, headers)
}

function post(body: BodyInit, headers: Record<string, string>, path = '/inloggen'): Promise<Response> {
  return visit(path, { method: 'POST', body, headers: { origin: siteUrl, ...headers } })
}

const form = 'application/x-www-form-urlencoded'

afterEach(backendIsWell)

describe('a form that is done', () => {
  it('redirects a browser without script, with a token in a cookie that scripts can’t read', async () => {
    const response = await signInWith(demoReader)

    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [token, hint, ...others] = response.headers.getSetCookie()
    expect(token).toMatch(/^strapi_jwt=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(hint).toMatch(/^schakel_account=[1-9]\d*; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect(others).toEqual([])
  })

  it('keeps the cookie for as long as the token lives', async () => {
    const [cookie = ''] = (await signInWith(demoReader)).headers.getSetCookie()

    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeCloseTo(30 * 86_400, -1)
  })

  it('answers a script with the next page, and without the token', async () => {
    const response = await signInWith(demoReader, asScript)
    const text = await response.text()

    expect(response.status).toBe(200)
    expect(JSON.parse(text)).toEqual({ isDone: true, goTo: expect.stringMatching(/^\//) })
    expect(text).not.toContain(tokenIn(response.headers.getSetCookie().join()))
  })

  it('goes on to where the visitor was going', async () => {
    const response = await sendForm('/inloggen?naar=/en/jobs?page=2', 'sign-in', demoReader)

    expect(response.headers.get('location')).toBe('/en/jobs?page=2')
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example'])(
    'does not go on to another site: %s',
    async (to) => {
      const response = await sendForm(`/inloggen?naar=${to}`, 'sign-in', demoReader)

      const target = new URL(response.headers.get('location') ?? '', siteUrl)
      expect(target.origin).toBe(siteUrl)
      expect(target.pathname).toMatch(/^\/(?:account|%09\/evil.example)?$/)
    },
  )

  it('gives each sign-in a token of its own, and ends the one that was there', async () => {
    const cookie = await signIn()
    await new Promise((done) => setTimeout(done, 1100))

    const again = await signIn(demoReader, { cookie })

    expect(tokenIn(again)).not.toBe(tokenIn(cookie))
    expect((await visitWith({ cookie }, '/api/users/me')).status).toBe(401)
    expect((await visitWith({ cookie: again }, '/api/users/me')).status).toBe(200)
  })
})

describe('a form that is refused', () => {
  it('is shown again on its page with what was typed, except passwords', async () => {
    const response = await signInWith({ email: 'iemand@schakel.example', password: 'geheim-en-fout' })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(page).toContain('value="iemand@schakel.example"')
    expect(page).toContain('account-error.credentials')
    expect(page).not.toContain('geheim-en-fout')
  })

  it('answers a script with the errors', async () => {
    const response = await signInWith({ email: 'geen adres', password: '' }, asScript)

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      isDone: false,
      errors: { email: { key: 'form.email' }, password: { key: 'form.required' } },
      notice: { key: 'form.incomplete' },
    })
  })

  it('leads to the first field that is wrong, for who has no script', async () => {
    const response = await signInWith({ email: 'geen adres', password: '' })
    const page = await response.text()

    expect(page).toContain('href="#sign-in-email"')
    expect(page).toContain('id="sign-in-email"')
  })

  it('says the same of an account that exists and one that does not', async () => {
    const known = await signInWith({ ...demoReader, password: 'niet-het-wachtwoord' }, asScript)
    const unknown = await signInWith(
      { email: 'niemand@schakel.example', password: 'niet-het-wachtwoord' },
      asScript,
    )

    expect(await unknown.json()).toEqual(await known.json())
    expect(unknown.status).toBe(known.status)
  })

  it('isn’t cached', async () => {
    await signInWith({ email: 'sporen@schakel.example', password: 'x' })

    const page = await (await visit('/inloggen')).text()

    expect(page).not.toContain('sporen@schakel.example')
  })

  it('never reaches the backend with what no text can hold', async () => {
    await backendIsWell()

    const response = await signInWith({ ...demoReader, password: 'a\u0000b', __proto__x: 'x' }, asScript)

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { password: { key: 'form.invalid' } } })
    // What was counted before is delivered whenever it is.
    expect((await callsOfBackend()).filter(({ path }) => path.includes('/auth'))).toEqual([])
  })
})

describe('what is no form', () => {
  it.each([
    ['JSON', 415, JSON.stringify(demoReader), { 'content-type': 'application/json' }],
    ['plain text', 415, 'form=sign-in', { 'content-type': 'text/plain' }],
    ['a form with a broken boundary', 400, 'x', { 'content-type': 'multipart/form-data; boundary=y' }],
    ['a form that the page does not have', 400, 'form=register', { 'content-type': form }],
    ['a form without a name', 400, 'email=a', { 'content-type': form }],
    ['a form named like a property of objects', 400, 'form=constructor', { 'content-type': form }],
    ['a form named like the prototype', 400, 'form=__proto__', { 'content-type': form }],
    ['two names', 400, 'form=sign-in&form=sign-in', { 'content-type': form }],
    ['1.1 MB', 413, `form=sign-in&x=${'a'.repeat(1_100_000)}`, { 'content-type': form }],
    ['201 fields', 400, `form=sign-in${'&x=1'.repeat(201)}`, { 'content-type': form }],
  ])('is refused: %s', async (_, status, body, headers) => {
    const response = await post(body, headers)

    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
  })

  it('a browser is told what to do about a form that the page does not have', async () => {
    const response = await post('form=register', { 'content-type': form, accept: 'text/html' })

    expect(await response.text()).toContain('Dit formulier staat niet meer op deze pagina')
  })

  it('a field named like the prototype is a field like any other', async () => {
    const response = await post('form=sign-in&__proto__=x&constructor=y&email=&password=', {
      'content-type': form,
      'cf-connecting-ip': newClient(),
    })

    expect(response.status).toBe(422)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  it('a file is left out', async () => {
    const body = new FormData()
    body.set('form', 'sign-in')
    body.set('email', new File(['x'], 'x.txt'))
    body.set('password', 'x')
    const response = await visit('/inloggen', {
      method: 'POST',
      body,
      headers: { origin: siteUrl, ...asScript },
    })

    expect(await response.json()).toMatchObject({ errors: { email: { key: 'form.invalid' } } })
  })

  it('a page without forms, and the data of one with, take no POST', async () => {
    const fields = 'form=sign-in'
    const page = await post(fields, { 'content-type': form }, '/ecommerce')
    const data = await post(fields, { 'content-type': form }, '/inloggen/_payload.json')
    const other = await visit('/inloggen', { method: 'PUT', headers: { origin: siteUrl } })

    expect([page.status, data.status, other.status]).toEqual([405, 405, 405])
    expect(other.headers.get('allow')).toBe('GET, HEAD, POST')
  })
})

describe('limits', () => {
  it('stop one client, whatever else it says of itself', async () => {
    const client = newClient()
    const answers = await withinOneMinute(() =>
      inSequence(11, (time) => {
        const headers = { 'cf-connecting-ip': client, 'x-forwarded-for': newClient(), ...asScript }
        return signInWith({ email: `gok-${time}@schakel.example`, password: 'fout-wachtwoord' }, headers)
      }),
    )

    const last = answers.at(-1)
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(422))
    expect(last?.status).toBe(429)
    expect(last?.headers.get('retry-after')).toBe('60')
    expect(await last?.json()).toMatchObject({ isDone: false, notice: { key: 'form.too-many' } })
    expect((await signInWith(demoReader)).status).toBe(303)
  })
})

describe('while the backend is away', () => {
  it.each([
    ['refuses', backendIsDown],
    ['hangs', backendHangs],
    [
      'fails',
      () => backendDoes([{ holding: '/auth', behaviour: { does: 'answer', status: 500, body: 'x' } }]),
    ],
  ])('a form says so: it %s', async (_, fails) => {
    await fails()

    const [page, data] = await Promise.all([signInWith(demoReader), signInWith(demoReader, asScript)])

    expect([page.status, data.status]).toEqual([503, 503])
    expect(page.headers.get('retry-after')).toBe('30')
    expect(await page.text()).toContain(`value="${demoReader.email}"`)
    expect(await data.json()).toMatchObject({ isDone: false, notice: { key: 'form.unavailable' } })
  })

  it('one that answers nonsense signs nobody in', async () => {
    await backendDoes([{ holding: '/auth/local', behaviour: { does: 'answer', status: 200, body: '{}' } }])

    const response = await signInWith(demoReader, asScript)

    expect(response.status).toBe(503)
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})
