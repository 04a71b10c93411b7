import { afterAll, beforeAll, expect, it } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { type MadeEvent, makeEvent } from '../../contract/support/event.ts'
import { pathOf } from '../accounts/support/visitor.ts'
import { stamp } from '../forms/support/example-page.ts'
import { mailAbout } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { newClient } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'

let event: MadeEvent
beforeAll(async () => {
  event = await makeEvent(await signInEditor(), 20, {
    title: 'Proefcongres',
    registration: { mode: 'own', capacity: 20, sellsTickets: true },
    offers: [{ name: 'Zaal', price: 45, availability: 'in-stock' }],
  })
})
afterAll(() => event.remove())

/** Sends a form as a browser without script does. @returns Where it is led. */
async function post(path: string, values: Record<string, string>): Promise<string> {
  const answer = await visit(path, {
    method: 'POST',
    body: new URLSearchParams({ [stampField]: await stamp(), ...values }),
    headers: { origin: siteUrl, accept: 'text/html', 'cf-connecting-ip': newClient() },
  })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', siteUrl).href
}

const textOf = async (path: string) => (await (await visit(path)).text()).replaceAll('\u00a0', ' ')

it('tickets are registered for, ordered, paid at the provider and shown, without script and without an account', async () => {
  const email = `koper-${crypto.randomUUID()}@bedrijf.example`
  const held = pathOf(
    await post(event.path, {
      ...{ form: 'event-registration', name: 'Noor Bakker', email },
      ...{ 'others[0].name': 'Wout', 'others[0].email': '' },
    }),
  )
  const order = await textOf(held)
  expect(order).toContain('name="form" value="order-tickets"')
  // Two tickets, with VAT.
  expect(order).toContain('€ 108,90')

  const checkout = await post(held, {
    ...{ form: 'order-tickets', name: 'Noor Bakker', street: 'Kade 1', postcode: '8243 PD' },
    ...{ city: 'Lelystad', country: 'NL', payment: 'online' },
  })
  const page = await (await fetch(checkout)).text()
  expect(page).toContain('<h1>Proefbetaling</h1>')
  expect(page).toContain('<button name="status" value="paid">Betalen</button>')
  const paid = await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams({ status: 'paid' }),
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
  // The provider tells the site, whose address nobody reaches in these tests.
  await visit('/api/payments/webhook', {
    method: 'POST',
    body: new URLSearchParams({ id: checkout.slice(checkout.lastIndexOf('/') + 1) }),
    headers: { 'cf-connecting-ip': newClient() },
  })

  const back = await textOf(pathOf(paid.headers.get('location') ?? ''))
  expect(back).toContain('Betaald, dank u wel')
  const toTickets = /href="(\/inschrijving\?code=[^"]+)"/.exec(back)?.[1]?.replaceAll('&amp;', '&')
  const tickets = await textOf(toTickets ?? '')
  expect(tickets).toContain('Wout')
  expect(tickets.match(/class="ticket-number">[0-9A-Z-]{19}</g)).toHaveLength(2)
  expect((await mailAbout(email, 'U bent aangemeld voor een evenement')).attachments).toContain('schakel.ics')
})
