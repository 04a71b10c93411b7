import { defineMail } from '../define-mail.ts'

/** Notifies the previous address of a completed change. */
export const emailChanged = defineMail({
  label: 'Ander e-mailadres: gewijzigd',
  delivery: 'answer',
  hours: 48,
  example: {},
  page: () => ({ path: '/contact' }),
  nl: () => ({
    subject: 'Uw e-mailadres is gewijzigd',
    parts: [
      'Uw account bij Schakel heeft nu een ander e-mailadres. Met dit adres kunt u niet meer inloggen.',
      'Was u dit niet zelf? Neem dan contact op met de redactie.',
    ],
    button: 'Contact opnemen',
  }),
  en: () => ({
    subject: 'Your e-mail address was changed',
    parts: [
      'Your account with Schakel now has a different e-mail address. You can no longer sign in with this one.',
      'If this was not you, please contact the editors.',
    ],
    button: 'Contact us',
  }),
  de: () => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    parts: [
      'Ihr Konto bei Schakel hat jetzt eine andere E-Mail-Adresse. Mit dieser können Sie sich nicht mehr anmelden.',
      'Waren Sie das nicht selbst? Dann wenden Sie sich bitte an die Redaktion.',
    ],
    button: 'Kontakt aufnehmen',
  }),
})
