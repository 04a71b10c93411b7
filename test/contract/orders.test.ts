import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { type Member, signInMember } from './support/member.ts'

/** Havik's profile is claimed, Polderpallet's isn't. */
let havik = ''
let polderpallet = ''
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
  ;[havik, polderpallet] = (await Promise.all(
    ['havik-logistiek', 'polderpallet'].map((link) => documentOf('partner', link)),
  )) as [string, string]
  ;[owner, agency, reader] = (await Promise.all(
    ['werkgever', 'bureau', 'lezer'].map((name) => signInMember(`${name}@schakel.example`)),
  )) as [Member, Member, Member]
})

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

async function dataOf<Data>(answer: Promise<Response>): Promise<Data> {
  return (await (await answer).json<{ data: Data }>()).data
}

interface Own {
  number: number
  totalCents: number
  owedCents: number
  credits: number
}

const place = (member: Member, company: string, order: object) =>
  member('POST', `/companies/${company}/orders`, order)
const ordersOf = (member: Member, company: string) =>
  dataOf<Own[]>(member('GET', `/companies/${company}/orders`))

describe('an order', () => {
  it('is placed once, however often and however simultaneously its form arrives', async () => {
    const order = orderOf()
    const before = await ordersOf(agency, polderpallet)

    const answers = await Promise.all([1, 2, 3].map(() => dataOf<Own>(place(agency, polderpallet, order))))

    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await ordersOf(agency, polderpallet)).toHaveLength(before.length + 1)
  })

  it('costs what the product costs, with VAT, whatever else the form says', async () => {
    const { number } = await dataOf<Own>(place(agency, polderpallet, orderOf()))

    const [placed] = await ordersOf(agency, polderpallet)
    // 195 euros and 21% of it.
    expect(placed).toMatchObject({ number, totalCents: 23_595, owedCents: 23_595, product: 'Losse vacature' })
    for (const amount of [{ totalCents: 1 }, { price: { amount: 0.01 } }])
      expect((await place(agency, polderpallet, orderOf(amount))).status).toBe(400)
  })

  it('gives its credits at once to a company that editors know, and to others when it is paid', async () => {
    expect(await dataOf(place(agency, polderpallet, orderOf()))).toMatchObject({ credits: 0 })
    expect(await dataOf(agency('GET', `/companies/${polderpallet}/credits`))).toEqual({
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

    expect(await dataOf(place(agency, polderpallet, orderOf({ billing: belgian })))).toMatchObject({
      totalCents: 19_500,
    })
  })

  it.each([
    ['a VAT number with a wrong digit', { billing: { ...billing, vatId: 'NL123456789B01' } }],
    ['a postcode of another country', { billing: { ...billing, postcode: '2000' } }],
    ['no payment', { payment: { kind: 'later' } }],
    ['no key', { key: '' }],
  ])('with %s is refused', async (_, changes) => {
    expect((await place(agency, polderpallet, orderOf(changes))).status).toBe(400)
  })

  it.each(['digitaal', 'partnerartikel', 'bestaat-niet'])('for %s is not possible', async (product) => {
    expect((await place(agency, polderpallet, orderOf({ product }))).status).toBe(404)
  })
})

describe('orders and credits of a company', () => {
  it('are for its members alone', async () => {
    for (const [member, company] of [
      [owner, polderpallet],
      [reader, havik],
      [reader, 'bestaat-niet'],
    ] as const) {
      expect((await place(member, company, orderOf())).status).toBe(403)
      for (const path of ['orders', 'credits'])
        expect((await member('GET', `/companies/${company}/${path}`)).status).toBe(403)
    }
  })
})
