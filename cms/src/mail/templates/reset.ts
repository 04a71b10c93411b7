import { defineMail } from '../define-mail.ts'

/** Link for choosing a new password. */
export const reset = defineMail({
  label: 'Nieuw wachtwoord',
  delivery: 'answer',
  hours: 1,
  provesAddress: true,
  // As in `confirmation`.
  example: { code: 'voorbeeld', back: '' },
  page: ({ code, back }) => ({ path: '/wachtwoord-reset', query: { code, ...(back && { naar: back }) } }),
  nl: () => ({
    subject: 'Kies een nieuw wachtwoord',
    parts: ['Er is een nieuw wachtwoord aangevraagd voor uw account bij Schakel.'],
    button: 'Nieuw wachtwoord kiezen',
    after: [
      'De link werkt één uur en één keer; daarna krijgt u er een nieuwe mee. Hebt u niets aangevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    ],
  }),
  en: () => ({
    subject: 'Choose a new password',
    parts: ['A new password was requested for your account with Schakel.'],
    button: 'Choose a new password',
    after: [
      'The link works once, for one hour; after that it gets you a new one. If you did not request it, you need not do anything: your password stays as it is.',
    ],
  }),
  de: () => ({
    subject: 'Wählen Sie ein neues Passwort',
    parts: ['Für Ihr Konto bei Schakel wurde ein neues Passwort angefordert.'],
    button: 'Neues Passwort wählen',
    after: [
      'Der Link gilt eine Stunde und nur einmal; danach erhalten Sie damit einen neuen. Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
})
