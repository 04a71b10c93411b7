import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter, dutchDate } from '../../client/content/dutch-date.ts'
import { configOf } from '../../worker/env.ts'
import { mailAbout, mailsTo, mailTo, tracesOf } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'
import { newReader, password, removeReaders } from './support/reader.ts'

/** Accounts that an order has made. */
const made: string[] = []
let editor: Editor

beforeAll(async () => {
  editor = await signInEditor()
})

afterAll(async () => {
  await removeReaders()
  for (const email of made) await editor.removeUser(email)
})

const billing = {
  name: 'Anna de Wit',
  street: 'Lindelaan 3',
  postcode: '5141 kl',
  city: 'Waalwijk',
  country: 'NL',
}

function orderOf(changes: object = {}) {
  return {
    key: crypto.randomUUID(),
    product: 'compleet',
    payment: { kind: 'invoice' },
    billing,
    language: 'nl',
    ...changes,
  }
}

interface Placed {
  number: number
  state: string
  trialEndsAt: string | null
  periodEnd: string
}

interface Exported {
  orders: { number: number; customer: string; terms: Record<string, unknown> }[]
  subscriptions: {
    documentId: string
    number: number
    state: string
    startsAt: string
    trialEndsAt: string | null
  }[]
}

const place = (reader: Member, order: object) => reader('POST', '/subscriptions/orders', order)
const tierOf = async (reader: Member) =>
  (await (await reader('GET', '/users/me')).json<{ tier: string }>()).tier
const exportOf = async (reader: Member) => (await reader('GET', '/users/me/export')).json<Exported>()

async function change(reader: Member, fields: object): Promise<void> {
  const [own] = (await exportOf(reader)).subscriptions
  await editor.draft('subscription', own?.documentId ?? '', undefined, { ...fields })
}

describe('a subscription by invoice', () => {
  it('is ordered once, opens at once, and is invoiced for its first period with VAT', async () => {
    const { email, call: reader } = await newReader(editor)
    expect(await tierOf(reader)).toBe('reader')
    const order = orderOf()

    const answers = await Promise.all([1, 2, 3].map(() => dataOf<Placed>(place(reader, order))))

    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(answers[0]).toMatchObject({ state: 'active', trialEndsAt: null })
    expect(await tierOf(reader)).toBe('subscriber')
    const { orders, subscriptions } = await exportOf(reader)
    expect(subscriptions).toHaveLength(1)
    expect(orders).toHaveLength(1)
    expect(orders[0]?.terms).toMatchObject({
      ...{ totalCents: 14_900, netCents: 13_670, vatCents: 1230, vatPercent: 9 },
      grants: { kind: 'subscription', subscription: answers[0]?.number, until: answers[0]?.periodEnd },
    })
    // The confirmation, and the invoice.
    await mailTo(email, { after: 1 })
    const attached = (await mailsTo(email)).flatMap(({ attachments }) => attachments)
    expect(attached).toEqual([expect.stringMatching(/^schakel-\d{4}-\d{5}\.pdf$/)])
    // The same again is no second one.
    const again = await place(reader, orderOf())
    expect(await again.json()).toMatchObject({ error: { details: { code: 'subscribed-already' } } })
  })

  it('that begins later is invoiced at once, and opens with its first Dutch day', async () => {
    const { email, call: reader } = await newReader(editor)
    const startsOn = daysAfter(dutchDate(), 3)

    const { number } = await dataOf<Placed>(place(reader, orderOf({ startsOn })))

    expect(await tierOf(reader)).toBe('reader')
    const { orders, subscriptions } = await exportOf(reader)
    expect(orders).toMatchObject([{ terms: { grants: { from: startsOn } } }])
    const { startsAt = '' } = subscriptions[0] ?? {}
    const instantBefore = new Date(Date.parse(startsAt) - 1).toISOString()
    expect([instantBefore, startsAt].map((instant) => dutchDate(instant))).toEqual([
      daysAfter(startsOn, -1),
      startsOn,
    ])
    const { text } = await mailAbout(email, `Uw abonnement ${number} op Schakel`)
    const written = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' })
    expect(text.replace(/\s+/g, ' ')).toContain(`U kunt vanaf ${written.format(new Date(startsOn))} lezen`)
    await change(reader, { startsAt: new Date().toISOString() })
    expect(await tierOf(reader)).toBe('subscriber')
  })

  it('that closed unpaid is paid before the next one', async () => {
    const { call: reader } = await newReader(editor)
    await place(reader, orderOf())
    await change(reader, { state: 'ended', endReason: 'unpaid' })

    const again = await place(reader, orderOf({ product: 'digitaal' }))

    expect(await again.json()).toMatchObject({ error: { details: { code: 'still-owed' } } })
    expect(await tierOf(reader)).toBe('reader')
  })

  it('closes and opens with its state', async () => {
    const { call: reader } = await newReader(editor)
    await place(reader, orderOf())
    const hourMs = 3_600_000
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()

    for (const [fields, tier] of [
      [{ state: 'paused' }, 'reader'],
      [{ state: 'cancelled', cancelAt: at(hourMs) }, 'subscriber'],
      [{ cancelAt: at(-hourMs) }, 'reader'],
      [{ state: 'new' }, 'reader'],
      [{ state: 'active' }, 'subscriber'],
      [{ startsAt: at(hourMs) }, 'reader'],
    ] as const) {
      await change(reader, fields)
      expect([fields, await tierOf(reader)]).toEqual([fields, tier])
    }
  })

  it.each([
    ['a postcode of another country', { billing: { ...billing, postcode: '2000' } }, 'postcode'],
    [
      'magazines for a country without delivery',
      {
        billing: { ...billing, country: 'DE', postcode: '10115' },
      },
      'no-delivery',
    ],
    ['a VAT number with a wrong digit', { billing: { ...billing, vatId: 'NL123456789B01' } }, 'vat-id'],
    ['a day that is over', { startsOn: '2020-01-01' }, 'start-day'],
    ['a day in some years', { startsOn: '2099-01-01' }, 'start-day'],
    ['an amount', { totalCents: 1 }, undefined],
    ['a price', { price: { amount: 0.01 } }, undefined],
    ['a mailbox of somebody else', { billing: { ...billing, email: 'ander@schakel.example' } }, undefined],
  ])('with %s is refused', async (_, changes, code) => {
    const { call: reader } = await newReader(editor)

    const answer = await place(reader, orderOf(changes))

    expect(answer.status).toBe(400)
    const { error } = await answer.json<{ error: { details: { code?: string } } }>()
    expect(error.details.code).toBe(code)
    expect((await exportOf(reader)).subscriptions).toEqual([])
  })

  it('for anything else than a subscription is not possible', async () => {
    const { call: reader } = await newReader(editor)

    for (const product of ['vacature-los', 'bestaat-niet'])
      expect((await place(reader, orderOf({ product }))).status).toBe(404)
  })
})

describe('a trial by direct debit', () => {
  const payment = { kind: 'mandate', iban: 'NL02 ABNA 0123 4567 89', holder: 'A. de Wit' }

  it('charges nothing, opens at once, is had once, and stores the account number nowhere as it is', async () => {
    const { call: reader } = await newReader(editor)
    const { mandate, isTrialDue } = await dataOf<{ mandate: { version: string }; isTrialDue: boolean }>(
      reader('GET', '/subscriptions/options?locale=nl&product=digitaal'),
    )
    expect(isTrialDue).toBe(true)
    const order = orderOf({ product: 'digitaal', payment: { ...payment, consent: mandate.version } })

    const placed = await dataOf<Placed>(place(reader, order))

    expect(Date.parse(placed.trialEndsAt ?? '')).toBeGreaterThan(Date.now() + 28 * 86_400_000)
    expect(await tierOf(reader)).toBe('subscriber')
    expect(await exportOf(reader)).toMatchObject({
      orders: [],
      mandates: [{ iban: 'NL•• •••• •••• ••67 89' }],
    })
    expect(await dataOf(reader('GET', '/subscriptions/options?locale=nl&product=digitaal'))).toMatchObject({
      isTrialDue: false,
    })
    for (const text of ['NL02ABNA0123456789', payment.iban]) expect(await tracesOf(text)).toEqual([])
    // Another one is paid for from its first day.
    expect(await dataOf(place(reader, orderOf({ product: 'team' })))).toMatchObject({ trialEndsAt: null })
  })

  it.each([
    ['a wrong account number', { iban: 'NL03ABNA0123456789' }, undefined],
    ['an account number of another country’s length', { iban: 'BE02ABNA0123456789' }, undefined],
    ['no consent', { consent: null }, 'consent-needed'],
    ['consent to other words', { consent: '2020-01' }, 'consent-needed'],
  ])('with %s is refused', async (_, changes, code) => {
    const { call: reader } = await newReader(editor)

    const answer = await place(reader, orderOf({ payment: { ...payment, ...changes } }))

    expect(answer.status).toBe(400)
    expect((await answer.json<{ error: { details: object } }>()).error.details).toMatchObject({
      ...(code && { code }),
    })
  })
})

it('paid online opens once it is paid', async () => {
  const { call: reader } = await newReader(editor)
  const order = orderOf({ payment: { kind: 'online' } })

  const placed = await dataOf<Placed & { pay: { code: string } | null }>(place(reader, order))

  expect(placed).toMatchObject({ state: 'new', pay: { code: expect.any(String) } })
  expect(await tierOf(reader)).toBe('reader')
  const [{ number } = { number: 0 }] = (await exportOf(reader)).orders
  const finance = await signInPanel('finance')
  const paid = { cents: 14_900, note: 'Afschrift 12', key: crypto.randomUUID() }
  expect((await finance('POST', `/finance/orders/${number}/payments`, paid)).status).toBe(204)
  expect(await tierOf(reader)).toBe('subscriber')
})

it('is ordered by nobody without an account', async () => {
  expect((await place(memberWith(null), orderOf())).status).toBe(403)
})

describe('an order of a stranger', () => {
  const { cmsToken } = configOf(env)
  const worker = memberWith(cmsToken)
  const request = (changes: object = {}) => ({ ...orderOf({ product: 'digitaal' }), ...changes })
  const payment = { kind: 'mandate', iban: 'NL02ABNA0123456789', holder: 'A. de Wit' }

  async function codeFor(email: string, after = 0): Promise<string> {
    const { link } = await mailTo(email, { after })
    return new URL(link ?? '').searchParams.get('code') ?? ''
  }
  const confirm = (code: string, chosen: string | null = null) =>
    worker('POST', '/subscriptions/requests/confirm', { code, password: chosen })

  it('makes account and subscription at once, when its mailbox confirms, and only once', async () => {
    const email = `vreemd-${crypto.randomUUID()}@schakel.example`
    made.push(email)
    const { mandate } = await dataOf<{ mandate: { version: string } }>(
      worker('GET', '/subscriptions/options?locale=nl&product=digitaal'),
    )
    const order = request({ email, payment: { ...payment, consent: mandate.version } })
    const answers = await Promise.all([1, 2].map(() => worker('POST', '/subscriptions/requests', order)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    const code = await codeFor(email)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await tracesOf(payment.iban)).toEqual([])
    expect((await signInFails(email)).status).toBe(400)

    // Without a password there is no account, and so no order.
    expect(await (await confirm(code)).json()).toMatchObject({
      error: { details: { code: 'another-password-needed' } },
    })
    const confirmed = await Promise.all([1, 2].map(() => confirm(code, password)))

    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const reader = await signInMember(email, password)
    expect(await tierOf(reader)).toBe('subscriber')
    expect(await exportOf(reader)).toMatchObject({ orders: [], subscriptions: [{ state: 'active' }] })
    expect((await confirm(code, password)).status).toBe(400)
  })

  it('goes to the account of its mailbox, and is answered the same', async () => {
    const { email, call: reader } = await newReader(editor)

    const answer = await worker('POST', '/subscriptions/requests', request({ email, product: 'team' }))

    expect(await answer.json()).toEqual({ data: {} })
    expect((await exportOf(reader)).subscriptions).toEqual([])
    const code = await codeFor(email)
    expect(await dataOf(worker('GET', `/subscriptions/requests?code=${code}`))).toMatchObject({
      needsPassword: false,
    })
    expect((await confirm(code)).status).toBe(200)
    expect((await exportOf(reader)).subscriptions).toHaveLength(1)
  })

  it('mails a mailbox a few times at most, and nothing at all for what is refused', async () => {
    const email = `vreemd-${crypto.randomUUID()}@schakel.example`
    const refused = [{ product: 'vacature-los' }, { startsOn: '2020-01-01' }, { payment }]
    for (const changes of refused)
      expect((await worker('POST', '/subscriptions/requests', request({ email, ...changes }))).ok).toBe(false)
    expect(await mailsTo(email)).toEqual([])

    for (let count = 0; count < 4; count += 1)
      expect((await worker('POST', '/subscriptions/requests', request({ email }))).status).toBe(202)

    await mailTo(email, { after: 2 })
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it.each(['', 'x'.repeat(43)])('is confirmed by no other code: %j', async (code) => {
    expect((await confirm(code, password)).status).toBe(400)
    expect((await worker('GET', `/subscriptions/requests?code=${code}`)).status).toBe(400)
  })
})

function signInFails(email: string): Promise<Response> {
  return memberWith(null)('POST', '/auth/local', { identifier: email, password })
}
