import { defineMail } from '../define-mail.ts'

/** Confirms that an account was deleted. */
export const accountDeleted = defineMail({
  label: 'Account verwijderd',
  delivery: 'answer',
  hours: 48,
  example: {},
  nl: () => ({
    subject: 'Uw account is verwijderd',
    parts: [
      'Uw account bij Schakel is verwijderd, met uw opgeslagen artikelen en uw aanmeldingen voor nieuwsbrieven.',
      'Gegevens die wij volgens de wet moeten bewaren, zoals die van betalingen, staan niet meer op uw naam.',
    ],
  }),
  en: () => ({
    subject: 'Your account has been deleted',
    parts: [
      'Your account with Schakel has been deleted, with your saved articles and your newsletter sign-ups.',
      'Data that we must keep by law, such as that of payments, no longer bears your name.',
    ],
  }),
  de: () => ({
    subject: 'Ihr Konto wurde gelöscht',
    parts: [
      'Ihr Konto bei Schakel wurde gelöscht, mit Ihren gespeicherten Artikeln und Ihren Newsletter-Anmeldungen.',
      'Daten, die wir gesetzlich aufbewahren müssen, etwa zu Zahlungen, tragen Ihren Namen nicht mehr.',
    ],
  }),
})
