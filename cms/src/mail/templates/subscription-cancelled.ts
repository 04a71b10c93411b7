import { defineMail } from '../define-mail.ts'
import { writtenAmount, writtenDay, writtenInstant } from '../written.ts'

type Values = {
  number: number
  product: string
  /** When it was cancelled, in ISO 8601. */
  at: string
  /** The last day that it is open, such as `2026-12-22`. */
  until: string
  /** What comes back then, with VAT; 0 for nothing. */
  backCents: number
  token: string
}

/** Confirms that a subscription was cancelled, and until when it is open. */
export const subscriptionCancelled = defineMail<Values>({
  label: 'Abonnement: opgezegd',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    number: 1024,
    product: 'Schakel Digitaal',
    at: '2026-11-23T10:15:00.000Z',
    until: '2026-12-22',
    backCents: 0,
    token: 'voorbeeld',
  },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ number, product, at, until, backCents }) => ({
    subject: 'Uw abonnement is opgezegd',
    parts: [
      `U kunt tot en met ${writtenDay(until, 'nl')} blijven lezen. Tot die dag kunt u de opzegging ook weer intrekken.`,
      {
        facts: [
          ['Abonnement', `${number}, ${product}`],
          ['Opgezegd', writtenInstant(at, 'nl')],
          ['Loopt tot en met', writtenDay(until, 'nl')],
          ['U krijgt terug', backCents > 0 ? writtenAmount(backCents, 'nl') : null],
        ],
      },
    ],
    button: 'Abonnement bekijken',
  }),
  en: ({ number, product, at, until, backCents }) => ({
    subject: 'Your subscription is cancelled',
    parts: [
      `You can go on reading until ${writtenDay(until, 'en')}. Until then you can also undo this.`,
      {
        facts: [
          ['Subscription', `${number}, ${product}`],
          ['Cancelled', writtenInstant(at, 'en')],
          ['Last day', writtenDay(until, 'en')],
          ['You get back', backCents > 0 ? writtenAmount(backCents, 'en') : null],
        ],
      },
    ],
    button: 'View the subscription',
  }),
  de: ({ number, product, at, until, backCents }) => ({
    subject: 'Ihr Abonnement ist gekündigt',
    parts: [
      `Sie können bis einschließlich ${writtenDay(until, 'de')} weiterlesen. Bis dahin können Sie die Kündigung auch zurücknehmen.`,
      {
        facts: [
          ['Abonnement', `${number}, ${product}`],
          ['Gekündigt', writtenInstant(at, 'de')],
          ['Letzter Tag', writtenDay(until, 'de')],
          ['Sie erhalten zurück', backCents > 0 ? writtenAmount(backCents, 'de') : null],
        ],
      },
    ],
    button: 'Abonnement ansehen',
  }),
})
