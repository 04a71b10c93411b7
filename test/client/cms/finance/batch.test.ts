import { beforeEach, describe, expect, it, vi } from 'vitest'
import { books } from './books.ts'

const { strapi, connection, order, log, cms, customer } = books()
const { batchFile } = cms('./src/direct-debits/batch-file.js')
const { collectableOrders } = cms('./src/direct-debits/collectable.js')
const { collectedKey, dropBatch, makeBatch } = cms('./src/direct-debits/make-batch.js')
const { setCollectableProofs } = cms('./src/mandates/collectable-proofs.js')
const { endMandate } = cms('./src/mandates/end-mandate.js')
const { directDebitIn } = cms('./src/mandates/direct-debit.js')
const { bookPayment } = cms('./src/orders/book-payment.js')
const { passVatNumber } = cms('./src/vat-numbers/review.js')

const iban = 'NL02ABNA0123456789'
const account = 'panel:1'

/** Orders are placed on 1 December, and due two weeks later. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00Z') })
  await setCollectableProofs(strapi, ['form'])
  return () => vi.useRealTimers()
})

function goTo(day: string): void {
  vi.setSystemTime(Date.parse(`${day}T10:00:00Z`))
}

function make(day: string): Promise<number> {
  return makeBatch(strapi, { day, account })
}

function fileOf(batch: number): Promise<string> {
  const { ring } = directDebitIn(process.env)
  return batchFile(strapi, { batch, ring, account })
}

const obstacles = async () =>
  (await collectableOrders(strapi, connection())).map(({ obstacle }: { obstacle: unknown }) => obstacle)

describe('a batch', () => {
  it('has what is due once, and the same bytes each time, with account numbers in the file alone', async () => {
    const { number, invoice, mandate } = await order({ iban })
    await order()
    await expect(make('2026-12-10')).rejects.toMatchObject({ details: { code: 'nothing-to-collect' } })
    goTo('2026-12-10')

    const batch = await make('2026-12-15')
    await expect(make('2026-12-15')).rejects.toMatchObject({ details: { code: 'nothing-to-collect' } })

    const file = await fileOf(batch)
    expect(file).toContain(`<EndToEndId>${invoice}-${batch}</EndToEndId>`)
    expect(file).toContain(`<IBAN>${iban}</IBAN>`)
    expect(file).toContain('<SeqTp>FRST</SeqTp>')
    expect(file.match(/<DrctDbtTxInf>/g)).toHaveLength(1)
    expect(await connection()('debit_collections')).toMatchObject([{ order_number: number, cents: 96_195 }])
    expect(JSON.stringify(await connection()('debit_batches'))).not.toContain(iban)
    expect(await fileOf(batch)).toBe(file)
    const uses = log.map((line) => JSON.parse(line)).filter(({ where }) => where === 'iban')
    expect(uses).toHaveLength(3)
    expect(uses[0]).toEqual({ where: 'iban', use: 'direct-debit', batch, mandate, account })
  })

  it('says of a mandate’s first debit alone that it is the first', async () => {
    await order({ iban })
    await order({ iban })
    goTo('2026-12-10')
    const sequences = async (batch: number) => (await fileOf(batch)).match(/(?<=<SeqTp>)\w+/g)

    expect(await sequences(await make('2026-12-15'))).toEqual(['FRST', 'RCUR'])
    await order({ iban })
    goTo('2026-12-20')
    expect(await sequences(await make('2026-12-28'))).toEqual(['RCUR'])
  })

  it('is collected on a day on which banks settle, neither too near nor too far', async () => {
    await order({ iban })
    goTo('2026-12-23')

    for (const day of ['2026-12-24', '2026-12-25', '2027-01-08'])
      await expect(make(day)).rejects.toMatchObject({ details: { code: 'collection-day' } })
    expect(await make('2026-12-28')).toBeGreaterThan(0)
  })

  it('that the bank did not take frees its orders, unless something of it is booked', async () => {
    const { number, invoice } = await order({ iban })
    goTo('2026-12-10')
    const batch = await make('2026-12-15')
    await dropBatch(strapi, { batch, account })
    const again = await make('2026-12-16')
    expect((await fileOf(again)).match(/<SeqTp>FRST/g)).toHaveLength(1)

    const key = collectedKey(`${invoice}-${again}`)
    await bookPayment(strapi, { order: number, cents: 96_195, note: 'x', account, key })

    await expect(dropBatch(strapi, { batch: again, account })).rejects.toMatchObject({
      details: { code: 'batch-collected' },
    })
  })
})

describe('a mandate is not collected by', () => {
  it('once it is revoked, or its proof is not accepted', async () => {
    await order({ iban })
    expect(await obstacles()).toEqual([null])

    await setCollectableProofs(strapi, ['paper'])
    expect(await obstacles()).toEqual(['proof'])

    await connection()('mandates').update({ revoked_at: Date.now() })
    expect(await obstacles()).toEqual(['revoked'])
    await expect(make('2026-12-15')).rejects.toMatchObject({ details: { code: 'nothing-to-collect' } })
  })

  it('once another took its place: what is open is collected by that', async () => {
    const { number, mandate } = await order({ iban })
    const { mandate: next } = await order({ iban: 'NL91ABNA0417164300' })

    await endMandate(connection(), mandate, next)

    const open: { order: number; mandate: { reference: string }; obstacle: unknown }[] =
      await collectableOrders(strapi, connection())
    const [moved] = open.filter((one) => one.order === number)
    expect(moved).toMatchObject({ obstacle: null, mandate: { reference: next } })
  })

  it('before finance has looked at a VAT number that VIES calls invalid', async () => {
    const { number } = await order({ iban })
    const check = { order_number: number, vat_id: 'BE0123456749', at: Date.now() }
    await connection()('vat_checks').insert({ ...check, outcome: 'unknown' })
    expect(await obstacles()).toEqual([null])
    await connection()('vat_checks').insert({ ...check, outcome: 'invalid' })
    expect(await obstacles()).toEqual(['vat-id'])

    for (const _ of [1, 2]) await passVatNumber(connection(), number, account)

    expect(await obstacles()).toEqual([null])
  })

  it('when it was not used for 36 months, or its account is elsewhere', async () => {
    await order({ iban })
    goTo('2029-11-30')
    expect(await obstacles()).toEqual([null])
    goTo('2029-12-01')
    expect(await obstacles()).toEqual(['lapsed'])

    goTo('2026-12-02')
    await connection()('mandates').where({ customer }).update({ iban_masked: 'CH•• •••• 1234' })
    expect(await obstacles()).toEqual(['outside-eea'])
  })
})
