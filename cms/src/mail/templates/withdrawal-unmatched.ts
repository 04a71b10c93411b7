import { defineMail } from '../define-mail.ts'
import { writtenInstant } from '../written.ts'

type Values = {
  name: string
  /** What is withdrawn from, as it was typed. */
  contract: string
  email: string
  /** When it arrived, in ISO 8601. */
  at: string
}

/** Tells the desk of a withdrawal that names no subscription of its mailbox, or none that is in time. Replies go to whoever sent it. */
export const withdrawalUnmatched = defineMail<Values>({
  label: 'Herroeping zonder abonnement',
  delivery: 'answer',
  hours: 14 * 24,
  example: {
    ...{ name: 'Noor Bakker', contract: 'het weekblad van mijn man', email: 'noor@bedrijf.example' },
    at: '2026-11-23T10:15:00.000Z',
  },
  replyTo: ({ email }) => email,
  nl: ({ name, contract, email, at }) => ({
    subject: 'Herroeping die niet vanzelf kon',
    parts: [
      'Bij deze herroeping hoort geen abonnement van dit adres waarvoor de termijn nog loopt. Wat er te veel is betaald, moet binnen veertien dagen terug.',
      {
        facts: [
          ['Naam', name],
          ['E-mail', email],
          ['Ontvangen', writtenInstant(at, 'nl')],
        ],
      },
      { quote: contract },
    ],
  }),
  en: ({ name, contract, email, at }) => ({
    subject: 'A withdrawal that needs somebody',
    parts: [
      'No subscription of this address that is still in time belongs to this withdrawal. What was paid too much has to be refunded within fourteen days.',
      {
        facts: [
          ['Name', name],
          ['E-mail', email],
          ['Received', writtenInstant(at, 'en')],
        ],
      },
      { quote: contract },
    ],
  }),
  de: ({ name, contract, email, at }) => ({
    subject: 'Ein Widerruf, der nicht von selbst ging',
    parts: [
      'Zu diesem Widerruf gehört kein Abonnement dieser Adresse, dessen Frist noch läuft. Zu viel Gezahltes muss binnen vierzehn Tagen zurück.',
      {
        facts: [
          ['Name', name],
          ['E-Mail', email],
          ['Eingegangen', writtenInstant(at, 'de')],
        ],
      },
      { quote: contract },
    ],
  }),
})
