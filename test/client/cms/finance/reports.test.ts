import { expect, it } from 'vitest'
import { csvOf } from '../../../../cms/src/text/csv.ts'
import { books } from './books.ts'

const { strapi, connection, order, cms, customer } = books()
const { creditOrder } = cms('./src/invoices/credit-order.js')
const { bookPayment, bookReturn } = cms('./src/orders/book-payment.js')
const { customerAccount } = cms('./src/plugins/finance/server/customer-account.js')
const { foreignSales } = cms('./src/plugins/finance/server/foreign-sales.js')
const { ledgerCsv } = cms('./src/plugins/finance/server/ledger-csv.js')
const { dayOf, daysAfter } = cms('./src/statistics/dutch-day.js')

const account = 'panel:1'

/** An order that was paid, came back and was credited in part. @returns Its invoice and credit note. */
async function eventful(): Promise<{ invoice: string; note: string }> {
  const { number, invoice } = await order()
  const entry = { order: number, cents: 96_195, note: '+31 6 is geen formule', account, key: 'k' }
  await bookPayment(strapi, entry)
  await bookReturn(strapi, { ...entry, note: 'MD06' })
  const note = await strapi.db.transaction(async ({ trx }: { trx?: unknown }) =>
    creditOrder(strapi, trx, { order: number, cents: 12_100, reason: 'Korting', account, key: 'k' }),
  )
  return { invoice, note }
}

it('tells the accountant of each booking with its VAT, country and reverse charge', async () => {
  const { invoice, note } = await eventful()
  await order({
    terms: { vatCents: 0, totalCents: 79_500, vatPercent: 0, isReverseCharged: true },
    billing: { country: 'BE', vatId: 'BE0403170701' },
  })
  const today = dayOf(Date.now())

  const [, ...lines] = (await ledgerCsv(connection(), { from: today, until: today })).trim().split('\r\n')

  const cells = lines.map((line: string) => line.split(';').slice(2))
  const havik = "'=Havik Logistiek B.V."
  expect(cells).toEqual([
    ['Verkoop', '1', invoice, havik, 'NL', '', '21%', 'nee', '795,00', '166,95', '961,95', ''],
    ['Betaling', '1', invoice, havik, 'NL', '', '', '', '', '', '-961,95', "'+31 6 is geen formule"],
    ['Teruggeboekt', '1', invoice, havik, 'NL', '', '', '', '', '', '961,95', 'MD06'],
    [
      'Creditnota',
      '1',
      note,
      havik,
      'NL',
      '',
      '21%',
      'nee',
      '-100,00',
      '-21,00',
      '-121,00',
      `Creditnota ${note}`,
    ],
    [
      'Verkoop',
      '2',
      '2026-00003',
      havik,
      'BE',
      'BE0403170701',
      '0%',
      'ja',
      '795,00',
      '0,00',
      '795,00',
      '',
    ].map((cell) => cell.replace('2026', today.slice(0, 4))),
  ])
  const tomorrow = daysAfter(today, 1)
  expect((await ledgerCsv(connection(), { from: tomorrow, until: tomorrow })).split('\r\n')).toHaveLength(2)
})

it.each(['=1+1', '+1', '-1', '@x', ' =1', '\t=1', '\n=1'])('keeps %j from being a formula', (text) => {
  const [, line = ''] = csvOf(['a'], [[text]]).split('\r\n')

  expect(line.replace(/^"/, '')).toMatch(/^'/)
})

it('says what a customer owes and why', async () => {
  const { note } = await eventful()

  const shown = await customerAccount(strapi, customer)

  expect(
    shown.lines.map(({ kind, balanceCents }: { kind: string; balanceCents: number }) => [kind, balanceCents]),
  ).toEqual([
    ['Verkoop', 96_195],
    ['Betaling', 0],
    ['Teruggeboekt', 96_195],
    ['Creditnota', 84_095],
  ])
  expect(shown).toMatchObject({ owedCents: 84_095, creditNotes: [note], open: [{ owedCents: 84_095 }] })
  expect(await customerAccount(strapi, 'bestaat-niet')).toBeNull()
})

it('sums what consumers abroad have bought, beside the threshold for VAT of their country', async () => {
  const { number } = await order({ billing: { country: 'BE', vatId: null } })
  await order({ billing: { country: 'DE', vatId: null } })
  // None of these count: at home, shifted, and taxed where the event is.
  await order()
  await order({
    terms: { vatCents: 0, isReverseCharged: true },
    billing: { country: 'BE', vatId: 'BE0403170701' },
  })
  const tickets = {
    kind: 'tickets',
    registration: 'r',
    people: 1,
    offer: 'Kaart',
    startsAt: '2027-03-01T09:00:00Z',
  }
  await order({ terms: { grants: tickets }, billing: { country: 'DE', vatId: null } })
  await strapi.db.transaction(async ({ trx }: { trx?: unknown }) =>
    creditOrder(strapi, trx, { order: number, cents: 12_100, reason: 'Korting', account, key: 'k' }),
  )
  const year = Number(dayOf(Date.now()).slice(0, 4))

  const sales = await foreignSales(connection())

  expect(sales).toEqual({
    thresholdCents: 1_000_000,
    years: [
      { year, cents: 2 * 79_500 - 10_000 },
      { year: year - 1, cents: 0 },
    ],
  })
})
