import { defineMail } from '../define-mail.ts'
import type { Language } from '../site-link.ts'
import { writtenAmount } from '../written.ts'

type Values = {
  number: string
  /** Number of the invoice that it credits. */
  invoice: string
  /** With VAT. */
  creditedCents: number
}

/** A credit note, attached as a PDF. Nothing that the customer wrote is in it. */
export const creditNote = defineMail<Values>({
  label: 'Creditnota',
  delivery: 'answer',
  hours: 7 * 24,
  example: { number: '2026-00018', invoice: '2026-00017', creditedCents: 96_195 },
  invoice: ({ number }) => number,
  nl: (values) => ({
    subject: `Creditnota ${values.number} van Schakel`,
    parts: [
      `Wij hebben factuur ${values.invoice} geheel of deels gecrediteerd. De creditnota zit als pdf bij deze e-mail.`,
      {
        facts: [
          ['Creditnota', values.number],
          ['Bij factuur', values.invoice],
          ['Bedrag met btw', money(values, 'nl')],
        ],
      },
      'Wat u daardoor te veel hebt betaald, krijgt u terug. Stond de factuur nog open, dan hoeft u dit bedrag niet meer te betalen.',
    ],
  }),
  en: (values) => ({
    subject: `Credit note ${values.number} from Schakel`,
    parts: [
      `We have credited all or part of invoice ${values.invoice}. The credit note is attached as a PDF.`,
      {
        facts: [
          ['Credit note', values.number],
          ['For invoice', values.invoice],
          ['Amount with VAT', money(values, 'en')],
        ],
      },
      'You get back what you have paid too much because of this. If the invoice was still open, you no longer need to pay this amount.',
    ],
  }),
  de: (values) => ({
    subject: `Gutschrift ${values.number} von Schakel`,
    parts: [
      `Wir haben Rechnung ${values.invoice} ganz oder teilweise gutgeschrieben. Die Gutschrift liegt dieser E-Mail als PDF bei.`,
      {
        facts: [
          ['Gutschrift', values.number],
          ['Zu Rechnung', values.invoice],
          ['Betrag mit Mehrwertsteuer', money(values, 'de')],
        ],
      },
      'Was Sie dadurch zu viel bezahlt haben, erhalten Sie zurück. War die Rechnung noch offen, brauchen Sie diesen Betrag nicht mehr zu zahlen.',
    ],
  }),
})

function money({ creditedCents }: Values, language: Language): string {
  return writtenAmount(creditedCents, language)
}
