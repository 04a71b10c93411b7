import { defineMail } from '../define-mail.ts'

/** Confirms that an account was deleted. */
export const accountDeleted = defineMail({
  label: 'Account verwijderd',
  delivery: 'answer',
  hours: 48,
  leavesNoTrace: true,
  example: {},
  nl: () => ({
    subject: 'Uw account is verwijderd',
    parts: [
      'Uw account bij Schakel is verwijderd, met uw opgeslagen artikelen, uw berichten en sollicitaties en uw aanmeldingen voor nieuwsbrieven en alerts.',
      'Facturen, betalingen en machtigingen bewaren wij ten minste zeven jaar, met de naam die erop staat, omdat de belastingwet dat vraagt. Ze horen bij geen account meer.',
    ],
  }),
  en: () => ({
    subject: 'Your account has been deleted',
    parts: [
      'Your account with Schakel has been deleted, with your saved articles, your messages and applications, and your sign-ups for newsletters and alerts.',
      'We keep invoices, payments and mandates for at least seven years, with the name on them, because tax law requires it. They belong to no account any more.',
    ],
  }),
  de: () => ({
    subject: 'Ihr Konto wurde gelöscht',
    parts: [
      'Ihr Konto bei Schakel wurde gelöscht, mit Ihren gespeicherten Artikeln, Ihren Nachrichten und Bewerbungen und Ihren Anmeldungen zu Newslettern und Job-Alarmen.',
      'Rechnungen, Zahlungen und Mandate bewahren wir mindestens sieben Jahre auf, mit dem Namen darauf, weil das Steuerrecht es verlangt. Sie gehören zu keinem Konto mehr.',
    ],
  }),
})
