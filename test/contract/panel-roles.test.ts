import { beforeAll, describe, expect, it } from 'vitest'
import { lane } from '../worker/support/lane.ts'

const { strapiUrl } = lane

/** As `cms/seed/panel-accounts.ts` has it. */
const password = 'Schakel-demo-2026'

const emails = {
  author: 'auteur@schakel.example',
  editor: 'redacteur@schakel.example',
  'chief editor': 'chef@schakel.example',
  finance: 'financien@schakel.example',
}

type Role = keyof typeof emails

/** What each role may list. Everything that isn't named here is closed to it. */
const readable: Record<Role, readonly string[]> = {
  author: ['content', 'event', 'tag', 'partner', 'product'],
  editor: [
    'content',
    'event',
    'tag',
    'partner',
    'product',
    'redirect',
    'contact-message',
    'lead',
    'vacancy-report',
    'registration',
  ],
  'chief editor': [
    ...[
      'content',
      'event',
      'tag',
      'partner',
      'product',
      'redirect',
      'contact-message',
      'lead',
      'vacancy-report',
      'registration',
    ],
    ...['newsletter-signup', 'consent', 'application', 'invitation', 'membership'],
  ],
  finance: ['subscription', 'product', 'partner'],
}

const types = [...new Set(Object.values(readable).flat())]

describe.each(Object.keys(emails) as Role[])('the %s of the panel', (role) => {
  let token = ''

  beforeAll(async () => {
    const { data } = await (await post('/admin/login', { email: emails[role], password })).json<{
      data: { token: string }
    }>()
    token = data.token
  })

  it.each(types)('reads %s only if its role says so', async (type) => {
    const isAllowed = readable[role].includes(type)

    expect((await get(entries(type))).status).toBe(isAllowed ? 200 : 403)
  })

  it('publishes only if its role says so', async () => {
    const { data } = await (await get('/admin/users/me/permissions')).json<{
      data: { action: string; subject: string | null }[]
    }>()
    const published = data
      .filter(({ action }) => action.endsWith('explorer.publish'))
      .map(({ subject }) => subject)

    const isEditor = role === 'editor' || role === 'chief editor'
    expect(published.includes('api::content.content')).toBe(isEditor)
    expect(data.some(({ action }) => action === 'plugin::post.manage')).toBe(isEditor)
  })

  it('manages neither accounts nor settings', async () => {
    expect((await get('/admin/users')).status).toBe(403)
    expect((await get(entries('user', 'plugin::users-permissions.user'))).status).toBe(403)
    expect((await get('/admin/api-tokens')).status).toBe(403)
  })

  function get(path: string): Promise<Response> {
    return fetch(strapiUrl + path, { headers: { authorization: `Bearer ${token}` } })
  }
})

it('shows an author nothing that somebody else wrote', async () => {
  const login = await post('/admin/login', { email: emails.author, password })
  const { data } = await login.json<{ data: { token: string } }>()

  const response = await fetch(strapiUrl + entries('content'), {
    headers: { authorization: `Bearer ${data.token}` },
  })

  expect((await response.json<{ results: unknown[] }>()).results).toEqual([])
})

function entries(type: string, uid = `api::${type}.${type}`): string {
  return `/content-manager/collection-types/${uid}?page=1&pageSize=10`
}

function post(path: string, body: object): Promise<Response> {
  return fetch(strapiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
