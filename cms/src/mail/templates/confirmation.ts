import { defineMail } from '../define-mail.ts'

/** Confirms the address of a new account. */
export const confirmation = defineMail({
  label: 'Bevestiging van een account',
  delivery: 'answer',
  hours: 24,
  provesAddress: true,
  // `back`: where its reader was going, a path of the site; empty for nowhere.
  example: { code: 'voorbeeld', back: '' },
  page: ({ code, back }) => ({
    path: '/email-valideren',
    query: { confirmation: code, ...(back && { naar: back }) },
  }),
  nl: () => ({
    subject: 'Bevestig uw e-mailadres',
    parts: [
      'Welkom bij Schakel. Met de link bevestigt u dat dit e-mailadres van u is. In de browser waarin u het account maakte is dat één klik; ergens anders kiest u eerst zelf een wachtwoord.',
    ],
    button: 'E-mailadres bevestigen',
    after: [
      'De link werkt 24 uur en één keer. Hebt u geen account aangemaakt? Dan hoeft u niets te doen: zonder bevestiging gebeurt er niets met uw adres, en niemand kan ermee inloggen.',
    ],
  }),
  en: () => ({
    subject: 'Confirm your e-mail address',
    parts: [
      'Welcome to Schakel. The link confirms that this e-mail address is yours. In the browser in which you created the account that takes one click; anywhere else you choose a password first.',
    ],
    button: 'Confirm e-mail address',
    after: [
      'The link works once, for 24 hours. If you did not create an account, you need not do anything: without confirmation nothing happens with your address, and nobody can sign in with it.',
    ],
  }),
  de: () => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    parts: [
      'Willkommen bei Schakel. Mit dem Link bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. In dem Browser, in dem Sie das Konto angelegt haben, genügt ein Klick; woanders wählen Sie zuerst selbst ein Passwort.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    after: [
      'Der Link gilt 24 Stunden und nur einmal. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun: Ohne Bestätigung geschieht mit Ihrer Adresse nichts, und niemand kann sich damit anmelden.',
    ],
  }),
})
