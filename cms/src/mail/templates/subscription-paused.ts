import { defineMail } from '../define-mail.ts'
import { writtenDay } from '../written.ts'

type Values = {
  product: string
  /** The day on which it goes on, such as `2027-01-04`. */
  on: string
  token: string
}

/** Confirms that a subscription is paused. */
export const subscriptionPaused = defineMail<Values>({
  label: 'Abonnement: pauze',
  delivery: 'answer',
  hours: 72,
  example: { product: 'Schakel Compleet', on: '2027-01-04', token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, on }) => ({
    subject: `Uw abonnement ${product} staat stil`,
    parts: [
      `Op ${writtenDay(on, 'nl')} gaat het vanzelf verder. De dagen ertussen komen achter uw termijn; magazines van die tijd bewaren we voor u.`,
      'U kunt het eerder laten doorgaan.',
    ],
    button: 'Abonnement bekijken',
  }),
  en: ({ product, on }) => ({
    subject: `Your subscription ${product} is paused`,
    parts: [
      `It continues by itself on ${writtenDay(on, 'en')}. The days in between are added to your period, and we keep the magazines of that time for you.`,
      'You can let it continue earlier.',
    ],
    button: 'View the subscription',
  }),
  de: ({ product, on }) => ({
    subject: `Ihr Abonnement ${product} pausiert`,
    parts: [
      `Am ${writtenDay(on, 'de')} geht es von selbst weiter. Die Tage dazwischen werden an Ihren Zeitraum angehängt; Magazine dieser Zeit bewahren wir für Sie auf.`,
      'Sie können es früher weiterlaufen lassen.',
    ],
    button: 'Abonnement ansehen',
  }),
})
