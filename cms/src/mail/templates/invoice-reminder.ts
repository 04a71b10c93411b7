import { defineMail } from '../define-mail.ts'
import type { Language } from '../site-link.ts'
import { writtenAmount, writtenDay } from '../written.ts'

type Values = {
  number: string
  order: number
  owedCents: number
  /** The day by which it was to be paid, such as `2026-12-05`. */
  due: string
  /** Which reminder it is, from 1. */
  turn: number
  iban: string
  /** In whose name the account is. */
  payee: string
  /** With which it can be paid online; missing where it can't, and in mails from before. */
  code?: string | null
}

/** An invoice that hasn't been paid, attached again. */
export const invoiceReminder = defineMail<Values>({
  label: 'Factuur: herinnering',
  delivery: 'answer',
  hours: 3 * 24,
  example: {
    number: '2026-00017',
    order: 17,
    owedCents: 96_195,
    due: '2026-12-05',
    turn: 1,
    iban: 'NL13 TEST 0123 4567 89',
    payee: 'Schakelwerk B.V.',
  },
  invoice: ({ number }) => number,
  page: ({ code }) => (code ? { path: '/betaling', query: { code } } : null),
  nl: (values) => ({
    subject:
      values.turn === 1
        ? `Herinnering: factuur ${values.number} van Schakel`
        : `Tweede herinnering: factuur ${values.number} van Schakel`,
    parts: [
      'Wij hebben uw betaling van deze factuur nog niet gezien. Hebt u al betaald, dan hoeft u niets te doen.',
      {
        facts: [
          ['Factuur', values.number],
          ['Bestelling', String(values.order)],
          ['Nog te betalen', money(values, 'nl')],
          ['Te betalen uiterlijk', day(values, 'nl')],
          ['Naar rekening', values.iban],
          ['Ten name van', values.payee],
          ['Onder vermelding van', values.number],
        ],
      },
    ],
    button: 'Nu online betalen',
  }),
  en: (values) => ({
    subject:
      values.turn === 1
        ? `Reminder: invoice ${values.number} from Schakel`
        : `Second reminder: invoice ${values.number} from Schakel`,
    parts: [
      'We have not seen your payment of this invoice yet. If you have paid, there is nothing to do.',
      {
        facts: [
          ['Invoice', values.number],
          ['Order', String(values.order)],
          ['Still to be paid', money(values, 'en')],
          ['Was to be paid by', day(values, 'en')],
          ['To account', values.iban],
          ['In the name of', values.payee],
          ['Quoting', values.number],
        ],
      },
    ],
    button: 'Pay online now',
  }),
  de: (values) => ({
    subject:
      values.turn === 1
        ? `Erinnerung: Rechnung ${values.number} von Schakel`
        : `Zweite Erinnerung: Rechnung ${values.number} von Schakel`,
    parts: [
      'Wir haben Ihre Zahlung dieser Rechnung noch nicht gesehen. Falls Sie schon bezahlt haben, ist nichts zu tun.',
      {
        facts: [
          ['Rechnung', values.number],
          ['Bestellung', String(values.order)],
          ['Noch zu zahlen', money(values, 'de')],
          ['War zu zahlen bis', day(values, 'de')],
          ['Auf das Konto', values.iban],
          ['Kontoinhaber', values.payee],
          ['Unter Angabe von', values.number],
        ],
      },
    ],
    button: 'Jetzt online bezahlen',
  }),
})

function money({ owedCents }: Values, language: Language): string {
  return writtenAmount(owedCents, language)
}

function day({ due }: Values, language: Language): string {
  return writtenDay(due, language)
}
