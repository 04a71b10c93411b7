import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MadeEmployer, makeEmployer } from '../../contract/support/employer.ts'
import { signInMember } from '../../contract/support/member.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { newClient, sendForm, signIn } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'
import { standIn } from './support.ts'

// Buying a credit as a browser without script does, up to the provider and back.

const agency = { email: 'bureau@schakel.example', password: 'schakel-demo-2026' }
let employer: MadeEmployer
let cookie = ''

beforeAll(async () => {
  const member = await signInMember(agency.email)
  employer = await makeEmployer(await signInEditor())
  await employer.admit(member, 'owner')
  cookie = await signIn(agency)
})
afterEach(async () => {
  await backendIsWell()
  await standIn.lie()
})
afterAll(() => employer.remove())

const orderPage = () => `/jobs/plaatsen?stap=bestellen&bedrijf=${employer.company}`

/** Orders a credit. @returns Where the browser is sent. */
async function order(): Promise<string> {
  const answer = await sendForm(
    orderPage(),
    'order-credits',
    {
      ...{ company: employer.company, product: 'vacature-los', payment: 'online', agreed: 'on' },
      ...{ name: 'Polderpallet B.V.', street: 'Polderweg 1', postcode: '8243 PD', city: 'Lelystad' },
      ...{ country: 'NL', email: 'administratie@polderpallet.example' },
    },
    { cookie },
  )
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

/** The payment that a browser was sent to, and where the provider sends it back. */
async function paymentAt(checkout: string) {
  const { payments } = await standIn.seen()
  const payment = payments.find(({ id }) => checkout.endsWith(`/${id}`))
  if (!payment) throw new Error(`There is no payment at ${checkout}`)
  const { pathname, search } = new URL(payment.redirectUrl)
  return { ...payment, back: pathname + search }
}

const webhook = (body: string, headers: Record<string, string> = {}) =>
  visit('/api/payments/webhook', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': newClient(),
      ...headers,
    },
  })

it('leads to the provider and back, waits for the bank, and shows what came of it', async () => {
  const form = await (await visit(orderPage(), { headers: { cookie } })).text()
  expect(form).toContain('iDEAL | Wero, Bancontact, Kaart')
  const { id, back, webhookUrl } = await paymentAt(await order())
  expect(webhookUrl).toMatch(/\/api\/payments\/webhook$/)

  const waiting = await visit(back)
  const text = await waiting.text()
  expect(text).toContain('Wij wachten op uw bank')
  expect(text).toMatch(/<noscript><meta http-equiv="refresh" content="5"\/?><\/noscript>/)
  expect(text).toContain('Verder met betalen')
  expect(waiting.headers.get('cache-control')).toBe('private, no-store')

  await standIn.become(id, 'paid')
  expect((await webhook(`id=${id}`)).status).toBe(200)
  const paid = await (await visit(back)).text()
  expect(paid).toContain('Betaald, dank u wel')
  expect(paid).not.toContain('http-equiv="refresh"')
  const own = await (await visit(`/jobs/mijn?bedrijf=${employer.company}`, { headers: { cookie } })).text()
  expect(own).toMatch(/Voldaan<\/span>/)
})

it('can be paid again from its page and from the list of invoices, once it was cancelled', async () => {
  const { id, back } = await paymentAt(await order())
  await standIn.become(id, 'canceled')
  const page = await (await visit(back)).text()
  expect(page).toContain('U hebt de betaling afgebroken')
  expect(page.replaceAll('\u00a0', ' ')).toMatch(/Maak € 235,95 over naar NL13 TEST/)

  const again = await sendForm(back, 'pay', {})
  expect(again.status).toBe(303)
  const second = await paymentAt(again.headers.get('location') ?? '')
  expect(second.id).not.toBe(id)
  const own = await (await visit(`/jobs/mijn?bedrijf=${employer.company}`, { headers: { cookie } })).text()
  expect(own).toContain(back.replace('/betaling', 'href="/betaling').replaceAll('&', '&amp;'))
})

it('is placed while the provider is away, and says how it can be paid', async () => {
  await standIn.lie('busy', 'busy')

  const location = await order()

  expect(location).toMatch(/^\/betaling\?code=/)
  const refused = await sendForm(location, 'pay', {})
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Online betalen lukt nu niet')
})

it('news of payments is always answered with 200: unknown, forged, too long, from elsewhere, without a backend', async () => {
  const bodies = ['id=tr_unknown1', 'id=../../x', '', 'id=', `id=${'a'.repeat(2000)}`, '{"id":"tr_a"}']
  for (const body of bodies) expect((await webhook(body)).status).toBe(200)
  await backendIsDown()
  const answer = await webhook('id=tr_unknown1', { 'sec-fetch-site': 'cross-site' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

it('a code that nobody was given opens nothing', async () => {
  for (const code of ['1.forged', '', 'x'.repeat(300)]) {
    const page = await visit(`/betaling?code=${code}`)
    expect(await page.text()).toContain('Deze betaling is er niet')
  }
})
