import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standIn } from '../worker/payments/support.ts'
import { signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'

const cents = 23_595

let employer: MadeEmployer
let owner: Member
let finance: Member
let colleague: Member
const worker = memberWith(env.CMS_TOKEN)

/** An order, and the provider's id of its payment. */
interface Paid {
  number: number
  /** Of the page on which it is paid. */
  code: string
  payment: string
}

/** What finance sees of an order's money that goes back. */
interface Shown {
  number: number
  owedCents: number
  refundableCents: number
  backBy: string | null
  refunds: { key: string; cents: number; hasFailed: boolean; reason: string | null }[]
}

beforeAll(async () => {
  ;[owner, finance, colleague] = await Promise.all([
    signInMember('bureau@schakel.example'),
    signInPanel('finance'),
    signInPanel(),
  ])
  employer = await makeEmployer(await signInEditor())
  await employer.admit(owner, 'owner')
})
afterAll(async () => {
  await standIn.lie()
  await employer.remove()
})

const tell = (id: string) => worker('POST', '/payments/news', { id })

async function order(payment: 'online' | 'invoice'): Promise<{ number: number; code: string }> {
  return dataOf(
    owner('POST', `/companies/${employer.company}/orders`, {
      ...{ key: crypto.randomUUID(), product: 'vacature-los', reference: null, language: 'nl' },
      payment: { kind: payment },
      billing: {
        ...{ name: 'Polderpallet B.V.', street: 'Polderweg 1', postcode: '8243 PD', city: 'Lelystad' },
        ...{ country: 'NL', email: 'administratie@polderpallet.example' },
      },
    }),
  )
}

/** An order that was paid online, of which some is credited. */
async function paidAndCredited(credited = cents): Promise<Paid> {
  const { number, code } = await order('online')
  const made = (await standIn.seen()).payments.find(({ redirectUrl }) => redirectUrl.endsWith(code))
  const payment = made?.id ?? ''
  await standIn.become(payment, 'paid')
  await tell(payment)
  if (credited > 0)
    await finance('POST', `/finance/orders/${number}/credits`, {
      ...{ cents: credited, reason: 'Herroepen', key: crypto.randomUUID() },
    })
  return { number, code, payment }
}

function refund({ number }: { number: number }, input: object = {}, who = finance): Promise<Response> {
  return who('POST', `/finance/orders/${number}/refunds`, { cents, key: crypto.randomUUID(), ...input })
}

const stateOf = async (answer: Promise<Response>) => (await dataOf<{ state: string }>(answer)).state

async function shown({ number }: Paid): Promise<Shown> {
  const found = (await dataOf<Shown[]>(finance('GET', '/finance/orders?list=all'))).find(
    (one) => one.number === number,
  )
  if (!found) throw new Error(`Order ${number} isn't on the first page`)
  return found
}

async function refundsAt({ payment }: Paid) {
  return (await standIn.seen()).payments.find(({ id }) => id === payment)?.refunds ?? []
}

/** Amounts that the ledger has as paid back. */
async function booked({ number }: Paid): Promise<number[]> {
  const { lines } = await dataOf<{ lines: { order: number; kind: string; cents: number }[] }>(
    finance('GET', `/finance/customers/${employer.company}`),
  )
  return lines.filter((one) => one.order === number && one.kind === 'Terugbetaald').map((one) => one.cents)
}

describe('a refund by the provider', () => {
  it('is made and booked once, however often it is pressed, by whom and told', async () => {
    const paid = await paidAndCredited()
    expect(await shown(paid)).toMatchObject({ owedCents: -cents, refundableCents: cents, refunds: [] })
    expect((await shown(paid)).backBy).not.toBeNull()
    const key = crypto.randomUUID()

    const answers = await Promise.all([
      ...[1, 2, 3].map(() => refund(paid, { key })),
      refund(paid, {}, colleague),
    ])

    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    const [made, ...others] = await refundsAt(paid)
    expect([made?.cents, others]).toEqual([cents, []])
    expect(await shown(paid)).toMatchObject({ refundableCents: 0, refunds: [{ cents, hasFailed: false }] })
    // News before there is any changes nothing.
    await Promise.all([tell(paid.payment), tell(paid.payment), tell('tr_somebodyelses')])
    expect(await booked(paid)).toEqual([])

    await standIn.becomeRefund(made?.id ?? '', 'refunded')
    await Promise.all([tell(paid.payment), tell(paid.payment), refund(paid, { key })])
    await tell(paid.payment)

    expect(await booked(paid)).toEqual([cents])
    expect(await shown(paid)).toMatchObject({ owedCents: 0, refundableCents: 0, refunds: [], backBy: null })
    expect((await refund(paid)).status).toBe(400)
    expect(await refundsAt(paid)).toHaveLength(1)
    const page = worker('GET', `/payments/by-code?code=${paid.code}`)
    expect(await dataOf(page)).toMatchObject({ state: 'refunded' })
  })

  it('may be a part, and never more than the customer is owed', async () => {
    const paid = await paidAndCredited(10_000)

    for (const wrong of [
      { cents: 10_001 },
      { cents: 0 },
      { cents: -1 },
      { cents: 1.5 },
      { key: 'x'.repeat(36) },
    ])
      expect((await refund(paid, { cents: 100, ...wrong })).status).toBe(400)
    expect(await stateOf(refund(paid, { cents: 4000 }))).toBe('pending')
    expect((await refund(paid, { cents: 6001 })).status).toBe(400)
    expect(await stateOf(refund(paid, { cents: 6000 }))).toBe('pending')

    expect((await refundsAt(paid)).map((one) => one.cents)).toEqual([4000, 6000])
    expect(await shown(paid)).toMatchObject({ owedCents: -10_000, refundableCents: 0 })
  })

  it('is for finance, and for what was paid online and credited', async () => {
    const [paid, transferred] = await Promise.all([paidAndCredited(0), order('invoice')])

    for (const one of [paid, transferred]) expect((await refund(one)).status).toBe(400)
    expect((await refund({ number: 999_999 })).status).toBe(404)
    const press = await signInPanel('author')
    expect((await refund(paid, {}, press)).status).toBe(403)
    expect(await refundsAt(paid)).toEqual([])
  })

  it('is ended by hand by finance alone, and not while it may still arrive', async () => {
    const paid = await paidAndCredited()
    const key = crypto.randomUUID()
    await refund(paid, { key })
    const ending = { state: 'refunded', note: 'Volgens het overzicht' }
    const end = (which: string, input: object, who = finance) =>
      who('POST', `/finance/refunds/${which}`, input)

    const press = await signInPanel('author')
    expect((await end(key, ending, press)).status).toBe(403)
    expect((await end(crypto.randomUUID(), ending)).status).toBe(404)
    for (const wrong of [ending, { ...ending, note: ' ' }, { ...ending, state: 'pending' }])
      expect((await end(key, wrong)).status).toBe(400)

    expect(await booked(paid)).toEqual([])
    expect(await shown(paid)).toMatchObject({ refunds: [{ key, hasFailed: false, stuck: null }] })
  })

  it.each(['cut', 'fail', 'busy'] as const)('is made once where the answer is lost: %s', async (lie) => {
    const paid = await paidAndCredited()
    const key = crypto.randomUUID()
    await standIn.lie(lie)

    expect(await stateOf(refund(paid, { key }))).toBe('sent')
    expect((await refund(paid)).status).toBe(400)
    expect(await stateOf(refund(paid, { key }))).toBe('pending')

    expect(await refundsAt(paid)).toHaveLength(1)
  })

  it('says why the provider refuses, and can be asked for again', async () => {
    const paid = await paidAndCredited()
    const key = crypto.randomUUID()
    await standIn.lie('refuse')

    for (const turn of [1, 2]) expect([turn, await stateOf(refund(paid, { key }))]).toEqual([turn, 'failed'])

    const after = await shown(paid)
    expect(after).toMatchObject({ refundableCents: cents, refunds: [{ cents, hasFailed: true }] })
    expect(after.refunds[0]?.reason).toContain('higher than the maximum')
    expect(await stateOf(refund(paid))).toBe('pending')
  })

  it('that comes back is owed again, also where it had arrived', async () => {
    const paid = await paidAndCredited()
    await refund(paid)
    const [first] = await refundsAt(paid)
    await standIn.becomeRefund(first?.id ?? '', 'failed')
    await tell(paid.payment)
    expect(await shown(paid)).toMatchObject({ refundableCents: cents, refunds: [{ hasFailed: true }] })

    await refund(paid)
    const [, second] = await refundsAt(paid)
    for (const state of ['refunded', 'failed'] as const) {
      await standIn.becomeRefund(second?.id ?? '', state)
      await tell(paid.payment)
      await tell(paid.payment)
    }

    expect(await booked(paid)).toEqual([cents, -cents])
    expect(await shown(paid)).toMatchObject({ owedCents: -cents, refundableCents: cents })
  })

  it('counts what was refunded elsewhere, of which nobody has told', async () => {
    const paid = await paidAndCredited()
    await standIn.sendBack(paid.payment, 'refund', 20_000)

    expect((await refund(paid)).status).toBe(400)
    expect(await stateOf(refund(paid, { cents: 3595 }))).toBe('pending')
  })

  it('is asked for as Mollie documents, always', async () => {
    expect((await standIn.seen()).breaches).toEqual([])
  })
})
