import { describe, expect, it } from 'vitest'
import { newAddress, newVisitor } from '../accounts/support/visitor.ts'
import { visitCached } from '../support/cached-visits.ts'
import { visit, visitWith } from '../support/visit.ts'

const path = '/wachtwoord-vergeten'
const said = 'Kijk in uw mail'

describe('what a form did', () => {
  it('is shown by the page after the redirect, once', async () => {
    const visitor = newVisitor()
    const email = newAddress()

    const sent = await visitor.send(path, 'forgot', { email })

    expect(sent.headers.get('location')).toBe(path)
    const page = await visitor.follow(sent)
    expect(page).toContain(said)
    expect(page).toContain(email)
    expect(await (await visitor.get(path)).text()).not.toContain(said)
  })

  it('keeps the query of the page', async () => {
    const sent = await newVisitor().send(`${path}?naar=/jobs`, 'forgot', { email: newAddress() })

    expect(sent.headers.get('location')).toBe(`${path}?naar=/jobs`)
  })

  it('is shown by no other page, and waits for its own', async () => {
    const visitor = newVisitor()
    const sent = await visitor.send(path, 'forgot', { email: newAddress() })

    const other = await visitor.get('/email-valideren')

    expect(other.headers.get('cache-control')).toBe('private, no-store')
    expect(await other.text()).not.toContain(said)
    expect(await visitor.follow(sent)).toContain(said)
  })

  it('is shown to one reader, and not cached', async () => {
    const visitor = newVisitor()
    const email = newAddress()
    const sent = await visitor.send(path, 'forgot', { email })
    const response = await visitor.get(sent.headers.get('location') ?? '')

    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.has('x-cache')).toBe(false)
    expect(await (await visit(path)).text()).not.toContain(email)
  })

  it.each([
    '',
    '%',
    'x',
    '%7B%7D',
    encodeURIComponent('{"__proto__":{"path":"/wachtwoord-vergeten"}}'),
    encodeURIComponent(JSON.stringify({ path, form: 'forgot', notice: { key: 'form.failed' } })),
    encodeURIComponent(JSON.stringify({ path, form: 'forgot', notice: { key: 'account', values: [] } })),
  ])('is nothing that somebody else makes up: %s', async (cookie) => {
    const response = await visitWith({ cookie: `schakel_gezegd=${cookie}` }, path)

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Mail mij een link')
  })

  it('doesn’t prevent pages without forms from being cached', async () => {
    await visitCached('/ecommerce')

    const response = await visitWith({ cookie: 'schakel_gezegd=x' }, '/ecommerce')

    expect(response.headers.get('x-cache')).toBe('hit')
  })
})
