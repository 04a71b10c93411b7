import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../worker/support/editor.ts'
import { lane } from '../worker/support/lane.ts'
import {
  entriesOf,
  type PanelCall,
  type PanelRole,
  panelEmails,
  signInPanel,
} from '../worker/support/panel-account.ts'

/** What each role may list. Everything that isn't named here is closed to it. */
const readable: Record<PanelRole, readonly string[]> = {
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
    'edition',
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
      'edition',
    ],
    ...['newsletter-signup', 'job-alert', 'consent', 'application', 'invitation', 'membership'],
  ],
  finance: ['subscription', 'product', 'partner'],
}

const users = 'plugin::users-permissions.user'
const types = [...new Set(Object.values(readable).flat())]

describe.each(Object.keys(panelEmails) as PanelRole[])('the %s of the panel', (role) => {
  let call: PanelCall

  beforeAll(async () => {
    call = await signInPanel(role)
  })

  it.each(types)('reads %s only if its role says so', async (type) => {
    const isAllowed = readable[role].includes(type)

    expect((await get(`${entriesOf(type)}?page=1&pageSize=10`)).status).toBe(isAllowed ? 200 : 403)
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

  it('manages neither editors nor settings', async () => {
    expect((await get('/admin/users')).status).toBe(403)
    expect((await get('/admin/api-tokens')).status).toBe(403)
  })

  it('finds accounts of readers only if it may give subscriptions', async () => {
    const status = role === 'chief editor' ? 200 : 403

    expect((await get(entriesOf('user', users))).status).toBe(status)
  })

  function get(path: string): Promise<Response> {
    return call('GET', path)
  }
})

it('lets the chief editor give a reader a subscription, and change nothing else of the account', async () => {
  const operator = await signIn()
  const person = {
    email: `cadeau-${crypto.randomUUID()}@schakel.example`,
    password: 'een-wachtwoord-van-niemand-7',
  }
  await operator.makeUser({ ...person, username: person.email, confirmed: true })
  try {
    const chief = await signInPanel('chief editor')
    const account = `${entriesOf('user', users)}?${new URLSearchParams({ 'filters[email][$eq]': person.email })}`
    const found = async () =>
      (await (await chief('GET', account)).json<{ results: Record<string, unknown>[] }>()).results[0]
    const before = await found()

    await chief('PUT', `${entriesOf('user', users)}/${before?.documentId}`, {
      tier: 'subscriber',
      blocked: true,
    })

    expect(before).toMatchObject({ tier: 'reader' })
    expect(before).not.toHaveProperty('blocked')
    expect(await found()).toMatchObject({ tier: 'subscriber' })
    const signedIn = await fetch(`${lane.strapiUrl}/api/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: person.email, password: person.password }),
    })
    expect(signedIn.status).toBe(200)
  } finally {
    await operator.removeUser(person.email)
  }
})

it('shows an author nothing that somebody else wrote', async () => {
  const author = await signInPanel('author')

  const response = await author('GET', entriesOf('content'))

  expect((await response.json<{ results: unknown[] }>()).results).toEqual([])
})

it('lets an author make an article and change their own, and nobody else’s', async () => {
  const [author, operator] = await Promise.all([signInPanel('author'), signIn()])
  const other = await operator.make(
    'content',
    { title: 'Van een ander', slug: `ander-${crypto.randomUUID()}` },
    'nl',
  )
  const made = await author('POST', entriesOf('content'), {
    title: 'Proefstuk',
    slug: `proefstuk-${crypto.randomUUID()}`,
  })
  const { data } = await made.json<{ data: { documentId: string } }>()
  try {
    const change = (documentId: string) =>
      author('PUT', `${entriesOf('content')}/${documentId}`, { title: 'Tweede versie' })

    expect(made.status).toBe(201)
    const changed = await change(data.documentId)
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ data: { title: 'Tweede versie' } })
    expect((await change(other)).status).toBe(403)
    expect(
      (await author('POST', `${entriesOf('content')}/${data.documentId}/actions/publish`, {})).status,
    ).toBe(403)
  } finally {
    await operator.remove('content', data.documentId)
    await operator.remove('content', other)
  }
})

it('lets finance change a product and a subscription, and make no article', async () => {
  const finance = await signInPanel('finance')
  const first = async (type: string) => {
    const found = await finance('GET', `${entriesOf(type)}?page=1&pageSize=1`)
    return (await found.json<{ results: Record<string, unknown>[] }>()).results[0] ?? {}
  }
  for (const [type, field] of [
    ['product', 'terms'],
    ['subscription', 'reference'],
  ] as const) {
    const before = await first(type)
    const address = `${entriesOf(type)}/${before.documentId}`

    const changed = await finance('PUT', address, { [field]: 'Door Financiën gewijzigd.' })

    expect(changed.status, type).toBe(200)
    expect(await changed.json()).toMatchObject({ data: { [field]: 'Door Financiën gewijzigd.' } })
    await finance('PUT', address, { [field]: before[field] })
  }
  expect((await finance('POST', entriesOf('content'), { title: 'Van Financiën' })).status).toBe(403)
})

/** A role of the panel, as the operator sees it. */
interface Role {
  id: number
}

it('lets whoever is signed in do at once what their role has been given, and no longer what it has lost', async () => {
  const operator = await signInPanel()
  const made = async <Data>(path: string, body: object) =>
    (await (await operator('POST', path, body)).json<{ data: Data }>()).data
  const { id: role } = await made<Role>('/admin/roles', {
    name: `Redacteur van onderwerpen ${crypto.randomUUID()}`,
  })
  const { id: other } = await made<Role>('/admin/roles', { name: `Niemand ${crypto.randomUUID()}` })
  const person = { firstname: 'Nieuw', lastname: 'Gezicht', email: `${crypto.randomUUID()}@proef.example` }
  const account = await made<{ id: number; registrationToken: string }>('/admin/users', {
    ...person,
    roles: [role],
  })
  const password = `Pallet-${crypto.randomUUID()}`
  const { registrationToken } = account
  const { firstname, lastname } = person
  await operator('POST', '/admin/register', {
    registrationToken,
    userInfo: { firstname, lastname, password },
  })
  const colleague = await signInPanel({ email: person.email, password })
  const reads = async () => (await colleague('GET', entriesOf('tag'))).status
  const given = (subjects: string[]) => {
    const permissions = subjects.map((subject) => ({
      action: 'plugin::content-manager.explorer.read',
      subject,
      properties: { fields: ['name', 'slug'], locales: ['nl'] },
      conditions: [],
    }))
    return operator('PUT', `/admin/roles/${role}/permissions`, { permissions })
  }
  try {
    expect(await reads()).toBe(403)

    await given(['api::tag.tag'])
    expect([await reads(), await reads()]).toEqual([200, 200])
    // As many permissions as before, of something else.
    await given(['api::author.author'])
    expect(await reads()).toBe(403)

    await given(['api::tag.tag'])
    expect(await reads()).toBe(200)
    await operator('PUT', `/admin/users/${account.id}`, { roles: [other] })
    expect(await reads()).toBe(403)
  } finally {
    await operator('DELETE', `/admin/users/${account.id}`)
    for (const id of [role, other]) await operator('DELETE', `/admin/roles/${id}`)
  }
})
