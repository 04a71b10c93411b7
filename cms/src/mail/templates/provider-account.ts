import { defineMail } from '../define-mail.ts'

/** Sent instead of a reset when the account has no password. */
export const providerAccount = defineMail({
  label: 'Account zonder wachtwoord',
  delivery: 'answer',
  hours: 24,
  // As in `confirmation`.
  example: { back: '' },
  page: ({ back }) => ({ path: '/inloggen', query: { ...(back && { naar: back }) } }),
  nl: () => ({
    subject: 'Zo logt u in bij Schakel',
    parts: [
      'Er is een nieuw wachtwoord aangevraagd voor dit e-mailadres. Uw account heeft geen wachtwoord bij Schakel: u logt in met uw account bij een andere dienst.',
    ],
    button: 'Naar de inlogpagina',
    after: ['Hebt u niets aangevraagd? Dan hoeft u niets te doen.'],
  }),
  en: () => ({
    subject: 'How you sign in to Schakel',
    parts: [
      'A new password was requested for this e-mail address. Your account has no password with Schakel: you sign in with your account at another service.',
    ],
    button: 'To the sign-in page',
    after: ['If you did not request anything, you need not do anything.'],
  }),
  de: () => ({
    subject: 'So melden Sie sich bei Schakel an',
    parts: [
      'Für diese E-Mail-Adresse wurde ein neues Passwort angefordert. Ihr Konto hat kein Passwort bei Schakel: Sie melden sich mit Ihrem Konto bei einem anderen Dienst an.',
    ],
    button: 'Zur Anmeldeseite',
    after: ['Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun.'],
  }),
})
