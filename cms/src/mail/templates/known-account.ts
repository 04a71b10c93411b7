import { defineMail } from '../define-mail.ts'

/** Tells that the address already has an account. */
export const knownAccount = defineMail({
  label: 'Er is al een account',
  delivery: 'answer',
  hours: 24,
  // As in `confirmation`.
  example: { back: '' },
  page: ({ back }) => ({ path: '/inloggen', query: { ...(back && { naar: back }) } }),
  nl: () => ({
    subject: 'U hebt al een account bij Schakel',
    parts: [
      'Iemand, waarschijnlijk uzelf, wilde met dit e-mailadres een account aanmaken of bevestigen. Er hoort al een account bij dit adres, dus u kunt gewoon inloggen.',
    ],
    button: 'Inloggen',
    after: [
      'Weet u uw wachtwoord niet meer? Op de inlogpagina kiest u een nieuw. Was u het niet zelf? Dan hoeft u niets te doen: uw account is niet gewijzigd.',
    ],
  }),
  en: () => ({
    subject: 'You already have an account with Schakel',
    parts: [
      'Somebody, probably you, tried to create or confirm an account with this e-mail address. It already has an account, so you can simply sign in.',
    ],
    button: 'Sign in',
    after: [
      'If you have forgotten your password, you can choose a new one on the sign-in page. If it was not you, you need not do anything: your account has not changed.',
    ],
  }),
  de: () => ({
    subject: 'Sie haben bereits ein Konto bei Schakel',
    parts: [
      'Jemand, wahrscheinlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen oder bestätigen. Zu dieser Adresse gibt es bereits ein Konto, Sie können sich also einfach anmelden.',
    ],
    button: 'Anmelden',
    after: [
      'Passwort vergessen? Auf der Anmeldeseite wählen Sie ein neues. Waren Sie es nicht selbst, brauchen Sie nichts zu tun: Ihr Konto ist unverändert.',
    ],
  }),
})
