import { defineMail } from '../define-mail.ts'
import { writtenAmount, writtenInstant } from '../written.ts'

type Values = {
  number: number
  product: string
  /** When it closed, in ISO 8601. */
  at: string
  /** What was credited, with VAT; 0 for nothing. */
  backCents: number
  token: string
}

/** Confirms that a subscription was withdrawn from and has closed. */
export const subscriptionWithdrawn = defineMail<Values>({
  label: 'Abonnement: herroepen',
  delivery: 'answer',
  hours: 14 * 24,
  example: {
    number: 1024,
    product: 'Schakel Digitaal',
    at: '2026-11-23T10:15:00.000Z',
    backCents: 1035,
    token: 'voorbeeld',
  },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ number, product, at, backCents }) => ({
    subject: 'Uw abonnement is herroepen',
    parts: [
      'Het abonnement is gesloten. U betaalt alleen de dagen tot uw bericht.',
      {
        facts: [
          ['Abonnement', `${number}, ${product}`],
          ['Herroepen', writtenInstant(at, 'nl')],
          ['Gecrediteerd', backCents > 0 ? writtenAmount(backCents, 'nl') : null],
        ],
      },
      ...(backCents > 0 ? ['Wat u daarvan al had betaald, krijgt u binnen veertien dagen terug.'] : []),
    ],
    button: 'Abonnement en facturen bekijken',
  }),
  en: ({ number, product, at, backCents }) => ({
    subject: 'You have withdrawn from your subscription',
    parts: [
      'The subscription has closed. You pay only for the days until your message.',
      {
        facts: [
          ['Subscription', `${number}, ${product}`],
          ['Withdrawn', writtenInstant(at, 'en')],
          ['Credited', backCents > 0 ? writtenAmount(backCents, 'en') : null],
        ],
      },
      ...(backCents > 0 ? ['What you had paid of it is refunded within fourteen days.'] : []),
    ],
    button: 'View subscription and invoices',
  }),
  de: ({ number, product, at, backCents }) => ({
    subject: 'Ihr Abonnement ist widerrufen',
    parts: [
      'Das Abonnement ist beendet. Sie zahlen nur die Tage bis zu Ihrer Nachricht.',
      {
        facts: [
          ['Abonnement', `${number}, ${product}`],
          ['Widerrufen', writtenInstant(at, 'de')],
          ['Gutgeschrieben', backCents > 0 ? writtenAmount(backCents, 'de') : null],
        ],
      },
      ...(backCents > 0
        ? ['Was Sie davon bezahlt hatten, erhalten Sie innerhalb von vierzehn Tagen zurück.']
        : []),
    ],
    button: 'Abonnement und Rechnungen ansehen',
  }),
})
