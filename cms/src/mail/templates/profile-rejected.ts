import { defineMail } from '../define-mail.ts'

/** Tells whoever handed a company's profile in what an editor wants changed. */
export const profileRejected = defineMail({
  label: 'Bedrijfsprofiel: afgewezen',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    name: 'Van Dijk Logistiek',
    company: 'voorbeeld',
    reason: 'De introductie is een advertentie. Schrijf wat het bedrijf doet, en voor wie.',
  },
  page: ({ company }) => ({ path: '/account/bedrijf', query: { bedrijf: company } }),
  nl: ({ name, reason }) => ({
    subject: 'Uw bedrijfsprofiel moet worden aangepast',
    parts: [
      `De redactie heeft het profiel van ${name} nog niet geplaatst:`,
      { quote: reason },
      'Pas het profiel aan en dien het opnieuw in. Alles wat u schreef, is bewaard.',
    ],
    button: 'Naar het profiel',
  }),
  en: ({ name, reason }) => ({
    subject: 'Your company profile needs a change',
    parts: [
      `The editors have not placed the profile of ${name} yet:`,
      { quote: reason },
      'Change the profile and submit it again. All that you wrote was kept.',
    ],
    button: 'Go to the profile',
  }),
  de: ({ name, reason }) => ({
    subject: 'Ihr Unternehmensprofil muss geändert werden',
    parts: [
      `Die Redaktion hat das Profil von ${name} noch nicht veröffentlicht:`,
      { quote: reason },
      'Ändern Sie das Profil und reichen Sie es noch einmal ein. Alles, was Sie geschrieben haben, ist gespeichert.',
    ],
    button: 'Zum Profil',
  }),
})
