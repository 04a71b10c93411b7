import { defineMail } from '../define-mail.ts'
import { writtenAmount } from '../written.ts'

type Values = {
  product: string
  reason: 'customer' | 'unpaid'
  /** What was credited, with VAT; 0 for nothing. */
  backCents: number
  token: string
}

/** Tells that a subscription has ended. */
export const subscriptionClosed = defineMail<Values>({
  label: 'Abonnement: beëindigd',
  delivery: 'answer',
  hours: 7 * 24,
  example: { product: 'Schakel Compleet', reason: 'customer', backCents: 9974, token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, reason, backCents }) => ({
    subject: `Uw abonnement ${product} is beëindigd`,
    parts: [
      reason === 'unpaid'
        ? 'Uw abonnement is gesloten, omdat het niet is betaald.'
        : 'Uw abonnement is afgelopen, zoals u het hebt opgezegd.',
      ...(backCents > 0
        ? [
            `Voor de dagen die u niet gebruikt is ${writtenAmount(backCents, 'nl')} gecrediteerd. Wat u daarvan al had betaald, krijgt u binnen veertien dagen terug.`,
          ]
        : []),
    ],
    button: 'Abonnement en facturen bekijken',
  }),
  en: ({ product, reason, backCents }) => ({
    subject: `Your subscription ${product} has ended`,
    parts: [
      reason === 'unpaid'
        ? 'Your subscription has been closed, because it was not paid.'
        : 'Your subscription has ended, as you cancelled it.',
      ...(backCents > 0
        ? [
            `${writtenAmount(backCents, 'en')} has been credited for the days that you do not use. What you had paid of it is refunded within fourteen days.`,
          ]
        : []),
    ],
    button: 'View subscription and invoices',
  }),
  de: ({ product, reason, backCents }) => ({
    subject: `Ihr Abonnement ${product} ist beendet`,
    parts: [
      reason === 'unpaid'
        ? 'Ihr Abonnement wurde geschlossen, weil es nicht bezahlt wurde.'
        : 'Ihr Abonnement ist ausgelaufen, wie Sie es gekündigt haben.',
      ...(backCents > 0
        ? [
            `Für die nicht genutzten Tage wurden ${writtenAmount(backCents, 'de')} gutgeschrieben. Was Sie davon bezahlt hatten, erhalten Sie innerhalb von vierzehn Tagen zurück.`,
          ]
        : []),
    ],
    button: 'Abonnement und Rechnungen ansehen',
  }),
})
