import { developmentOrders } from '../../../../scripts/start/development-orders.ts'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'

Object.assign(process.env, developmentOrders, {
  SITE_URL: 'http://localhost:8787',
  ENCRYPTION_KEY: 'test'.padEnd(48, '0'),
})

const cms = await compiledBackend()
const { createStatementTables } = cms('./src/bank-statements/tables.js')
const { createDebitTables } = cms('./src/direct-debits/tables.js')
const { createReminderTable } = cms('./src/invoices/reminder-table.js')
const { createInvoiceTable } = cms('./src/invoices/tables.js')
const { createMailTables } = cms('./src/mail/outbox/tables.js')
const { createPaymentTable } = cms('./src/payments/tables.js')
const { directDebitIn } = cms('./src/mandates/direct-debit.js')
const { signMandate } = cms('./src/mandates/sign-mandate.js')
const { createMandateTable } = cms('./src/mandates/tables.js')
const { grantCredits } = cms('./src/orders/grant-credits.js')
const { owedBy } = cms('./src/orders/ledger.js')
const { recordOrder } = cms('./src/orders/record-order.js')
const { createOrderTables } = cms('./src/orders/tables.js')
const { createRefundTables } = cms('./src/refunds/tables.js')
const { sellerIn } = cms('./src/seller/seller.js')
const { createVatChecks } = cms('./src/vat-numbers/tables.js')

const customer = 'havik'

const billing = {
  name: '=Havik Logistiek B.V.',
  attention: null,
  street: 'Valkenierslaan 200',
  postcode: '5928LX',
  city: 'Venlo',
  country: 'NL',
  email: 'administratie@havik-logistiek.example',
  vatId: null,
}

const terms = {
  product: 'bundel',
  slug: 'vacaturebundel-vijf',
  name: 'Vacaturebundel 5',
  language: 'nl',
  ...{ netCents: 79_500, vatCents: 16_695, totalCents: 96_195, vatPercent: 21, isReverseCharged: false },
  grants: { kind: 'credits', credits: 5, days: 60, validMonths: 12 },
}

/** An order as a test gives it. */
interface Ordered {
  /** Whether it is collected, from which account. */
  iban?: string
  terms?: object
  billing?: object
  /** Of what was ordered; a random one otherwise. */
  key?: string
}

/** The tables of orders and all that becomes of them, in a database of each test's own. */
export function books() {
  const connection = memoryDatabase(async (strapi) => {
    for (const create of [
      ...[createOrderTables, createInvoiceTable, createReminderTable, createMandateTable],
      ...[createMailTables, createDebitTables, createStatementTables, createVatChecks],
      ...[createPaymentTable, createRefundTables],
    ])
      await create(strapi)
  })
  const stored = new Map<string, unknown>()
  const log: string[] = []
  let current: unknown

  /** As much of Strapi as the code under test asks. A transaction within another is part of it. */
  const strapi = {
    db: {
      get connection() {
        return connection()
      },
      /** Accounts and documents are not in this database. */
      query: () => ({ findOne: async () => null }),
      async transaction<Result>(act: (given: object) => Promise<Result>): Promise<Result> {
        if (current) return act({ trx: current, onCommit: () => {} })
        return connection().transaction(async (trx: unknown) => {
          current = trx
          try {
            return await act({ trx, onCommit: () => {} })
          } finally {
            current = undefined
          }
        })
      },
    },
    store: () => ({
      get: async ({ key }: { key: string }) => stored.get(key),
      set: async ({ key, value }: { key: string; value: unknown }) => void stored.set(key, value),
    }),
    log: {
      info: (line: string) => log.push(line),
      warn: (line: string) => log.push(line),
      error: (line: string) => log.push(line),
    },
  }

  /** Places an order. @returns Its number and that of its invoice. */
  async function order(given: Ordered = {}): Promise<{ number: number; invoice: string; mandate: string }> {
    return strapi.db.transaction(async ({ trx }: { trx?: unknown }) => {
      const who = { customer, account: 'wim', holder: 'Havik Logistiek', language: 'nl', address: '::1' }
      const mandate = given.iban
        ? await signMandate(trx, directDebitIn(process.env), { ...who, iban: given.iban })
        : null
      const agreed = { ...terms, ...given.terms }
      const placed = await recordOrder(strapi, trx, {
        ...{
          at: Date.now(),
          key: given.key ?? crypto.randomUUID(),
          customer,
          account: 'wim',
          reference: null,
          mandate,
        },
        ...{ payment: mandate ? 'mandate' : 'invoice', seller: sellerIn(process.env) },
        ...{ terms: agreed, billing: { ...billing, ...given.billing } },
      })
      await grantCredits(trx, placed.order, 'wim')
      return {
        number: placed.order.number,
        invoice: placed.invoice.number,
        mandate: mandate?.reference ?? '',
      }
    })
  }

  return {
    ...{ strapi, connection, order, log, cms, customer },
    /** What is owed for an order, in cents. */
    owed: (number: number): Promise<number> => owedBy(connection(), customer, number),
    /** Kinds and keys of the mails that were queued. */
    mails: async (kind: string): Promise<string[]> =>
      (await connection()('mail_outbox').where({ kind }).orderBy('id')).map(
        ({ key }: { key: string }) => key,
      ),
  }
}
