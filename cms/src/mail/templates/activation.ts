import { defineMail } from '../define-mail.ts'

/** Invites someone to activate an account that the editors created. */
export const activation = defineMail({
  label: 'Account klaargezet door de redactie',
  delivery: 'answer',
  hours: 7 * 24,
  provesAddress: true,
  example: { code: 'voorbeeld' },
  page: ({ code }) => ({ path: '/account-activeren', query: { code } }),
  nl: () => ({
    subject: 'Uw account bij Schakel staat klaar',
    parts: ['De redactie heeft een account voor u aangemaakt. Kies een wachtwoord en u kunt inloggen.'],
    button: 'Account activeren',
    after: ['De link werkt zeven dagen en één keer.'],
  }),
  en: () => ({
    subject: 'Your account with Schakel is ready',
    parts: ['The editors have created an account for you. Choose a password and you can sign in.'],
    button: 'Activate account',
    after: ['The link works once, for seven days.'],
  }),
  de: () => ({
    subject: 'Ihr Konto bei Schakel ist bereit',
    parts: [
      'Die Redaktion hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, dann können Sie sich anmelden.',
    ],
    button: 'Konto aktivieren',
    after: ['Der Link gilt sieben Tage und nur einmal.'],
  }),
})
