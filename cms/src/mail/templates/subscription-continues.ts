import { defineMail } from '../define-mail.ts'
import { writtenDay } from '../written.ts'

type Values = {
  product: string
  /** `pause`: it was paused. `cancellation`: that was undone. */
  after: 'pause' | 'cancellation'
  /** The last day that is paid for, such as `2027-01-04`; null where that isn't known. */
  until: string | null
  token: string
}

/** Confirms that a subscription goes on. */
export const subscriptionContinues = defineMail<Values>({
  label: 'Abonnement: gaat door',
  delivery: 'answer',
  hours: 72,
  example: { product: 'Schakel Compleet', after: 'pause', until: '2027-01-04', token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, after, until }) => ({
    subject: `Uw abonnement ${product} gaat door`,
    parts: [
      after === 'pause' ? 'De pauze is voorbij: u kunt weer alles lezen.' : 'Uw opzegging is ingetrokken.',
      ...(until ? [`De lopende termijn eindigt op ${writtenDay(until, 'nl')}.`] : []),
    ],
    button: 'Abonnement bekijken',
  }),
  en: ({ product, after, until }) => ({
    subject: `Your subscription ${product} continues`,
    parts: [
      after === 'pause'
        ? 'The pause is over: you can read everything again.'
        : 'Your cancellation has been undone.',
      ...(until ? [`The present period ends on ${writtenDay(until, 'en')}.`] : []),
    ],
    button: 'View the subscription',
  }),
  de: ({ product, after, until }) => ({
    subject: `Ihr Abonnement ${product} läuft weiter`,
    parts: [
      after === 'pause'
        ? 'Die Pause ist vorbei: Sie können wieder alles lesen.'
        : 'Ihre Kündigung ist zurückgenommen.',
      ...(until ? [`Der laufende Zeitraum endet am ${writtenDay(until, 'de')}.`] : []),
    ],
    button: 'Abonnement ansehen',
  }),
})
