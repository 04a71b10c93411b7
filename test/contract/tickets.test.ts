import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standIn } from '../worker/payments/support.ts'
import { mailsTo, runJob } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEvent, makeEvent, registrationsOf } from './support/event.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'

const worker = memberWith(env.CMS_TOKEN)
const selling = {
  offers: [
    { name: 'Zaal', code: 'hall', price: 45, availability: 'in-stock', capacity: 50 },
    { name: 'Stream', code: 'stream', price: 10, availability: 'in-stock' },
  ],
}

interface Shown {
  documentId: string
  state: string
  ticketCode: string | null
  attendees: object[]
  waitingBefore: number | null
  purchase: { netCents: number; vatCents: number; totalCents: number; payCode: string | null } | null
}

let editor: Editor
let event: MadeEvent
let finance: Member
beforeAll(async () => {
  editor = await signInEditor()
  finance = await signInPanel()
  const registration = { mode: 'own', capacity: null, sellsTickets: true }
  event = await makeEvent(editor, 0, { ...selling, registration })
})
afterAll(async () => {
  await standIn.lie()
  await event.remove()
})

function registrationFor(people: number, offer = 'Zaal') {
  return {
    submissionKey: crypto.randomUUID(),
    language: 'nl',
    sourcePath: event.path,
    event: event.number,
    userId: null,
    email: `koper-${crypto.randomUUID()}@bedrijf.example`,
    attendees: Array.from({ length: people }, (_, index) => ({ name: `Gast ${index}`, email: null })),
    offer,
    question: null,
  }
}

const register = async (registration: object) =>
  (await dataOf<{ token: string }>(worker('POST', '/registrations', registration))).token
const shown = (token: string) => dataOf<Shown>(worker('GET', `/registrations/by-link?token=${token}`))
const cancel = (token: string) => worker('POST', '/registrations/cancel', { token })

const order = (token: string, other: object = {}) =>
  worker('POST', '/registrations/order', {
    token,
    userId: null,
    payment: { kind: 'online' },
    reference: null,
    language: 'nl',
    billing: {
      name: 'Noor Bakker',
      street: 'Kade 1',
      postcode: '8243 PD',
      city: 'Lelystad',
      country: 'NL',
      vatId: null,
    },
    ...other,
  })
const payOf = async (answer: Promise<Response>) =>
  (await dataOf<{ pay: { checkout: string; code: string } }>(answer)).pay

async function become(code: string, state: 'paid' | 'expired') {
  const { payments } = await standIn.seen()
  const payment = payments.find(({ redirectUrl }) => redirectUrl.endsWith(code))
  await standIn.become(payment?.id ?? '', state)
  await worker('POST', '/payments/news', { id: payment?.id })
}

describe('tickets with a price', () => {
  it('are held for fifty of eighty people at once, until they pay or give up', async () => {
    const parties = Array.from({ length: 80 }, () => registrationFor(1))

    const tokens: string[] = []
    // As many at once as a busy site has connections.
    for (let from = 0; from < parties.length; from += 40)
      tokens.push(...(await Promise.all(parties.slice(from, from + 40).map(register))))

    const all = await registrationsOf(event)
    const [held, waiting] = [all.slice(0, 50), all.slice(50)]
    expect(held.every(({ state, ticketCode }) => state === 'new' && ticketCode === null)).toBe(true)
    expect(waiting.map(({ state }) => state)).toEqual(Array(30).fill('waiting-list'))
    // Each group was answered before the next was sent.
    const last = new Set(tokens.slice(-40).map((token) => token.split('.')[0]))
    expect(new Set(all.slice(-40).map(({ documentId }) => documentId))).toEqual(last)
    const tokenOf = (one: { documentId: string } | undefined) =>
      tokens.find((token) => token.startsWith(`${one?.documentId}.`)) ?? ''
    for (const place of [0, 15, 29]) expect((await shown(tokenOf(waiting[place]))).waitingBefore).toBe(place)
    const [first = '', second = ''] = held.map(tokenOf)
    expect((await shown(first)).purchase).toMatchObject({ netCents: 4500, vatCents: 945, totalCents: 5445 })

    const pay = await payOf(order(first))
    expect((await shown(first)).state).toBe('new')
    await become(pay.code, 'paid')
    expect((await shown(first)).ticketCode).toMatch(/^[0-9A-F-]{39}$/)

    await cancel(second)
    expect((await shown(tokenOf(waiting[0]))).state).toBe('new')
  })

  it('cost what the event says, for everybody who was entered', async () => {
    const token = await register(registrationFor(3, 'Stream'))

    expect((await shown(token)).purchase).toMatchObject({ netCents: 3000, totalCents: 3630 })
    expect((await order(token, { netCents: 1 })).status).toBe(400)
    expect((await order(`${token}x`)).status).toBe(404)

    const [one, other] = await Promise.all([payOf(order(token)), payOf(order(token))])
    expect(one.code).toBe(other.code)
    expect(await dataOf(worker('GET', `/payments/by-code?code=${one.code}`))).toMatchObject({ opens: token })
    const { payments } = await standIn.seen()
    const made = payments.filter(({ redirectUrl }) => redirectUrl.endsWith(one.code))
    expect(made.map(({ cents }) => cents)).toEqual([3630])
    const fewer = await worker('POST', '/registrations/change', {
      token,
      attendees: [{ name: 'Gast', email: null }],
    })
    expect(await fewer.text()).toContain('tickets-fixed')
  })

  it('are given back when nobody orders or pays in time, and their order is credited', async () => {
    const party = registrationFor(1, 'Stream')
    const token = await register(party)
    const { code } = await payOf(order(token))
    const late = await register(registrationFor(1, 'Stream'))
    const heldUntil = new Date(0).toISOString()
    for (const one of [token, late])
      await editor.draft('registration', (await shown(one)).documentId, undefined, { heldUntil })

    await runJob('lapseHeldPlaces')
    expect((await shown(late)).state).toBe('cancelled')
    // Its payment can still be made at the provider.
    expect((await shown(token)).state).toBe('new')
    expect(await (await order(late)).text()).toContain('tickets-lapsed')
    await become(code, 'expired')
    await runJob('lapseHeldPlaces')
    expect((await shown(token)).state).toBe('cancelled')
    const page = await dataOf<object>(worker('GET', `/payments/by-code?code=${code}`))
    expect(page).toMatchObject({ state: 'credited', owedCents: 0 })
    const mails = async () => (await mailsTo(party.email)).map(({ subject }) => subject).join()
    await expect.poll(mails).toContain('Creditnota')
  })

  it('are paid later by accounts alone, and are theirs at once', async () => {
    const reader = await signInMember('abonnee@schakel.example')
    const { id } = await (await reader('GET', '/users/me')).json<{ id: number }>()
    const token = await register(registrationFor(2, 'Stream'))

    const stranger = await order(token, { payment: { kind: 'invoice' } })
    expect(await stranger.text()).toContain('sign-in-needed')
    const own = await order(token, { payment: { kind: 'invoice' }, userId: id })

    expect(await own.json()).toEqual({ data: { pay: null } })
    expect((await shown(token)).state).toBe('confirmed')
    await cancel(token)
    const orders = await dataOf<{ product: string; isGivenUp: boolean }[]>(
      finance('GET', '/finance/orders?list=open&page=1'),
    )
    expect(orders.filter(({ isGivenUp }) => isGivenUp).map(({ product }) => product)).toContain('Proefavond')
  })
})
