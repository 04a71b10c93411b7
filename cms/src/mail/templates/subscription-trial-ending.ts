import { defineMail } from '../define-mail.ts'
import { writtenAmount, writtenDay } from '../written.ts'

type Values = {
  product: string
  /** The last day of the trial, such as `2026-12-05`. */
  until: string
  /** Of a period, with VAT. */
  cents: number
  token: string
}

/** Tells in time that a trial becomes a subscription that is paid for. */
export const subscriptionTrialEnding = defineMail<Values>({
  label: 'Abonnement: proefperiode eindigt',
  delivery: 'answer',
  hours: 72,
  example: { product: 'Schakel Digitaal', until: '2026-12-05', cents: 1150, token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, until, cents }) => ({
    subject: `Uw proefperiode van ${product} eindigt bijna`,
    parts: [
      `Uw proefperiode loopt tot en met ${writtenDay(until, 'nl')}. Daarna gaat het abonnement door voor ${writtenAmount(cents, 'nl')} per termijn.`,
      'Wilt u niet verder? Zeg dan voor die dag op. U betaalt dan niets.',
    ],
    button: 'Abonnement bekijken of opzeggen',
  }),
  en: ({ product, until, cents }) => ({
    subject: `Your trial of ${product} ends soon`,
    parts: [
      `Your trial ends on ${writtenDay(until, 'en')}. The subscription then continues for ${writtenAmount(cents, 'en')} a period.`,
      'Would you rather stop? Cancel before that day, and you pay nothing.',
    ],
    button: 'View or cancel the subscription',
  }),
  de: ({ product, until, cents }) => ({
    subject: `Ihre Probezeit von ${product} endet bald`,
    parts: [
      `Ihre Probezeit endet am ${writtenDay(until, 'de')}. Danach läuft das Abonnement für ${writtenAmount(cents, 'de')} je Zeitraum weiter.`,
      'Möchten Sie nicht weiterlesen? Kündigen Sie vorher, dann zahlen Sie nichts.',
    ],
    button: 'Abonnement ansehen oder kündigen',
  }),
})
