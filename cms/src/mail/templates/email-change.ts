import { defineMail } from '../define-mail.ts'

/** Confirms the new address of an account. */
export const emailChange = defineMail({
  label: 'Ander e-mailadres: bevestiging',
  delivery: 'answer',
  hours: 24,
  provesAddress: true,
  example: { code: 'voorbeeld' },
  page: ({ code }) => ({ path: '/email-valideren', query: { wijziging: code } }),
  nl: () => ({
    subject: 'Bevestig uw nieuwe e-mailadres',
    parts: ['U wilt dit e-mailadres gebruiken voor uw account bij Schakel. Bevestig dat het van u is.'],
    button: 'Nieuw adres bevestigen',
    after: [
      'De link werkt 24 uur en één keer. Tot die tijd logt u in met uw oude adres. Hebt u dit niet gevraagd? Dan hoeft u niets te doen.',
    ],
  }),
  en: () => ({
    subject: 'Confirm your new e-mail address',
    parts: [
      'You want to use this e-mail address for your account with Schakel. Please confirm that it is yours.',
    ],
    button: 'Confirm new address',
    after: [
      'The link works once, for 24 hours. Until then you sign in with your old address. If you did not ask for this, you need not do anything.',
    ],
  }),
  de: () => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    parts: [
      'Sie möchten diese E-Mail-Adresse für Ihr Konto bei Schakel verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
    ],
    button: 'Neue Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Bis dahin melden Sie sich mit Ihrer alten Adresse an. Wenn Sie das nicht gewünscht haben, brauchen Sie nichts zu tun.',
    ],
  }),
})
