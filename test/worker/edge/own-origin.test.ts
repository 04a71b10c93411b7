import { describe, expect, it } from 'vitest'
import { siteUrl, visit } from '../support/visit.ts'

function send(path: string, headers: Record<string, string>, method = 'POST'): Promise<Response> {
  return visit(path, { method, headers })
}

describe('a state-changing request', () => {
  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://shop.schakel.example' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['nobody in particular', {}],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: siteUrl }],
    ['our name on another port', { origin: 'http://localhost:9999' }],
  ])('is refused from %s', async (_, headers) => {
    for (const path of ['/inloggen', '/ecommerce', '/api/auth/logout', '/api/nothing']) {
      const response = await send(path, headers)

      expect(response.status, path).toBe(403)
      expect(response.headers.get('cache-control'), path).toMatch(/no-store/)
    }
    expect((await send('/api/users/me', headers, 'DELETE')).status).toBe(403)
  })

  it.each([
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
    ['an older browser on this site', { origin: siteUrl }],
  ])('is accepted from %s', async (_, headers) => {
    expect((await send('/api/auth/logout', headers)).status).toBe(204)
  })

  it('is always accepted from the backend, which signs its messages', async () => {
    const response = await send('/api/hooks/strapi', {})

    expect(await response.json()).toMatchObject({ error: { name: 'ForbiddenError' } })
  })
})

it('reading is always allowed', async () => {
  const response = await visit('/ecommerce', { headers: { 'sec-fetch-site': 'cross-site' } })

  expect(response.status).toBe(200)
})
