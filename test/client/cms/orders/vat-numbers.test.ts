import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'

const cms = await compiledBackend()
const { createOrderTables } = cms('./src/orders/tables.js')
const { createVatChecks } = cms('./src/vat-numbers/tables.js')
const { checkVatNumbers, vatChecksOf } = cms('./src/vat-numbers/check-vat-numbers.js')
const { askVies, viesIn } = cms('./src/vat-numbers/vies.js')

const connection = memoryDatabase(async (strapi) => {
  await createOrderTables(strapi)
  await createVatChecks(strapi)
})

const valid = { valid: true, requestIdentifier: 'WAPIAAAA1', name: 'Kade BVBA', address: 'Kaai 1\nGent' }
const invalid = { valid: false, userError: 'INVALID', requestIdentifier: '', name: '---', address: '---' }
const away = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }

let server: Server
let vies: { url: string; requester: string }
/** What VIES answers next; afterwards what it was asked. */
let answers: { status?: number; body: unknown }[]
let asked: Record<string, string>[]

beforeAll(async () => {
  server = createServer(async (incoming, outgoing) => {
    const body = await new Response(incoming as unknown as ReadableStream).json()
    asked.push({ path: incoming.url ?? '', ...(body as object) })
    const answer = answers.shift() ?? { body: away }
    outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vies = { url: `http://127.0.0.1:${port}`, requester: 'NL123456782B01' }
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  answers = []
  asked = []
})

describe('VIES', () => {
  it('is asked with our own number, and its answer is a proof', async () => {
    answers = [{ body: valid }]

    expect(await askVies(vies, 'BE0123456749')).toEqual({
      outcome: 'valid',
      requestId: 'WAPIAAAA1',
      holder: 'Kade BVBA, Kaai 1\nGent',
      reason: null,
    })

    expect(asked).toEqual([
      {
        path: '/check-vat-number',
        countryCode: 'BE',
        vatNumber: '0123456749',
        requesterMemberStateCode: 'NL',
        requesterNumber: '123456782B01',
      },
    ])
  })

  it.each([
    ['an unknown number', 'invalid', { body: invalid }],
    [
      'a number of no form',
      'invalid',
      { status: 400, body: { errorWrappers: [{ error: 'INVALID_INPUT' }] } },
    ],
    ['a register that is away', 'unknown', { body: away }],
    ['one that is away in other words', 'unknown', { body: { ...invalid, userError: 'MS_UNAVAILABLE' } }],
    ['a failure', 'unknown', { status: 500, body: '<html>' }],
    ['another form of answer', 'unknown', { body: { isValid: true } }],
  ] as const)('says of %s: %s', async (_, outcome, answer) => {
    answers = [answer]

    expect(await askVies(vies, 'BE0123456749')).toMatchObject({ outcome, requestId: null, holder: null })
  })

  it('is not asked without our own details, nor by an address that others can read', () => {
    const env = Object.fromEntries(
      ['NAME', 'STREET', 'POSTCODE', 'CITY', 'EMAIL', 'KVK', 'VAT_ID', 'IBAN'].map((name) => [
        `SELLER_${name}`,
        'x',
      ]),
    )

    expect(viesIn({ ...env, VIES_URL: 'https://vies.example/' })).toEqual({
      url: 'https://vies.example',
      requester: 'x',
    })
    expect(viesIn({ ...env, VIES_URL: 'http://vies.example' })).toBeNull()
    expect(viesIn({ VIES_URL: 'https://vies.example' })).toBeNull()
  })
})

describe('orders whose VAT was shifted', () => {
  let last = 0

  async function ordered(vatId: string | null, isReverseCharged = true, at = Date.now()): Promise<number> {
    const number = ++last
    await connection()('orders').insert({
      number,
      key: String(number),
      at,
      customer: 'kade',
      account: 'wim',
      payment: 'invoice',
      terms: JSON.stringify({ isReverseCharged }),
      billing: JSON.stringify({ vatId }),
      total_cents: 10_000,
    })
    return number
  }

  const outcomes = async () =>
    (await connection()('vat_checks').orderBy('id')).map(
      ({ order_number, outcome }: { order_number: number; outcome: string }) => [order_number, outcome],
    )

  it('are asked about until there is a verdict, which stays', async () => {
    const order = await ordered('BE0123456749')
    await ordered(null)
    await ordered('NL123456782B01', false)
    await ordered('BE0123456749', true, Date.now() - 31 * 86_400_000)
    answers = [{ body: away }, { body: away }, { body: valid }]

    for (let run = 0; run < 4; run++) await checkVatNumbers(connection(), vies)

    expect(asked).toHaveLength(3)
    expect(await outcomes()).toEqual([
      [order, 'unknown'],
      [order, 'valid'],
    ])
    const latest = (await vatChecksOf(connection(), [order])).get(order)
    expect(latest).toMatchObject({ vat_id: 'BE0123456749', request_id: 'WAPIAAAA1', outcome: 'valid' })
    await expect(connection()('vat_checks').update({ outcome: 'invalid' })).rejects.toThrow('never changed')
  })

  it('wait for the next hour while VIES is away, and keep no others waiting', async () => {
    const orders: number[] = []
    for (let count = 0; count < 4; count++) orders.push(await ordered('BE0123456749'))

    await checkVatNumbers(connection(), vies)
    expect(asked).toHaveLength(3)
    answers = [{ body: invalid }]
    await checkVatNumbers(connection(), vies)

    expect((await outcomes()).at(-1)).toEqual([orders[3], 'invalid'])
  })
})
