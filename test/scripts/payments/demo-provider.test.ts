import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoProvider } from '../../../scripts/payments/demo-provider.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-provider-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Calls the API as the backend does. */
async function call(
  { MOLLIE_ENDPOINT, MOLLIE_KEY }: { MOLLIE_ENDPOINT: string; MOLLIE_KEY: string },
  path: string,
  body?: object,
) {
  const response = await fetch(`${MOLLIE_ENDPOINT}/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${MOLLIE_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as {
    id: string
    status: string
    _links: { checkout?: { href: string } }
    _embedded?: { refunds: { status: string }[] }
  }
}

it('lets a payment be tried on a page that says what it is, and remembers it when it is opened again', async () => {
  const file = join(folder, 'new', 'payments.json')
  const first = await openDemoProvider(file)
  const { id, _links } = await call(first.env, '/payments', {
    amount: { currency: 'EUR', value: '10.95' },
    description: 'Schakel <2026-00001>',
    redirectUrl: 'http://localhost:8787/betaling?code=1.x',
  })
  const checkout = _links.checkout?.href ?? ''
  const page = await (await fetch(checkout)).text()
  expect(page).toContain('Proefbetaling')
  expect(page).toContain('er wordt niets afgeschreven')
  expect(page).toContain('Schakel &lt;2026-00001&gt;')
  const chosen = new URLSearchParams({ status: 'paid' })
  const back = await fetch(checkout, { method: 'POST', body: chosen, redirect: 'manual' })
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    'http://localhost:8787/betaling?code=1.x',
  ])
  await first.listen(false)

  const again = await openDemoProvider(file)

  await call(again.env, `/payments/${id}/refunds`, { amount: { currency: 'EUR', value: '0.95' } })
  const known = await call(again.env, `/payments/${id}?embed=refunds,chargebacks`)
  expect(known).toMatchObject({ status: 'paid', _embedded: { refunds: [{ status: 'refunded' }] } })
  await again.listen(false)
})

it('begins anew with a file that is damaged', async () => {
  const file = join(folder, 'damaged.json')
  await writeFile(file, '[{')

  const { env, listen } = await openDemoProvider(file)

  expect(await call(env, '/payments/tr_unknown')).toMatchObject({ status: 404 })
  await listen(false)
})
