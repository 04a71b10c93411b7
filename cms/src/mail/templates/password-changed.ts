import { defineMail } from '../define-mail.ts'

/** Notifies the owner of a changed password. */
export const passwordChanged = defineMail({
  label: 'Wachtwoord gewijzigd',
  delivery: 'answer',
  hours: 48,
  example: {},
  page: () => ({ path: '/wachtwoord-vergeten' }),
  nl: () => ({
    subject: 'Uw wachtwoord is gewijzigd',
    parts: [
      'Het wachtwoord van uw account bij Schakel is zojuist gewijzigd. Op andere apparaten bent u uitgelogd.',
      'Was u dit niet zelf? Kies dan meteen een nieuw wachtwoord.',
    ],
    button: 'Nieuw wachtwoord aanvragen',
  }),
  en: () => ({
    subject: 'Your password was changed',
    parts: [
      'The password of your account with Schakel has just been changed. You have been signed out on other devices.',
      'If this was not you, choose a new password at once.',
    ],
    button: 'Request a new password',
  }),
  de: () => ({
    subject: 'Ihr Passwort wurde geändert',
    parts: [
      'Das Passwort Ihres Kontos bei Schakel wurde soeben geändert. Auf anderen Geräten sind Sie abgemeldet.',
      'Waren Sie das nicht selbst? Dann wählen Sie sofort ein neues Passwort.',
    ],
    button: 'Neues Passwort anfordern',
  }),
})
