import { defineMail } from '../define-mail.ts'
import type { Language } from '../site-link.ts'
import { writtenAmount, writtenDay } from '../written.ts'

type Values = {
  number: string
  order: number
  product: string
  /** With VAT. */
  totalCents: number
  /** The day by which it is paid, or from which it is collected, such as `2026-12-05`. */
  due: string
  /** Masked; null where the customer pays. */
  account: string | null
  /** Paid when ordering; missing in mails from before there was such a way. */
  payment?: 'online' | null
  /** With which it can be paid online; missing where it can't. */
  code?: string | null
}

/** An invoice, attached as a PDF. Its address was typed by the customer, so nothing that they wrote is in it. */
export const invoice = defineMail<Values>({
  label: 'Factuur',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    number: '2026-00017',
    order: 17,
    product: 'Vacaturebundel 5',
    totalCents: 96_195,
    due: '2026-12-05',
    account: null,
  },
  invoice: ({ number }) => number,
  page: ({ code }) => (code ? { path: '/betaling', query: { code } } : null),
  nl: (values) => ({
    subject: `Factuur ${values.number} van Schakel`,
    parts: [
      'Dank u voor uw bestelling. De factuur zit als pdf bij deze e-mail.',
      {
        facts: [
          ['Factuur', values.number],
          ['Bestelling', `${values.order}, ${values.product}`],
          ['Bedrag met btw', money(values, 'nl')],
          ['Betaling', values.payment ? 'Online' : null],
          [values.account ? 'Wordt afgeschreven vanaf' : 'Te betalen uiterlijk', day(values, 'nl')],
          ['Van rekening', values.account],
        ],
      },
    ],
    button: 'Nu online betalen',
  }),
  en: (values) => ({
    subject: `Invoice ${values.number} from Schakel`,
    parts: [
      'Thank you for your order. The invoice is attached as a PDF.',
      {
        facts: [
          ['Invoice', values.number],
          ['Order', `${values.order}, ${values.product}`],
          ['Amount with VAT', money(values, 'en')],
          ['Payment', values.payment ? 'Online' : null],
          [values.account ? 'Collected from' : 'To be paid by', day(values, 'en')],
          ['From account', values.account],
        ],
      },
    ],
    button: 'Pay online now',
  }),
  de: (values) => ({
    subject: `Rechnung ${values.number} von Schakel`,
    parts: [
      'Vielen Dank für Ihre Bestellung. Die Rechnung liegt dieser E-Mail als PDF bei.',
      {
        facts: [
          ['Rechnung', values.number],
          ['Bestellung', `${values.order}, ${values.product}`],
          ['Betrag mit Mehrwertsteuer', money(values, 'de')],
          ['Zahlung', values.payment ? 'Online' : null],
          [values.account ? 'Wird eingezogen ab' : 'Zu zahlen bis', day(values, 'de')],
          ['Vom Konto', values.account],
        ],
      },
    ],
    button: 'Jetzt online bezahlen',
  }),
})

function money({ totalCents }: Values, language: Language): string {
  return writtenAmount(totalCents, language)
}

function day({ due }: Values, language: Language): string {
  return writtenDay(due, language)
}
