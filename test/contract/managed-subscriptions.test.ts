import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter, dutchDate } from '../../client/content/dutch-date.ts'
import { mailAbout, mailsTo, mailTo, runJob } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type Member, memberWith } from './support/member.ts'
import { dataOf } from './support/posting.ts'
import { newReader, removeReaders } from './support/reader.ts'

const dayMs = 86_400_000
/** What the site itself may call, for whoever has a link. */
const site = memberWith(env.CMS_TOKEN)
let editor: Editor

beforeAll(async () => {
  editor = await signInEditor()
})

afterAll(async () => {
  await removeReaders()
})

const billing = {
  name: 'Anna de Wit',
  street: 'Lindelaan 3',
  postcode: '5141KL',
  city: 'Waalwijk',
  country: 'NL',
}

/** A reader who has ordered, and the number of their subscription. */
async function subscriber(product = 'compleet', startsOn: string | null = null) {
  const reader = await newReader(editor)
  const order = {
    ...{ key: crypto.randomUUID(), product, startsOn },
    ...{ payment: { kind: 'invoice' }, billing, language: 'nl' },
  }
  const { number } = await dataOf<{ number: number }>(reader.call('POST', '/subscriptions/orders', order))
  return { ...reader, number }
}

interface Mandate {
  iban: string
  revokedAt: string | null
}

const withoutConsent = {
  payment: { kind: 'mandate', iban: 'NL02ABNA0123456789', holder: 'A. de Wit', consent: null },
}

interface Managed {
  payment: string
  ibanMasked: string | null
  payable: { mandate: { version: string } | null } | null
  state: string
  closesOn: string | null
  resumesOn: string | null
  trialUntil: string | null
  paidUntil: string | null
  delivery: object | null
  endReason: string | null
  cancellation: { closesOn: string; backCents: number } | null
  pauseDays: number
  today: string
  invoices: { number: string; totalCents: number; state: string }[]
  seats: { forOthers: number; given: { id: string; email: string; isAccepted: boolean }[] }
}

const read = ({ call, number }: { call: Member; number: number }) =>
  dataOf<Managed>(call('GET', `/users/me/subscriptions/${number}`))
const act = ({ call, number }: { call: Member; number: number }, change: object) =>
  call('POST', `/users/me/subscriptions/${number}`, change)
const tierOf = async ({ call }: { call: Member }) =>
  (await (await call('GET', '/users/me')).json<{ tier: string }>()).tier
const codeOf = async (answer: Response) =>
  (await answer.json<{ error: { details: { code?: string } } }>()).error.details.code
const tokenOf = (link: string | null, key: string) => new URL(link ?? '').searchParams.get(key) ?? ''
const later = (days: number) => daysAfter(dutchDate(), days)

/** Changes what an order made, as if time had passed. */
async function passed(reader: { call: Member }, fields: object): Promise<void> {
  const exported = await (await reader.call('GET', '/users/me/export')).json<{
    subscriptions: { documentId: string }[]
  }>()
  await editor.draft('subscription', exported.subscriptions[0]?.documentId ?? '', undefined, { ...fields })
}

describe('whoever has a subscription', () => {
  it('cancels it, reads on, and undoes that by the link of the mail', async () => {
    const owner = await subscriber()
    const { cancellation } = await read(owner)

    await Promise.all([1, 2].map(() => act(owner, { act: 'cancel' })))

    expect(await read(owner)).toMatchObject({ state: 'cancelled', closesOn: cancellation?.closesOn })
    expect(await tierOf(owner)).toBe('subscriber')
    const mail = await mailAbout(owner.email, 'Uw abonnement is opgezegd')
    const token = tokenOf(mail.link, 'code')
    expect(await dataOf(site('GET', `/subscriptions/by-link?token=${token}`))).toMatchObject({
      number: owner.number,
    })
    await site('POST', '/subscriptions/by-link', { token, change: { act: 'keep' } })
    expect(await read(owner)).toMatchObject({ state: 'active', closesOn: null })
  })

  it('pauses it for three months at most, and the period moves by those days', async () => {
    const owner = await subscriber()
    const { pauseDays, paidUntil } = await read(owner)
    expect(pauseDays).toBe(92)
    expect(await codeOf(await act(owner, { act: 'pause', until: later(120) }))).toBe('pause-long')

    await act(owner, { act: 'pause', until: later(30) })

    expect(await read(owner)).toMatchObject({ state: 'paused', resumesOn: later(30) })
    expect(await tierOf(owner)).toBe('reader')
    // Ten days later.
    await passed(owner, { pausedAt: new Date(Date.now() - 10 * dayMs).toISOString() })
    await act(owner, { act: 'resume' })
    const after = await read(owner)
    expect(after).toMatchObject({ state: 'active', pauseDays: 82 })
    expect(Date.parse(after.paidUntil ?? '') - Date.parse(paidUntil ?? '')).toBe(10 * dayMs)
  })

  it('pays from another account or online from now on, and is told of it', async () => {
    const owner = await subscriber()
    const { payable } = await read(owner)
    const from = (iban: string) => ({
      act: 'pay',
      payment: { kind: 'mandate', iban, holder: 'A. de Wit', consent: payable?.mandate?.version },
    })
    expect(await codeOf(await act(owner, { ...from('NL02ABNA0123456789'), ...withoutConsent }))).toBe(
      'consent-needed',
    )

    for (const iban of ['NL02ABNA0123456789', 'NL91ABNA0417164300', 'NL91ABNA0417164300'])
      expect((await act(owner, from(iban))).status).toBe(200)

    expect(await read(owner)).toMatchObject({ payment: 'incasso', ibanMasked: 'NL•• •••• •••• ••43 00' })
    const exported = await (await owner.call('GET', '/users/me/export')).json<{ mandates: Mandate[] }>()
    expect(exported.mandates).toMatchObject([
      { iban: 'NL•• •••• •••• ••67 89', revokedAt: expect.any(String) },
      { iban: 'NL•• •••• •••• ••43 00', revokedAt: null },
    ])
    const mail = await mailAbout(owner.email, 'Andere betaling van uw abonnement Schakel Compleet')
    expect(mail.text).toContain('SCHAKEL-')

    await act(owner, { act: 'pay', payment: { kind: 'online' } })
    expect(await read(owner)).toMatchObject({ payment: 'online', ibanMasked: null })
    await act(owner, { act: 'cancel' })
    await act(owner, { act: 'withdraw' })
    expect(await codeOf(await act(owner, { act: 'pay', payment: { kind: 'invoice' } }))).toBe(
      'subscription-state',
    )
  })

  it('withdraws within fourteen days: it closes, and what is not used is credited', async () => {
    const owner = await subscriber()

    await act(owner, { act: 'withdraw' })

    const ended = await read(owner)
    expect(ended).toMatchObject({ state: 'ended', endReason: 'withdrawn' })
    expect(ended.invoices.map(({ totalCents }) => totalCents).sort()).toEqual([-14_900, 14_900])
    expect(await tierOf(owner)).toBe('reader')
  })

  it('withdraws before it begins: all of it is credited', async () => {
    const owner = await subscriber('compleet', later(9))

    await act(owner, { act: 'withdraw' })

    const { state, invoices } = await read(owner)
    expect(state).toBe('ended')
    expect(invoices.map(({ totalCents }) => totalCents).sort()).toEqual([-14_900, 14_900])
  })

  it('has its magazines sent elsewhere, where they are delivered', async () => {
    const owner = await subscriber()
    const moved = { street: 'Kerkstraat 9', postcode: '2000', city: 'Antwerpen', country: 'BE' }
    const sendTo = (changes: object) => act(owner, { act: 'address', ...moved, ...changes })

    expect(await codeOf(await sendTo({ country: 'NL' }))).toBe('postcode')
    expect(await codeOf(await sendTo({ country: 'DE', postcode: '10115' }))).toBe('no-delivery')
    expect((await sendTo({ city: '' })).status).toBe(400)
    expect((await read(owner)).delivery).toMatchObject({ city: billing.city })

    expect((await sendTo({})).status).toBe(200)
    expect((await read(owner)).delivery).toEqual(moved)
  })

  it('is told of a renewal a month ahead, and renewed once', async () => {
    const owner = await subscriber()
    await passed(owner, { periodEnd: later(20) })
    await runJob('settleSubscriptions')
    await mailAbout(owner.email, 'Uw abonnement Schakel Compleet wordt verlengd')
    expect((await read(owner)).invoices).toHaveLength(1)

    // Its first period began today.
    await passed(owner, { periodEnd: later(-2) })

    const sums = async () => (await read(owner)).invoices.map(({ totalCents }) => totalCents)
    await runJob('settleSubscriptions')
    expect(await sums()).toEqual([14_900, 14_900])
    expect(Date.parse((await read(owner)).paidUntil ?? '')).toBeGreaterThan(Date.now() + 360 * dayMs)
  })

  it('goes on by itself after a pause, and closes once what was paid for is over', async () => {
    const [paused, cancelled] = await Promise.all([subscriber(), subscriber()])
    await act(paused, { act: 'pause', until: later(30) })
    await act(cancelled, { act: 'cancel' })

    await Promise.all([
      passed(paused, {
        pausedAt: new Date(Date.now() - 10 * dayMs).toISOString(),
        resumesAt: new Date(Date.now() - dayMs).toISOString(),
      }),
      passed(cancelled, { cancelAt: new Date(Date.now() - 2 * dayMs).toISOString() }),
    ])

    await runJob('settleSubscriptions')
    await mailAbout(paused.email, 'Uw abonnement Schakel Compleet gaat door')
    expect(await read(paused)).toMatchObject({ state: 'active', pauseDays: 83 })
    expect(await tierOf(paused)).toBe('subscriber')
    await mailAbout(cancelled.email, 'Uw abonnement Schakel Compleet is beëindigd')
    expect(await read(cancelled)).toMatchObject({ state: 'ended', endReason: 'customer' })
    expect(await tierOf(cancelled)).toBe('reader')
  })

  it('is charged once when a trial ends, however often the job runs', async () => {
    const owner = await subscriber('digitaal')
    expect((await read(owner)).invoices).toEqual([])

    await passed(owner, {
      trialEndsAt: new Date(Date.now() - dayMs).toISOString(),
      periodEnd: later(-2),
    })

    for (let run = 0; run < 3; run++) await runJob('settleSubscriptions')
    expect((await read(owner)).invoices).toMatchObject([{ totalCents: 1150, state: 'open' }])
  })
})

describe('anybody else', () => {
  it('is told of no subscription, and changes none', async () => {
    const owner = await subscriber()
    const stranger = { ...(await newReader(editor)), number: owner.number }

    for (const answer of [
      await stranger.call('GET', `/users/me/subscriptions/${owner.number}`),
      await act(stranger, { act: 'cancel' }),
      await act({ ...stranger, call: site }, { act: 'cancel' }),
      await stranger.call('GET', '/subscriptions/by-link?token=a.b'),
      await site('GET', '/subscriptions/by-link?token=a.b'),
      await site('POST', '/subscriptions/by-link', { token: 'a.b', change: { act: 'cancel' } }),
    ])
      expect([403, 404]).toContain(answer.status)
    expect(await read(owner)).toMatchObject({ state: 'active' })
  })

  it('gets one answer to a number, and its owner the link', async () => {
    const owner = await subscriber()
    const ask = (email: string) =>
      site('POST', '/subscriptions/links', { number: owner.number, email, language: 'nl' })

    const answers = [await ask('ander@schakel.example'), await ask(owner.email)]

    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    const mail = await mailAbout(owner.email, 'Uw abonnement opzeggen')
    expect(mail.link).toContain('/abonnement?code=')
  })

  it('withdraws by number and mailbox, and has a receipt for anything', async () => {
    const owner = await subscriber()
    const send = (contract: string, email: string) =>
      site('POST', '/subscriptions/withdrawals', {
        ...{ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: '/abonnement/herroepen' },
        ...{ name: 'Anna de Wit', contract, email },
      })
    const other = `ander-${crypto.randomUUID()}@schakel.example`

    expect((await send(`Abonnement ${owner.number}`, other)).status).toBe(202)
    expect((await mailTo(other)).text).toContain(`Abonnement ${owner.number}`)
    expect(await read(owner)).toMatchObject({ state: 'active' })
    // The desk hears of what fits no subscription, and answers whoever sent it.
    const desk = (await mailsTo('abonnee@schakel.example')).filter(({ text }) => text.includes(other))
    expect(desk.map(({ subject }) => subject)).toEqual(['Herroeping die niet vanzelf kon'])

    expect((await send(`nummer ${owner.number}`, owner.email)).status).toBe(202)
    expect(await read(owner)).toMatchObject({ state: 'ended', endReason: 'withdrawn' })
  })
})

describe('finance', () => {
  it('is told why somebody reads, also who never paid anything, and where magazines go; nobody else is', async () => {
    const [finance, chef] = await Promise.all([signInPanel('finance'), signInPanel('chief editor')])
    const [trying, owner] = await Promise.all([subscriber('digitaal'), subscriber('team')])
    const [guest, friend, nobody] = await Promise.all([1, 2, 3].map(() => newReader(editor)))
    if (!guest || !friend || !nobody) throw new Error('There are no readers')
    await act(owner, { act: 'give-seat', email: guest.email, language: 'nl' })
    const token = tokenOf((await mailTo(guest.email)).link, 'plek')
    await guest.call('POST', '/subscriptions/seat', { token })
    await editor.changeUser(friend.email, { tier: 'subscriber' })
    const find = (panel: Member, email: string) =>
      panel('GET', `/finance/customers?${new URLSearchParams({ email })}`)
    const reasonsOf = async ({ email }: { email: string }) => {
      const { customer } = await dataOf<{ customer: string }>(find(finance, email))
      const account = await dataOf<{ reasons: object[]; lines: object[] }>(
        finance('GET', `/finance/customers/${customer}`),
      )
      expect(account.lines).toEqual([])
      return account.reasons
    }

    expect(await reasonsOf(trying)).toMatchObject([{ kind: 'own', number: trying.number, state: 'active' }])
    expect(await reasonsOf(guest)).toMatchObject([{ kind: 'seat', number: owner.number }])
    expect(await reasonsOf(friend)).toMatchObject([{ kind: 'gift', number: null }])
    expect(await reasonsOf(nobody)).toEqual([])
    const deliveries = async (panel: Member) => panel('GET', `/finance/deliveries?day=${later(10)}`)
    const sent = await (await deliveries(finance)).text()
    expect(sent).toMatch(new RegExp(`^${owner.number};.*;5141KL;Waalwijk;NL;2;`, 'm'))
    expect(sent).not.toMatch(new RegExp(`^${trying.number};`, 'm'))
    expect((await deliveries(chef)).status).toBe(403)
    expect((await find(finance, 'niemand@schakel.example')).status).toBe(404)
    expect((await find(chef, trying.email)).status).toBe(403)
  })
})

describe('seats', () => {
  it('are given, accepted by their mailbox alone, and open and close with the subscription', async () => {
    const owner = await subscriber('team')
    const [guest, other] = [await newReader(editor), await newReader(editor)]
    const { trialUntil } = await read(owner)

    await act(owner, { act: 'give-seat', email: guest.email, language: 'nl' })

    // The trial begins with the first colleague.
    expect(Date.parse((await read(owner)).trialUntil ?? '')).toBeLessThan(Date.parse(trialUntil ?? ''))
    const token = tokenOf((await mailTo(guest.email)).link, 'plek')
    expect(await dataOf(site('GET', `/subscriptions/seat?token=${token}`))).toMatchObject({ state: 'open' })
    expect((await other.call('POST', '/subscriptions/seat', { token })).status).toBe(403)
    expect(await tierOf(guest)).toBe('reader')
    await Promise.all([1, 2].map(() => guest.call('POST', '/subscriptions/seat', { token })))
    expect(await tierOf(guest)).toBe('subscriber')

    // A colleague manages nothing.
    expect((await act({ ...guest, number: owner.number }, { act: 'cancel' })).status).toBe(404)
    const [seat] = (await read(owner)).seats.given
    await act(owner, { act: 'take-seat', seat: seat?.id })
    expect(await tierOf(guest)).toBe('reader')
    expect((await guest.call('POST', '/subscriptions/seat', { token })).status).toBe(404)
  })

  it('are never more than were ordered, also when the last is given twice at once', async () => {
    const owner = await subscriber('team')
    await passed(owner, { seats: 2 })

    const answers = await Promise.all(
      [1, 2].map((one) =>
        act(owner, { act: 'give-seat', email: `plek-${one}-${owner.email}`, language: 'nl' }),
      ),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await read(owner)).seats).toMatchObject({ forOthers: 1, given: [{ isAccepted: false }] })
  })
})
