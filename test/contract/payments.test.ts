import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standIn } from '../worker/payments/support.ts'
import { signIn as signInEditor } from '../worker/support/editor.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'

let employer: MadeEmployer
let owner: Member
const worker = memberWith(env.CMS_TOKEN)

interface Placed {
  number: number
  checkout: string | null
  code: string
}

beforeAll(async () => {
  owner = await signInMember('bureau@schakel.example')
  employer = await makeEmployer(await signInEditor())
  await employer.admit(owner, 'owner')
})
afterAll(async () => {
  await standIn.lie()
  await employer.remove()
})

const cents = 23_595

/** Orders one credit, paid online. */
function order(key: string = crypto.randomUUID()): Promise<Placed> {
  return dataOf(
    owner('POST', `/companies/${employer.company}/orders`, {
      key,
      product: 'vacature-los',
      reference: null,
      payment: { kind: 'online' },
      billing: {
        name: 'Polderpallet B.V.',
        street: 'Polderweg 1',
        postcode: '8243 PD',
        city: 'Lelystad',
        country: 'NL',
        email: 'administratie@polderpallet.example',
      },
      language: 'nl',
    }),
  )
}

const again = ({ code }: Placed) => dataOf<Placed>(worker('POST', '/payments/start', { code }))
const page = ({ code }: Placed) =>
  dataOf<{ state: string; owedCents: number }>(worker('GET', `/payments/by-code?code=${code}`))
const tell = (id: string) => worker('POST', '/payments/news', { id })

/** The payments that the provider has for an order. */
async function madeFor({ code }: Placed) {
  return (await standIn.seen()).payments.filter(({ redirectUrl }) => redirectUrl.endsWith(code))
}

async function onlyOne(placed: Placed) {
  const [payment, ...others] = await madeFor(placed)
  if (!payment || others.length > 0) throw new Error(`${others.length + 1} payments`)
  return payment
}

/** The order as its company sees it. */
async function own({ number }: Placed) {
  const orders = await dataOf<{ number: number; owedCents: number; credits: number; payment: string }[]>(
    owner('GET', `/companies/${employer.company}/orders`),
  )
  return orders.find((one) => one.number === number)
}

describe('an order that is paid online', () => {
  it('is offered with the names that the provider gives its methods', async () => {
    const { online } = await dataOf<{ online: { methods: { name: string }[] } }>(
      owner('GET', `/companies/${employer.company}/payment-options?locale=nl`),
    )

    expect(online.methods.map(({ name }) => name)).toContain('iDEAL | Wero')
  })

  it('is paid, booked and granted once, however often its news comes', async () => {
    const placed = await order()
    const { id, description } = await onlyOne(placed)
    expect(placed.checkout).toContain(id)
    expect(description).toMatch(/^Schakel \d{4}-\d{5}$/)
    expect(await own(placed)).toMatchObject({ payment: 'online', owedCents: cents, credits: 0 })
    expect(await page(placed)).toMatchObject({ state: 'open' })

    await standIn.become(id, 'paid')
    await Promise.all([tell(id), tell(id), page(placed), tell(id)])
    await tell(id)

    expect(await own(placed)).toMatchObject({ owedCents: 0, credits: 1 })
    expect(await page(placed)).toMatchObject({ state: 'paid' })
    expect(await again(placed)).toMatchObject({ checkout: null })
    expect(await madeFor(placed)).toHaveLength(1)
  })

  it('goes on with the same payment while that is open, and with another once it has ended', async () => {
    const placed = await order()
    const { id } = await onlyOne(placed)
    expect((await Promise.all([again(placed), again(placed)])).map(({ checkout }) => checkout)).toEqual([
      placed.checkout,
      placed.checkout,
    ])

    await standIn.become(id, 'expired')
    expect(await page(placed)).toMatchObject({ state: 'expired' })
    const next = await again(placed)

    const [, second] = await madeFor(placed)
    expect(next.checkout).toContain(second?.id)
    await standIn.become(second?.id ?? '', 'pending')
    expect(await page(placed)).toMatchObject({ state: 'pending' })
    expect(await again(placed)).toMatchObject({ checkout: null })
    await standIn.become(second?.id ?? '', 'paid')
    // Old news changes nothing.
    await tell(id)
    await tell(second?.id ?? '')
    expect(await own(placed)).toMatchObject({ owedCents: 0, credits: 1 })
  })

  it.each(['cut', 'fail'] as const)(
    'is made once where the answer of the provider is lost: %s',
    async (lie) => {
      await standIn.lie(lie)
      const key = crypto.randomUUID()
      const placed = await order(key)
      expect(placed.checkout).toBeNull()

      const sentAgain = await order(key)

      expect(sentAgain.number).toBe(placed.number)
      expect(sentAgain.checkout).toContain((await onlyOne(placed)).id)
    },
  )

  it('is placed where the provider refuses, says so, and can be paid later', async () => {
    await standIn.lie('busy', 'refuse')
    const placed = await order()
    expect(placed.checkout).toBeNull()
    expect(await again(placed)).toMatchObject({ checkout: null })
    expect(await page(placed)).toMatchObject({ state: 'failed', owedCents: cents })

    expect((await again(placed)).checkout).toContain((await onlyOne(placed)).id)
  })

  it('is known by its key where news of it comes before the answer', async () => {
    await standIn.lie('cut')
    const placed = await order()
    const { id } = await onlyOne(placed)
    await standIn.become(id, 'paid')

    await tell(id)

    expect(await own(placed)).toMatchObject({ owedCents: 0, credits: 1 })
  })

  it('is owed again once its bank takes the money back, and what is refunded is booked too', async () => {
    const placed = await order()
    const { id } = await onlyOne(placed)
    await standIn.become(id, 'paid')
    await tell(id)

    await standIn.sendBack(id, 'chargeback', cents)
    await Promise.all([tell(id), tell(id)])

    expect(await own(placed)).toMatchObject({ owedCents: cents, credits: 1 })
    expect(await page(placed)).toMatchObject({ state: 'returned' })
    const [, second] = [await again(placed), (await madeFor(placed))[1]]
    await standIn.become(second?.id ?? '', 'paid')
    await tell(second?.id ?? '')
    expect(await own(placed)).toMatchObject({ owedCents: 0 })
    await standIn.sendBack(second?.id ?? '', 'refund', 1000)
    await tell(second?.id ?? '')
    await tell(second?.id ?? '')
    expect(await own(placed)).toMatchObject({ owedCents: 1000 })
  })
})

describe('a payment', () => {
  it('that is not ours changes nothing, and nobody learns whether it is', async () => {
    const placed = await order()
    const { id } = await onlyOne(placed)

    expect(await (await tell('tr_somebodyelses')).text()).toBe(await (await tell(id)).text())
    for (const unknown of ['', '../methods', 'tr_', `tr_${'a'.repeat(60)}`])
      expect((await tell(unknown)).status).toBe(400)
    for (const code of ['', `${placed.number}.forged`, placed.code.slice(1)])
      expect((await worker('GET', `/payments/by-code?code=${code}`)).status).toBe(404)
    for (const who of [owner, memberWith(null)])
      expect((await who('POST', '/payments/start', { code: placed.code })).status).toBe(403)
  })

  it('is asked for as Mollie documents, always', async () => {
    expect((await standIn.seen()).breaches).toEqual([])
  })
})
