import { defineMail } from '../define-mail.ts'

type Values = {
  product: string
  payment: 'invoice' | 'incasso' | 'online'
  /** Masked; null where nothing is collected. */
  account: string | null
  /** Of the mandate; null without one. */
  reference: string | null
  token: string
}

/** Tells how a subscription is paid from now on, whoever has changed that. */
export const subscriptionPayment = defineMail<Values>({
  label: 'Abonnement: andere betaling',
  delivery: 'answer',
  hours: 72,
  example: {
    ...{ product: 'Schakel Compleet', payment: 'incasso', token: 'voorbeeld' },
    ...{ account: 'NL•• •••• •••• ••43 00', reference: 'SCHAKEL-000017' },
  },
  page: ({ token }) => ({ path: '/abonnement', query: { code: token } }),
  nl: ({ product, payment, account, reference }) => ({
    subject: `Andere betaling van uw abonnement ${product}`,
    parts: [
      'U betaalt uw abonnement voortaan anders. Hebt u dit niet gedaan, antwoord dan op deze e-mail.',
      {
        facts: [
          ['Betaling', ways.nl[payment]],
          ['Van rekening', account],
          ['Kenmerk van de machtiging', reference],
        ],
      },
    ],
    button: 'Abonnement bekijken',
  }),
  en: ({ product, payment, account, reference }) => ({
    subject: `Another payment for your subscription ${product}`,
    parts: [
      'Your subscription is paid in another way from now on. If you did not do this, please reply to this e-mail.',
      {
        facts: [
          ['Payment', ways.en[payment]],
          ['From account', account],
          ['Mandate reference', reference],
        ],
      },
    ],
    button: 'View the subscription',
  }),
  de: ({ product, payment, account, reference }) => ({
    subject: `Andere Zahlung für Ihr Abonnement ${product}`,
    parts: [
      'Ihr Abonnement wird künftig anders bezahlt. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.',
      {
        facts: [
          ['Zahlung', ways.de[payment]],
          ['Vom Konto', account],
          ['Mandatsreferenz', reference],
        ],
      },
    ],
    button: 'Abonnement ansehen',
  }),
})

const ways = {
  nl: {
    invoice: 'Op factuur',
    incasso: 'Automatische incasso',
    online: 'Online, met de link bij elke factuur',
  },
  en: { invoice: 'By invoice', incasso: 'Direct debit', online: 'Online, by the link with each invoice' },
  de: { invoice: 'Auf Rechnung', incasso: 'Lastschrift', online: 'Online, über den Link in jeder Rechnung' },
} as const
