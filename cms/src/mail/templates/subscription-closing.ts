import { defineMail } from '../define-mail.ts'
import { writtenAmount, writtenDay } from '../written.ts'

type Values = {
  product: string
  /** What is owed, with VAT. */
  cents: number
  /** The day on which it closes, such as `2026-12-19`. */
  on: string
  /** `returned`: a direct debit came back. `overdue`: an invoice was not paid. */
  reason: 'returned' | 'overdue'
  token: string
}

/** Tells that a subscription closes if what is owed isn't paid. */
export const subscriptionClosing = defineMail<Values>({
  label: 'Abonnement: betaling ontbreekt',
  delivery: 'answer',
  hours: 72,
  example: {
    product: 'Schakel Digitaal',
    cents: 1150,
    on: '2026-12-19',
    reason: 'returned',
    token: 'voorbeeld',
  },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, cents, on, reason }) => ({
    subject:
      reason === 'returned'
        ? 'De afschrijving voor uw abonnement is mislukt'
        : 'Uw abonnement is nog niet betaald',
    parts: [
      reason === 'returned'
        ? `Uw bank heeft de afschrijving van ${writtenAmount(cents, 'nl')} voor ${product} teruggeboekt.`
        : `Er staat nog ${writtenAmount(cents, 'nl')} open voor ${product}.`,
      `Betaalt u niet, dan sluit uw abonnement op ${writtenDay(on, 'nl')}. Hebt u al betaald, dan hoeft u niets te doen.`,
    ],
    button: 'Abonnement en facturen bekijken',
  }),
  en: ({ product, cents, on, reason }) => ({
    subject:
      reason === 'returned'
        ? 'The direct debit for your subscription failed'
        : 'Your subscription has not been paid yet',
    parts: [
      reason === 'returned'
        ? `Your bank returned the direct debit of ${writtenAmount(cents, 'en')} for ${product}.`
        : `${writtenAmount(cents, 'en')} for ${product} is still unpaid.`,
      `Without payment your subscription closes on ${writtenDay(on, 'en')}. If you have paid already, you need not do anything.`,
    ],
    button: 'View subscription and invoices',
  }),
  de: ({ product, cents, on, reason }) => ({
    subject:
      reason === 'returned'
        ? 'Die Lastschrift für Ihr Abonnement ist gescheitert'
        : 'Ihr Abonnement ist noch nicht bezahlt',
    parts: [
      reason === 'returned'
        ? `Ihre Bank hat die Lastschrift über ${writtenAmount(cents, 'de')} für ${product} zurückgegeben.`
        : `Für ${product} sind noch ${writtenAmount(cents, 'de')} offen.`,
      `Ohne Zahlung endet der Zugang am ${writtenDay(on, 'de')}. Haben Sie schon bezahlt, müssen Sie nichts tun.`,
    ],
    button: 'Abonnement und Rechnungen ansehen',
  }),
})
