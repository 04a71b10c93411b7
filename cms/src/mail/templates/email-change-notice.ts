import { defineMail } from '../define-mail.ts'

/** Notifies the current address of a requested change. */
export const emailChangeNotice = defineMail({
  label: 'Ander e-mailadres: aangevraagd',
  delivery: 'answer',
  hours: 48,
  example: {},
  page: () => ({ path: '/wachtwoord-vergeten' }),
  nl: () => ({
    subject: 'Er is een ander e-mailadres aangevraagd',
    parts: [
      'Voor uw account bij Schakel is een ander e-mailadres opgegeven. De wijziging gaat in zodra het nieuwe adres is bevestigd.',
      'Was u dit niet zelf? Kies dan meteen een nieuw wachtwoord. De wijziging vervalt daarmee.',
    ],
    button: 'Nieuw wachtwoord aanvragen',
  }),
  en: () => ({
    subject: 'A different e-mail address was requested',
    parts: [
      'A different e-mail address was given for your account with Schakel. The change takes effect once the new address is confirmed.',
      'If this was not you, choose a new password at once. That cancels the change.',
    ],
    button: 'Request a new password',
  }),
  de: () => ({
    subject: 'Eine andere E-Mail-Adresse wurde angegeben',
    parts: [
      'Für Ihr Konto bei Schakel wurde eine andere E-Mail-Adresse angegeben. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
      'Waren Sie das nicht selbst? Dann wählen Sie sofort ein neues Passwort. Damit verfällt die Änderung.',
    ],
    button: 'Neues Passwort anfordern',
  }),
})
