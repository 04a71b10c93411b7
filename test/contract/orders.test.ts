import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { mailTo, tracesOf } from '../worker/support/backend.ts'
import { signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type Member, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'

/** Havik's profile is claimed. */
let havik = ''
/** Nobody has claimed it. A sample company would publish the vacancy of its that waits for payment. */
let employer: MadeEmployer
let unclaimed = ''
let owner: Member
let agency: Member
let reader: Member

const billing = {
  name: 'Polderpallet B.V.',
  street: 'Polderweg 1',
  postcode: '8243 pd',
  city: 'Lelystad',
  country: 'NL',
  email: 'administratie@polderpallet.example',
}

beforeAll(async () => {
  havik = await documentOf('partner', 'havik-logistiek')
  ;[owner, agency, reader] = (await Promise.all(
    ['werkgever', 'bureau', 'lezer'].map((name) => signInMember(`${name}@schakel.example`)),
  )) as [Member, Member, Member]
  employer = await makeEmployer(await signInEditor())
  unclaimed = employer.company
  await employer.admit(agency, 'owner')
})

afterAll(() => employer.remove())

function orderOf(changes: object = {}) {
  return {
    key: crypto.randomUUID(),
    product: 'vacature-los',
    reference: 'Inkoop 7',
    payment: { kind: 'invoice' },
    billing,
    language: 'nl',
    ...changes,
  }
}

/** A sample account of the panel. */

interface Own {
  number: number
  totalCents: number
  owedCents: number
  credits: number
  invoice: string
}

const place = (member: Member, company: string, order: object) =>
  member('POST', `/companies/${company}/orders`, order)
const ordersOf = (member: Member, company: string) =>
  dataOf<Own[]>(member('GET', `/companies/${company}/orders`))

describe('an order', () => {
  it('is placed once, however often and however simultaneously its form arrives', async () => {
    const order = orderOf()
    const before = await ordersOf(agency, unclaimed)

    const answers = await Promise.all([1, 2, 3].map(() => dataOf<Own>(place(agency, unclaimed, order))))

    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await ordersOf(agency, unclaimed)).toHaveLength(before.length + 1)
  })

  it('costs what the product costs, with VAT, whatever else the form says', async () => {
    const { number } = await dataOf<Own>(place(agency, unclaimed, orderOf()))

    const [placed] = await ordersOf(agency, unclaimed)
    // 195 euros and 21% of it.
    expect(placed).toMatchObject({ number, totalCents: 23_595, owedCents: 23_595, product: 'Losse vacature' })
    for (const amount of [{ totalCents: 1 }, { price: { amount: 0.01 } }])
      expect((await place(agency, unclaimed, orderOf(amount))).status).toBe(400)
  })

  it('gives its credits at once to a company that editors know, and to others when it is paid', async () => {
    expect(await dataOf(place(agency, unclaimed, orderOf()))).toMatchObject({ credits: 0 })
    expect(await dataOf(agency('GET', `/companies/${unclaimed}/credits`))).toEqual({
      left: 0,
      expires: null,
    })

    const credits = () => dataOf<{ left: number }>(owner('GET', `/companies/${havik}/credits`))
    const { left } = await credits()
    expect(await dataOf(place(owner, havik, orderOf()))).toMatchObject({ credits: 1 })
    expect((await credits()).left).toBe(left + 1)
  })

  it('shifts VAT to a foreign company with a valid number', async () => {
    const belgian = {
      ...billing,
      postcode: '2000',
      city: 'Antwerpen',
      country: 'BE',
      vatId: 'BE 0403.170.701',
    }

    expect(await dataOf(place(agency, unclaimed, orderOf({ billing: belgian })))).toMatchObject({
      totalCents: 19_500,
    })
  })

  it.each([
    ['a VAT number with a wrong digit', { billing: { ...billing, vatId: 'NL123456789B01' } }],
    ['a postcode of another country', { billing: { ...billing, postcode: '2000' } }],
    ['no payment', { payment: { kind: 'later' } }],
    ['no key', { key: '' }],
  ])('with %s is refused', async (_, changes) => {
    expect((await place(agency, unclaimed, orderOf(changes))).status).toBe(400)
  })

  it.each(['digitaal', 'partnerartikel', 'bestaat-niet'])('for %s is not possible', async (product) => {
    expect((await place(agency, unclaimed, orderOf({ product }))).status).toBe(404)
  })
})

describe('a direct debit', () => {
  const iban = 'NL02ABNA0123456789'
  const payment = { kind: 'mandate', iban: 'nl02 abna 0123 4567 89', holder: 'Polderpallet B.V.' }

  it('is agreed to in the text that was shown, and the account number is stored nowhere as it is', async () => {
    const { mandate } = await dataOf<{ mandate: { version: string; text: string } }>(
      agency('GET', `/companies/${unclaimed}/payment-options?locale=nl`),
    )
    expect(mandate.text).toContain('8 weken na afschrijving')
    const order = orderOf({ payment: { ...payment, consent: mandate.version } })

    const answers = await Promise.all([1, 2].map(() => dataOf(place(agency, unclaimed, order))))

    expect(answers[0]).toEqual(answers[1])
    const refused = await place(agency, unclaimed, orderOf({ payment: { ...payment, iban: `${iban}0` } }))
    expect(refused.status).toBe(400)
    expect(await refused.text()).not.toContain('0123456789')
    const exported = await (await agency('GET', '/users/me/export')).text()
    expect(exported).toContain('NL•• •••• •••• ••67 89')
    const [placed] = await ordersOf(agency, unclaimed)
    const mail = await mailTo(billing.email, { after: 1 })
    expect(placed).toMatchObject({ payment: 'mandate' })
    for (const text of [iban, iban.toLowerCase(), payment.iban, '0123456789', '0123 4567 89']) {
      expect(JSON.stringify([answers, placed, mail, exported])).not.toContain(text)
      expect(await tracesOf(text)).toEqual([])
    }
  })

  it.each([null, '2020-01'])('without consent to the present text is refused: %j', async (consent) => {
    const answer = await place(agency, unclaimed, orderOf({ payment: { ...payment, consent } }))

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { details: { code: 'consent-needed' } } })
  })
})

describe('an invoice', () => {
  it('is mailed with its PDF, and opens for members of its company alone', async () => {
    const email = `administratie-${crypto.randomUUID()}@polderpallet.example`
    await place(agency, unclaimed, orderOf({ billing: { ...billing, email } }))
    const [{ invoice } = { invoice: '' }] = await ordersOf(agency, unclaimed)

    expect((await mailTo(email)).attachments).toEqual([`schakel-${invoice}.pdf`])
    const file = await agency('GET', `/companies/${unclaimed}/invoices/${invoice}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    // Below a company of one's own, another's is not found.
    expect((await agency('GET', `/companies/${havik}/invoices/${invoice}`)).status).toBe(404)
    for (const member of [owner, reader])
      expect((await member('GET', `/companies/${unclaimed}/invoices/${invoice}`)).status).toBe(403)
  })
})

describe('finance', () => {
  it('books a payment once, which grants the credits that waited for it', async () => {
    const finance = await signInPanel('finance')
    const { number, totalCents } = await dataOf<Own>(place(agency, unclaimed, orderOf()))
    const credits = () => dataOf<{ left: number }>(agency('GET', `/companies/${unclaimed}/credits`))
    const { left } = await credits()
    const book = (cents: number, key: string) =>
      finance('POST', `/finance/orders/${number}/payments`, { cents, note: 'Afschrift 12', key })

    expect((await book(totalCents + 1, crypto.randomUUID())).status).toBe(400)
    expect((await book(100, 'a-first-part-of-it')).status).toBe(204)
    expect((await credits()).left).toBe(left)
    const rest = crypto.randomUUID()
    const booked = await Promise.all([1, 2].map(() => book(totalCents - 100, rest)))
    expect(booked.map(({ status }) => status)).toEqual([204, 204])

    expect((await credits()).left).toBe(left + 1)
    expect(await ordersOf(agency, unclaimed)).toContainEqual(
      expect.objectContaining({ number, owedCents: 0, credits: 1 }),
    )
    const invoices = await dataOf<{ number: string; state: string }[]>(
      agency('GET', `/companies/${unclaimed}/invoices`),
    )
    const { invoice = '' } = (await ordersOf(agency, unclaimed)).find((one) => one.number === number) ?? {}
    expect(invoices).toContainEqual(expect.objectContaining({ number: invoice, state: 'paid', totalCents }))
    expect(invoices).toContainEqual(expect.objectContaining({ state: 'open' }))
    // A mistake is corrected by its opposite, and by no more than was paid.
    expect((await book(-totalCents - 1, crypto.randomUUID())).status).toBe(400)
    expect((await book(-100, crypto.randomUUID())).status).toBe(204)
    // What came back is owed again, once, and never more than was paid.
    const back = { cents: 250, note: 'Storno', key: crypto.randomUUID() }
    const giveBack = (changes: object = {}) =>
      finance('POST', `/finance/orders/${number}/returns`, { ...back, ...changes })
    expect((await giveBack({ cents: totalCents, key: crypto.randomUUID() })).status).toBe(400)
    expect((await Promise.all([giveBack(), giveBack()])).map(({ status }) => status)).toEqual([204, 204])
    const { data } = await (await finance('GET', '/finance/orders?list=open')).json<{ data: Own[] }>()
    expect(data).toContainEqual(expect.objectContaining({ number, owedCents: 350 }))
  })

  it('credits an order once, by a credit note that its company sees, and never more than it cost', async () => {
    const finance = await signInPanel('finance')
    const { number, totalCents } = await dataOf<Own>(place(agency, unclaimed, orderOf()))
    const credit = (cents: number, key: string) =>
      finance('POST', `/finance/orders/${number}/credits`, { cents, reason: 'Niet geplaatst', key })

    expect((await credit(totalCents + 1, crypto.randomUUID())).status).toBe(400)
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => credit(100, key)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await ordersOf(agency, unclaimed)).toContainEqual(
      expect.objectContaining({ number, owedCents: totalCents - 100 }),
    )
    const [note] = await dataOf<{ number: string; state: string }[]>(
      agency('GET', `/companies/${unclaimed}/invoices`),
    )
    expect(note).toMatchObject({ state: 'credit', totalCents: -100 })
    const file = await agency('GET', `/companies/${unclaimed}/invoices/${note?.number}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
  })

  it('alone sees orders, invoices and mandates in the panel', async () => {
    const finance = await signInPanel('finance')
    const editor = await signInPanel('chief editor')
    const { data } = await (await finance('GET', '/finance/orders?list=all')).json<{
      data: (Own & { customerId: string })[]
    }>()
    const paths = [
      ...['orders?list=all', 'mandates', 'proofs', 'batches', 'statements'],
      ...[`invoices/${data[0]?.invoice}`, `customers/${data[0]?.customerId}`],
      ...['ledger?from=2026-01-01&until=2026-12-31', 'deliveries?day=2026-12-10', 'foreign-sales'],
    ]

    for (const path of paths) {
      expect((await finance('GET', `/finance/${path}`)).status).toBe(200)
      expect((await editor('GET', `/finance/${path}`)).status).toBe(403)
    }
    expect(await (await finance('GET', '/finance/mandates')).text()).not.toContain('0123456789')
  })
})

describe('orders and credits of a company', () => {
  it('are for its members alone', async () => {
    for (const [member, company] of [
      [owner, unclaimed],
      [reader, havik],
      [reader, 'bestaat-niet'],
    ] as const) {
      expect((await place(member, company, orderOf())).status).toBe(403)
      for (const path of ['orders', 'credits', 'invoices', 'payment-options'])
        expect((await member('GET', `/companies/${company}/${path}`)).status).toBe(403)
    }
  })
})
