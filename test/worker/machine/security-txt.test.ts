import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { siteUrl, visit } from '../support/visit.ts'

const path = '/.well-known/security.txt'
const yearMs = 365 * 86_400_000

/** Requests a page from a site with other variables. */
async function visitWithout(address: string, variables: Partial<Env>): Promise<Response> {
  const context = createExecutionContext()
  const response = await createApp().fetch(new Request(siteUrl + address), { ...env, ...variables }, context)
  await waitOnExecutionContext(context)
  return response
}

async function fieldsOf(response: Response): Promise<[name: string, value: string][]> {
  expect(response.status).toBe(200)
  return (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z][\w-]+): (\S.*)$/.exec(line) ?? []
      return [name, value]
    })
}

it('publishes security.txt at the RFC 9116 address, valid for less than a year', async () => {
  const response = await visit(path)

  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  const fields = await fieldsOf(response)
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const { Contact, Expires = '', Canonical, ...rest } = Object.fromEntries(fields)
  expect(Contact).toBe('mailto:security@schakel.example')
  expect(Canonical).toBe(`${siteUrl}${path}`)
  expect(rest['Preferred-Languages']).toBe('nl, en, de')
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)
  const left = Date.parse(Expires) - Date.now()
  expect(left).toBeGreaterThan(30 * 86_400_000)
  expect(left).toBeLessThan(yearMs)
})

it('redirects its old address', async () => {
  const response = await visit('/security.txt')

  expect([response.status, response.headers.get('location')]).toEqual([301, path])
})

it('supports several contacts, and a policy', async () => {
  const fields = await fieldsOf(
    await visitWithout(path, {
      SECURITY_CONTACT: 'https://schakel.example/melden, tel:+31-20-555-0100, javascript:alert(1), somebody',
      SECURITY_POLICY: 'https://schakel.example/beleid',
    }),
  )

  expect(fields.filter(([name]) => name === 'Contact').map(([, value]) => value)).toEqual([
    'https://schakel.example/melden',
    'tel:+31-20-555-0100',
  ])
  expect(fields.at(-1)).toEqual(['Policy', 'https://schakel.example/beleid'])
})

it.each(['', 'somebody'])('answers 404 without a contact: %j', async (contact) => {
  for (const address of [path, '/security.txt'])
    expect((await visitWithout(address, { SECURITY_CONTACT: contact })).status).toBe(404)
})
