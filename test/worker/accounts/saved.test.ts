import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { backendHangs, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { demoReader, signIn } from '../support/sign-in.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'
import { confirmed, signedIn } from './support/reader.ts'
import { newVisitor, type Visitor } from './support/visitor.ts'

const article = '/news/121/achteraf-betalen-valt-vanaf-vandaag-onder-kredietregels'
/** Its page is rendered for each reader; an article's is shared by all of a tier who run scripts. */
const event = '/events/schakel-jaarcongres-2027'
const vacancy = { kind: 'vacancy', list: '/jobs', link: /href="(\/jobs\/vacature\/(\d+)\/[^"]+)"/ }

/** A new signed-in account without saved items. */
async function newcomer(): Promise<Visitor> {
  return (await signedIn()).visitor
}

function press(visitor: Visitor, key: string, fields: Record<string, string>): Promise<Response> {
  return visitor.send(`/api/saved/${key}`, '', fields)
}

async function isPressed(visitor: Visitor, path: string): Promise<boolean> {
  const html = await (await visitor.get(path)).text()
  const [, pressed] =
    /id="bewaren"[^>]*aria-pressed="(\w+)"|aria-pressed="(\w+)"[^>]*id="bewaren"/.exec(html) ?? []
  return pressed === 'true'
}

async function listOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.get('/api/saved')).json()
}

/** Sends a request as a script of the site does. */
function ask(cookie: string, method: string, key: string, headers: Record<string, string> = {}) {
  return visit(`/api/saved/${key}`, { method, headers: { cookie, origin: siteUrl, ...headers } })
}

describe('saving without script', () => {
  it('shows on the page and in the account only, and is undone by the same button', async () => {
    const visitor = await newcomer()
    expect(await isPressed(visitor, article)).toBe(false)

    const saved = await press(visitor, 'content/121', { naar: article, action: 'save' })
    const again = await press(visitor, 'content/121', { naar: article, action: 'save' })

    for (const response of [saved, again]) {
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`${article}#bewaren`)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await isPressed(visitor, article)).toBe(true)
    expect(await listOf(visitor)).toEqual({ data: ['content/121'] })
    expect(await (await visitor.get('/account')).text()).toContain(`href="${article}"`)
    expect(await isPressed(newVisitor(), article)).toBe(false)

    await press(visitor, 'content/121', { naar: article, action: 'remove' })

    expect(await isPressed(visitor, article)).toBe(false)
    expect(await listOf(visitor)).toEqual({ data: [] })
  })

  it('works for vacancies and events', async () => {
    const visitor = await newcomer()
    const [, job = '', number = ''] = vacancy.link.exec(await (await visit(vacancy.list)).text()) ?? []

    await press(visitor, `vacancy/${number}`, { naar: job, action: 'save' })
    await press(visitor, 'event/7013', { naar: event, action: 'save' })

    expect(await listOf(visitor)).toEqual({ data: ['event/7013', `vacancy/${number}`] })
    expect(await isPressed(visitor, job)).toBe(true)
    expect(await isPressed(visitor, event)).toBe(true)
  })

  it('returns to the row of a list, also behind the sign-in', async () => {
    const row = '/jobs?q=heftruck#bewaren-7001'

    const saved = await press(await newcomer(), 'content/121', { naar: row, action: 'save' })
    const asked = await press(newVisitor(), 'content/121', { naar: row, action: 'save' })
    const signInPath = asked.headers.get('location') ?? ''

    expect(saved.headers.get('location')).toBe(row)
    expect(signInPath).toBe(`/inloggen?naar=${encodeURIComponent(row)}`)
    expect(await (await visit(signInPath)).text()).toContain('Log in om dit te bewaren.')
  })

  it('never redirects to another site', async () => {
    const visitor = await newcomer()

    for (const naar of ['https://evil.example/', '//evil.example', '/\\evil.example', '']) {
      const response = await press(visitor, 'content/121', { naar, action: 'save' })
      expect(response.headers.get('location')).toBe('/#bewaren')
    }
  })

  it("does nothing for another reader than the page's", async () => {
    const visitor = await newcomer()

    const response = await press(visitor, 'content/121', { naar: article, action: 'save', account: '1' })

    expect(response.headers.get('location')).toBe(`${article}#bewaren`)
    expect(await listOf(visitor)).toEqual({ data: [] })
  })
})

describe('saving before the sign-in', () => {
  it('redirects to the sign-in and back, and is done then', async () => {
    const { visitor, email, password } = await confirmed()

    const pressed = await press(visitor, 'content/121', { naar: `/en${article}`, action: 'save' })
    const signInPath = pressed.headers.get('location') ?? ''
    const page = await (await visitor.get(signInPath)).text()
    const signedIn = await visitor.send(signInPath, 'sign-in', { email, password })

    expect(pressed.status).toBe(303)
    expect(signInPath).toBe(`/en/inloggen?naar=${encodeURIComponent(`/en${article}#bewaren`)}`)
    expect(page).toContain('Sign in to save this.')
    expect(signedIn.headers.get('location')).toBe(`/en${article}#bewaren`)
    expect(signedIn.headers.getSetCookie()).toContain(
      'schakel_bewaren=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    )
    expect(await listOf(visitor)).toEqual({ data: ['content/121'] })
  })

  it("doesn't affect the sign-in if the item can't be saved", async () => {
    const { visitor, email, password } = await confirmed()
    await press(visitor, 'content/999999', { naar: article, action: 'save' })

    const signedIn = await visitor.send('/inloggen', 'sign-in', { email, password })

    expect(signedIn.status).toBe(303)
    expect(await listOf(visitor)).toEqual({ data: [] })
  })

  it('saves nothing by a link, whoever wrote it', async () => {
    const { visitor, email, password } = await confirmed()
    const address = `/inloggen?naar=${encodeURIComponent(`${article}#bewaren`)}`

    await visitor.send(address, 'sign-in', { email, password })
    for (const path of ['/api/saved/content/121', '/api/saved/content/121?action=save'])
      await visitor.get(path)

    expect(await listOf(visitor)).toEqual({ data: [] })
  })
})

describe('saving by script', () => {
  it('is answered 204, and so is a repetition', async () => {
    const visitor = await newcomer()
    const cookie = `strapi_jwt=${visitor.token()}`

    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'])
      expect((await ask(cookie, method, 'content/121')).status).toBe(204)
  })

  it.each([
    { name: 'what is not published', key: 'content/999999', status: 404 },
    { name: 'another kind', key: 'partner/1', status: 404 },
    { name: 'no number', key: 'content/0x79', status: 404 },
    { name: 'too long a number', key: `content/${'9'.repeat(400)}`, status: 404 },
    { name: 'a way out of the address', key: 'content/..%2F..%2Fme', status: 404 },
    { name: 'NUL', key: 'content/1%00', status: 400 },
  ])('refuses $name', async ({ key, status }) => {
    const cookie = await signIn()

    expect((await ask(cookie, 'PUT', key)).status).toBe(status)
  })

  it('refuses requests of another site or another reader', async () => {
    const cookie = await signIn()

    expect((await ask(cookie, 'PUT', 'content/121', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask(cookie, 'PUT', 'content/121', { 'x-schakel-account': '999' })).status).toBe(409)
    expect((await ask('', 'PUT', 'content/121')).status).toBe(401)
    expect((await visit('/api/saved')).status).toBe(401)
  })
})

describe('the saved items', () => {
  it('come with whole documents that have a save button, and cost other responses nothing', async () => {
    const cookie = await signIn()
    await visitWith({ cookie }, '/contact')
    await backendIsWell()

    const document = await (await visitWith({ cookie }, event)).text()
    const asked = await savedCalls()
    await visitWith({ cookie }, `${event}/_payload.json`)
    await visitWith({ cookie }, '/contact')
    await visit(event)
    await visitWith({ cookie }, article)

    expect(document).toContain('"saved":["')
    expect(asked).toBe(1)
    // None at all where something else has waited for the backend before.
    expect(await savedCalls()).toBeLessThan(2)
  })
})

describe('while the backend is down', () => {
  afterEach(async () => {
    await backendIsWell()
    // The circuit breaker pauses for a while after an outage.
    vi.setSystemTime(Date.now() + 120_000)
    await visitWith({ cookie: await signIn() }, '/ecommerce/_payload.json')
    vi.useRealTimers()
  })

  it('articles can be read, and saving says that it is unavailable', async () => {
    const cookie = await signIn()
    await visitWith({ cookie }, article)
    await backendIsDown()

    const page = await visitWith({ cookie }, article)
    const byScript = await ask(cookie, 'PUT', 'content/121')
    const byForm = await visit('/api/saved/content/121', {
      method: 'POST',
      body: new URLSearchParams({ naar: `/de${article}`, action: 'save' }),
      headers: { cookie, origin: siteUrl, accept: 'text/html' },
    })

    expect(page.status).toBe(200)
    expect(byScript.status).toBe(503)
    expect(byScript.headers.get('retry-after')).toBe('30')
    expect(byForm.status).toBe(503)
    expect(await byForm.text()).toContain('<html lang="de"')
  })

  it('a page waits for the saved items only once', async () => {
    // The previous test left the circuit breaker open.
    forgetAll()
    const cookie = await signIn(demoReader)
    await visitWith({ cookie }, event)
    await backendHangs()

    for (let visits = 0; visits < 3; visits++) expect((await visitWith({ cookie }, event)).status).toBe(200)

    // None at all where something else has waited for the backend before.
    expect(await savedCalls()).toBeLessThan(2)
  })
})

async function savedCalls(): Promise<number> {
  const calls = await callsOfBackend()
  return calls.filter(({ path }) => path.endsWith('/users/me/saved')).length
}
