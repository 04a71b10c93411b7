import { defineMail } from '../define-mail.ts'
import { writtenAmount, writtenDay } from '../written.ts'

type Values = {
  product: string
  /** The first day of the next year, such as `2027-11-23`. */
  on: string
  /** Of that year, with VAT. */
  cents: number
  token: string
}

/** Tells a month ahead that a year ends and another one begins. */
export const subscriptionRenewal = defineMail<Values>({
  label: 'Abonnement: verlenging',
  delivery: 'answer',
  hours: 14 * 24,
  example: { product: 'Schakel Compleet', on: '2027-11-23', cents: 14_900, token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, on, cents }) => ({
    subject: `Uw abonnement ${product} wordt verlengd`,
    parts: [
      `Op ${writtenDay(on, 'nl')} begint een nieuw jaar van uw abonnement. Dat kost ${writtenAmount(cents, 'nl')} met btw.`,
      'Wilt u niet verder? Zeg dan voor die dag op. Zegt u later op, dan stopt het abonnement aan het eind van de lopende maand en krijgt u de rest terug.',
    ],
    button: 'Abonnement bekijken of opzeggen',
  }),
  en: ({ product, on, cents }) => ({
    subject: `Your subscription ${product} will be renewed`,
    parts: [
      `On ${writtenDay(on, 'en')} another year of your subscription begins. It costs ${writtenAmount(cents, 'en')} with VAT.`,
      'Would you rather stop? Cancel before that day. If you cancel later, the subscription ends with the month, and you get the rest back.',
    ],
    button: 'View or cancel the subscription',
  }),
  de: ({ product, on, cents }) => ({
    subject: `Ihr Abonnement ${product} wird verlängert`,
    parts: [
      `Am ${writtenDay(on, 'de')} beginnt ein neues Jahr Ihres Abonnements. Es kostet ${writtenAmount(cents, 'de')} mit Mehrwertsteuer.`,
      'Möchten Sie nicht weiterlesen? Kündigen Sie vor diesem Tag. Kündigen Sie später, endet das Abonnement mit dem laufenden Monat und Sie erhalten den Rest zurück.',
    ],
    button: 'Abonnement ansehen oder kündigen',
  }),
})
