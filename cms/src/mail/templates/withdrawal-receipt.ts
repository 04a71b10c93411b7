import { defineMail } from '../define-mail.ts'
import { unlinked } from '../unlinked.ts'
import { writtenInstant } from '../written.ts'

type Values = {
  name: string
  /** What is withdrawn from, as it was typed. */
  contract: string
  /** When it arrived, in ISO 8601. */
  at: string
}

/**
 * Confirms that a withdrawal has arrived, with its content, date and time, as the law asks. The same whatever comes of it: the address may be
 * somebody else's.
 */
export const withdrawalReceipt = defineMail<Values>({
  label: 'Herroeping ontvangen',
  delivery: 'answer',
  hours: 14 * 24,
  example: { name: 'Noor Bakker', contract: 'Abonnement 1024', at: '2026-11-23T10:15:00.000Z' },
  nl: ({ name, contract, at }) => ({
    subject: 'Uw herroeping is ontvangen',
    parts: [
      'U hebt ons laten weten dat u een overeenkomst herroept. Bewaar deze ontvangstbevestiging.',
      {
        facts: [
          ['Naam', unlinked(name)],
          ['Overeenkomst', unlinked(contract)],
          ['Ontvangen', writtenInstant(at, 'nl')],
        ],
      },
      'Herkennen we de overeenkomst en bent u op tijd, dan sluit het abonnement meteen en krijgt u daarvan apart bericht. Anders kijkt de abonnementenservice ernaar. Wat u te veel hebt betaald, krijgt u binnen veertien dagen terug.',
      'Hebt u niets herroepen? Neem dan contact met ons op.',
    ],
  }),
  en: ({ name, contract, at }) => ({
    subject: 'Your withdrawal has been received',
    parts: [
      'You told us that you withdraw from a contract. Please keep this receipt.',
      {
        facts: [
          ['Name', unlinked(name)],
          ['Contract', unlinked(contract)],
          ['Received', writtenInstant(at, 'en')],
        ],
      },
      'If we recognise the contract and you are in time, the subscription closes at once, and you get another e-mail about it. Otherwise our subscription desk looks at it. What you paid too much is refunded within fourteen days.',
      'Did you withdraw from nothing? Then please contact us.',
    ],
  }),
  de: ({ name, contract, at }) => ({
    subject: 'Ihr Widerruf ist eingegangen',
    parts: [
      'Sie haben uns mitgeteilt, dass Sie einen Vertrag widerrufen. Bitte bewahren Sie diese Bestätigung auf.',
      {
        facts: [
          ['Name', unlinked(name)],
          ['Vertrag', unlinked(contract)],
          ['Eingegangen', writtenInstant(at, 'de')],
        ],
      },
      'Erkennen wir den Vertrag und ist die Frist gewahrt, endet das Abonnement sofort und Sie erhalten darüber eine weitere E-Mail. Sonst prüft es unser Abonnementservice. Zu viel Gezahltes erhalten Sie innerhalb von vierzehn Tagen zurück.',
      'Haben Sie nichts widerrufen? Dann nehmen Sie bitte Kontakt mit uns auf.',
    ],
  }),
})
