import { env } from 'cloudflare:workers'
import { decode } from 'hono/jwt'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allMailsTo, mailsTo, mailTo } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { hanging } from '../support/hanging.ts'
import { lane } from '../support/lane.ts'
import { visitWith } from '../support/visit.ts'
import { askForReset, confirmed, type Reader } from './support/reader.ts'
import { newPassword, newVisitor } from './support/visitor.ts'

const { strapiUrl } = lane

const blocked = { status: 422, answer: { notice: { key: 'account-error.blocked' } } }

afterEach(() => vi.useRealTimers())

/** A signed-in reader, and an editor who is about to block them. */
async function signedIn(): Promise<Reader & { editor: Editor; token: string }> {
  const reader = await confirmed()
  const { visitor, email, password } = reader
  const response = await visitor.send('/inloggen', 'sign-in', { email, password })
  expect(response.status).toBe(303)
  return { ...reader, editor: await signInEditor(), token: visitor.token() ?? '' }
}

/** Strapi's own answer to a token, bypassing the site. */
async function asksStrapi(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${strapiUrl}/api/users/me`, { headers })).status
}

describe('an account that an editor has blocked', () => {
  it("can't sign in, and is told why", async () => {
    const { email, password } = await confirmed()
    await (await signInEditor()).setBlocked(email, true)

    const visitor = newVisitor()
    const byScript = await visitor.sendByScript('/inloggen', 'sign-in', { email, password })
    const page = await visitor.send('/inloggen', 'sign-in', { email, password })

    expect(byScript).toMatchObject(blocked)
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('Dit account is geblokkeerd.')
    expect(visitor.token()).toBeUndefined()
  })

  it('looks like any other without its password', async () => {
    const { email } = await confirmed()
    await (await signInEditor()).setBlocked(email, true)
    const stranger = newVisitor()
    const password = newPassword()

    const known = await stranger.sendByScript('/inloggen', 'sign-in', { email, password })
    const unknown = await stranger.sendByScript('/inloggen', 'sign-in', {
      email: 'niemand@proef.example',
      password,
    })

    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ answer: { notice: { key: 'account-error.credentials' } } })
  })

  it("can't change anything from then on, however long its session was cached here", async () => {
    const { visitor, editor, email, token } = await signedIn()
    expect((await visitor.get('/account')).status).toBe(200)
    expect(await asksStrapi(token)).toBe(200)
    await editor.setBlocked(email, true)

    const { status, answer } = await visitor.sendByScript('/account', 'profile', {
      firstName: 'Nog',
      lastName: 'Binnen',
    })

    expect(await asksStrapi(token)).toBe(401)
    expect(status).toBe(401)
    expect(answer).toMatchObject({ isDone: false, notice: { key: 'account-error.signed-out' } })
  })

  it('is signed out within a minute, permanently', async () => {
    const { visitor, editor, email, token } = await signedIn()
    expect((await visitor.get('/api/users/me')).status).toBe(200)
    await editor.setBlocked(email, true)

    vi.setSystemTime(Date.now() + 61_000)
    const response = await visitor.get('/ecommerce')

    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()[0]).toMatch(/^strapi_jwt=; Path=\/; Max-Age=0/)
    expect(await response.text()).not.toContain(email)
    await editor.setBlocked(email, false)
    expect((await visitWith({ cookie: `strapi_jwt=${token}` }, '/api/users/me')).status).toBe(401)
    await vi.waitFor(async () => {
      const open = 'SELECT count(*) AS n FROM sessions WHERE user_id = ?1 AND ended_at IS NULL'
      expect(await env.DB.prepare(open).bind(decode(token).payload.id).first('n')).toBe(0)
    }, hanging)
  })

  it('can sign in again once it is unblocked', async () => {
    const { email, password } = await confirmed()
    const editor = await signInEditor()
    await editor.setBlocked(email, true)
    await editor.setBlocked(email, false)

    const response = await newVisitor().send('/inloggen', 'sign-in', { email, password })

    expect(response.status).toBe(303)
  })

  it("can't be opened by a code that was mailed before", async () => {
    const reader = await confirmed()
    const path = await askForReset(reader)
    await (await signInEditor()).setBlocked(reader.email, true)
    const password = newPassword()

    const { status, answer } = await reader.visitor.sendByScript(path, 'reset', {
      password,
      passwordConfirmation: password,
    })

    expect({ status, answer }).toMatchObject({
      status: 422,
      answer: { notice: { key: 'account-error.code' } },
    })
    expect(reader.visitor.token()).toBeUndefined()
  })

  it('gets no code, with the usual answer', async () => {
    const reader = await confirmed()
    const other = await confirmed()
    await (await signInEditor()).setBlocked(reader.email, true)
    const { length: before } = await mailsTo(reader.email)
    const { length: after } = await mailsTo(other.email)

    const asked = await reader.visitor.sendByScript('/wachtwoord-vergeten', 'forgot', { email: reader.email })
    await reader.visitor.sendByScript('/email-valideren', 'resend', { email: reader.email })
    await reader.visitor.sendByScript('/registreren', 'register', {
      firstName: 'Wout',
      lastName: 'Vries',
      email: reader.email,
      password: newPassword(),
      terms: 'on',
    })
    const alike = await other.visitor.sendByScript('/wachtwoord-vergeten', 'forgot', { email: other.email })

    expect(JSON.stringify(asked).replaceAll(reader.email, '')).toBe(
      JSON.stringify(alike).replaceAll(other.email, ''),
    )
    await mailTo(other.email, { after })
    expect(await allMailsTo(reader.email)).toHaveLength(before)
  })
})
