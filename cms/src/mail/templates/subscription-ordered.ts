import { defineMail } from '../define-mail.ts'
import { writtenAmount, writtenDay } from '../written.ts'

type Values = {
  number: number
  product: string
  /** What a period costs, in cents. */
  cents: number
  interval: 'month' | 'quarter' | 'year'
  /** Such as `2026-12-05`. */
  startsOn: string
  /** The last day that is free; null without a trial. */
  trialUntil: string | null
  /** The day from which its owner reads, where that is still to come. */
  opensOn: string | null
  /** What has to come before anybody reads. */
  awaits: 'payment' | null
  token: string
}

/** What was bought, for how much and how long, and how to end it: the law asks for it in writing. */
export const subscriptionOrdered = defineMail<Values>({
  label: 'Abonnement: bevestiging',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    ...{ number: 1017, product: 'Schakel Digitaal', cents: 1150, interval: 'month' },
    ...{ startsOn: '2026-11-23', trialUntil: '2026-12-22', opensOn: null, awaits: null, token: 'voorbeeld' },
  },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: (values) => ({
    subject: `Uw abonnement ${values.number} op Schakel`,
    parts: [
      `Dank u voor uw bestelling. ${reads.nl(values)}`,
      {
        facts: [
          ['Abonnement', `${values.product}, nummer ${values.number}`],
          ['Begint op', writtenDay(values.startsOn, 'nl')],
          ['Gratis tot en met', values.trialUntil && writtenDay(values.trialUntil, 'nl')],
          [
            'Prijs',
            `${writtenAmount(values.cents, 'nl')} per ${intervals.nl[values.interval]}, inclusief btw`,
          ],
        ],
      },
      ends.nl[values.interval === 'month' ? 'month' : 'longer'],
      ...(values.trialUntil ? ['Zegt u voor het einde van de gratis periode op, dan betaalt u niets.'] : []),
      'Binnen veertien dagen kunt u de overeenkomst herroepen, zonder reden. U betaalt dan alleen de dagen die u hebt kunnen lezen. Opzeggen en herroepen kan op de site, of met een mail aan abonnee@schakel.example.',
    ],
    button: 'Naar mijn abonnement',
  }),
  en: (values) => ({
    subject: `Your subscription ${values.number} to Schakel`,
    parts: [
      `Thank you for your order. ${reads.en(values)}`,
      {
        facts: [
          ['Subscription', `${values.product}, number ${values.number}`],
          ['Starts on', writtenDay(values.startsOn, 'en')],
          ['Free until', values.trialUntil && writtenDay(values.trialUntil, 'en')],
          ['Price', `${writtenAmount(values.cents, 'en')} a ${intervals.en[values.interval]}, including VAT`],
        ],
      },
      ends.en[values.interval === 'month' ? 'month' : 'longer'],
      ...(values.trialUntil ? ['Cancel before the free period ends and you pay nothing.'] : []),
      'Within fourteen days you can withdraw from the contract without giving a reason. You then pay only for the days on which you could read. You can cancel and withdraw on the site, or by mail to abonnee@schakel.example.',
    ],
    button: 'To my subscription',
  }),
  de: (values) => ({
    subject: `Ihr Abonnement ${values.number} bei Schakel`,
    parts: [
      `Vielen Dank für Ihre Bestellung. ${reads.de(values)}`,
      {
        facts: [
          ['Abonnement', `${values.product}, Nummer ${values.number}`],
          ['Beginnt am', writtenDay(values.startsOn, 'de')],
          ['Kostenlos bis einschließlich', values.trialUntil && writtenDay(values.trialUntil, 'de')],
          [
            'Preis',
            `${writtenAmount(values.cents, 'de')} pro ${intervals.de[values.interval]}, inklusive Mehrwertsteuer`,
          ],
        ],
      },
      ends.de[values.interval === 'month' ? 'month' : 'longer'],
      ...(values.trialUntil
        ? ['Kündigen Sie vor dem Ende des kostenlosen Zeitraums, zahlen Sie nichts.']
        : []),
      'Innerhalb von vierzehn Tagen können Sie den Vertrag ohne Angabe von Gründen widerrufen. Sie zahlen dann nur die Tage, an denen Sie lesen konnten. Kündigen und widerrufen können Sie auf der Website oder per E-Mail an abonnee@schakel.example.',
    ],
    button: 'Zu meinem Abonnement',
  }),
})

/** From when the account reads. */
const reads = {
  nl: ({ opensOn, awaits }: Values) => {
    const from = opensOn ? ` vanaf ${writtenDay(opensOn, 'nl')}` : ''
    return `${awaits ? 'Na uw betaling kunt u' : 'U kunt'}${from} lezen met het account bij dit e-mailadres.`
  },
  en: ({ opensOn, awaits }: Values) => {
    const from = opensOn ? ` from ${writtenDay(opensOn, 'en')}` : ''
    return `${awaits ? 'Once you have paid, you' : 'You'} can read with the account of this e-mail address${from}.`
  },
  de: ({ opensOn, awaits }: Values) => {
    const from = opensOn ? ` ab dem ${writtenDay(opensOn, 'de')}` : ''
    return `${awaits ? 'Nach Ihrer Zahlung lesen Sie' : 'Sie lesen'}${from} mit dem Konto dieser E-Mail-Adresse.`
  },
}

const intervals = {
  nl: { month: 'maand', quarter: 'kwartaal', year: 'jaar' },
  en: { month: 'month', quarter: 'quarter', year: 'year' },
  de: { month: 'Monat', quarter: 'Quartal', year: 'Jahr' },
}

const ends = {
  nl: {
    month: 'U kunt elke maand opzeggen; het abonnement eindigt dan met de maand die betaald is.',
    longer:
      'De eerste periode loopt uit. Daarna kunt u elke maand opzeggen en krijgt u terug wat u te veel hebt betaald.',
  },
  en: {
    month: 'You can cancel every month; the subscription then ends with the month that is paid for.',
    longer:
      'The first period runs to its end. After that you can cancel every month, and get back what you paid too much.',
  },
  de: {
    month: 'Sie können jeden Monat kündigen; das Abonnement endet dann mit dem bezahlten Monat.',
    longer:
      'Der erste Zeitraum läuft bis zu seinem Ende. Danach können Sie jeden Monat kündigen und erhalten zurück, was Sie zu viel bezahlt haben.',
  },
} as const
