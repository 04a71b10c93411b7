import { beforeEach, describe, expect, it, vi } from 'vitest'
import { books } from './books.ts'

const { strapi, connection, order, cms, customer } = books()
const { makeBatch } = cms('./src/direct-debits/make-batch.js')
const { invoicesOf } = cms('./src/invoices/invoices-of.js')
const { setCollectableProofs } = cms('./src/mandates/collectable-proofs.js')
const { endMandate } = cms('./src/mandates/end-mandate.js')
const { addEntry } = cms('./src/orders/ledger.js')
const { lapsesOn } = cms('./src/subscriptions/life.js')
const { lifeOf } = cms('./src/subscriptions/life-of.js')

const iban = 'NL02ABNA0123456789'
const account = 'panel:1'
const subscription = {
  ...{ number: 7, state: 'active', interval: 'year', periodEnd: '2027-11-30', anchorDay: 1 },
  ...{ startsAt: '2026-12-01T11:00:00Z', createdAt: '2026-12-01T11:00:00Z', trialEndsAt: null },
  ...{ cancelAt: null, pausedAt: null, resumesAt: null, pauses: null },
}

/** A year that is collected, ordered on 1 December and due two weeks later. */
async function collectedYear() {
  const grants = { kind: 'subscription', subscription: 7, from: '2026-12-01', until: '2027-11-30', seats: 1 }
  return order({ iban, key: 'subscription:7:2026-12-01', terms: { grants } })
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00Z') })
  await setCollectableProofs(strapi, ['form'])
  return () => vi.useRealTimers()
})

function goTo(day: string): void {
  vi.setSystemTime(Date.parse(`${day}T10:00:00Z`))
}

const closesOn = async () => lapsesOn(await lifeOf(strapi, connection(), subscription))
const isPayable = async () => (await invoicesOf(strapi, customer))[0].payCode !== null

describe('a subscription whose debit was not made', () => {
  it('does not close while its mandate holds, and nobody is asked to pay it', async () => {
    await collectedYear()
    goTo('2027-06-01')

    expect(await closesOn()).toBeNull()
    expect(await isPayable()).toBe(false)
  })

  it('closes thirty days after the due day, if its customer ended the mandate before', async () => {
    const { mandate } = await collectedYear()

    await endMandate(connection(), mandate, null)

    expect(await closesOn()).toBe('2027-01-14')
    expect(await isPayable()).toBe(true)
  })

  it('closes thirty days after the mandate ended, if that was later', async () => {
    const { mandate } = await collectedYear()
    goTo('2027-02-01')

    await endMandate(connection(), mandate, null)

    expect(await closesOn()).toBe('2027-03-03')
  })

  it('closes thirty days after finance no longer collects by its proof', async () => {
    await collectedYear()
    goTo('2027-02-01')

    await setCollectableProofs(strapi, [])
    goTo('2027-02-11')
    await setCollectableProofs(strapi, ['paper'])

    expect(await closesOn()).toBe('2027-03-03')
    await setCollectableProofs(strapi, ['form'])
    expect(await closesOn()).toBeNull()
  })

  it('closes thirty days after its mandate lapsed unused', async () => {
    await collectedYear()
    goTo('2030-01-01')

    expect(await closesOn()).toBe('2029-12-31')
  })

  it('goes on if another mandate took the place of the one that ended', async () => {
    const { mandate } = await collectedYear()
    const { mandate: next } = await order({ iban: 'NL91ABNA0417164300' })

    await endMandate(connection(), mandate, next)

    expect(await closesOn()).toBeNull()
  })

  it('can be paid by its customer once the debit came back, and not while it is on its way', async () => {
    const { number } = await collectedYear()
    goTo('2026-12-14')
    await makeBatch(strapi, { day: '2026-12-16', account })
    expect(await isPayable()).toBe(false)

    const entry = { order: number, customer, account, key: 'k' }
    await addEntry(connection(), { ...entry, kind: 'payment', cents: -96_195 })
    await addEntry(connection(), { ...entry, kind: 'return', cents: 96_195 })

    expect(await closesOn()).toBe('2026-12-28')
    expect(await isPayable()).toBe(true)
  })
})
