import { defineMail } from '../define-mail.ts'
import { writtenAmount } from '../written.ts'

type Values = {
  order: number
  invoice: string
  product: string
  totalCents: number
  /** Null where nothing is sent by post. */
  paper: 'post' | null
  code: string
}

/** An issue that was bought and paid: the way to read it, with the invoice attached. */
export const issueBought = defineMail<Values>({
  label: 'Los nummer: om te lezen',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    ...{ order: 17, invoice: '2026-00017', product: 'Schakel November 2026: Wie betaalt de piek?' },
    ...{ totalCents: 1095, paper: null, code: 'voorbeeld' },
  },
  page: ({ code }) => ({ path: '/magazines/lezen', query: { code } }),
  invoice: ({ invoice }) => invoice,
  nl: (values) => ({
    subject: 'Uw nummer van Schakel',
    parts: [
      'Dank u voor uw bestelling. Hieronder leest u het nummer; de link blijft werken. De factuur zit als pdf bij deze e-mail.',
      {
        facts: [
          ['Bestelling', `${values.order}, ${values.product}`],
          ['Betaald', `${writtenAmount(values.totalCents, 'nl')}, inclusief btw`],
        ],
      },
      ...(values.paper ? ['Het nummer op papier gaat binnen twee werkdagen op de post.'] : []),
      'Wie deze link heeft, kan het nummer lezen. Stuur hem dus niet door.',
    ],
    button: 'Nummer lezen',
  }),
  en: (values) => ({
    subject: 'Your issue of Schakel',
    parts: [
      'Thank you for your order. You read the issue below; the link keeps working. The invoice is attached as a PDF.',
      {
        facts: [
          ['Order', `${values.order}, ${values.product}`],
          ['Paid', `${writtenAmount(values.totalCents, 'en')}, including VAT`],
        ],
      },
      ...(values.paper ? ['The issue on paper is posted within two working days.'] : []),
      'Whoever has this link can read the issue, so please do not pass it on.',
    ],
    button: 'Read the issue',
  }),
  de: (values) => ({
    subject: 'Ihre Ausgabe von Schakel',
    parts: [
      'Vielen Dank für Ihre Bestellung. Unten lesen Sie die Ausgabe; der Link bleibt gültig. Die Rechnung liegt als PDF bei.',
      {
        facts: [
          ['Bestellung', `${values.order}, ${values.product}`],
          ['Bezahlt', `${writtenAmount(values.totalCents, 'de')}, inklusive Mehrwertsteuer`],
        ],
      },
      ...(values.paper ? ['Die gedruckte Ausgabe geht innerhalb von zwei Werktagen in die Post.'] : []),
      'Wer diesen Link hat, kann die Ausgabe lesen. Bitte geben Sie ihn nicht weiter.',
    ],
    button: 'Ausgabe lesen',
  }),
})
