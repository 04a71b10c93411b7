import { defineMail } from '../define-mail.ts'

/** Answers a sign-up for newsletters that the address gets already, so that the page needn't say so to a stranger. */
export const newsletterKnown = defineMail({
  label: 'Nieuwsbrief: al aangemeld',
  delivery: 'answer',
  hours: 48,
  example: { token: 'voorbeeld', newsletters: 'Ochtendmail en Vacaturemail' },
  page: ({ token }) => ({ path: '/nieuwsbrief', query: { voorkeuren: token } }),
  nl: ({ newsletters }) => ({
    subject: 'U ontvangt deze nieuwsbrief al',
    parts: [
      `Iemand, waarschijnlijk uzelf, meldde dit e-mailadres aan voor de nieuwsbrief. U ontvangt al: ${newsletters}. Er is niets veranderd.`,
    ],
    button: 'Nieuwsbrieven kiezen of afmelden',
    after: ['Komt er niets aan? Kijk dan in de map met ongewenste mail.'],
  }),
  en: ({ newsletters }) => ({
    subject: 'You already receive this newsletter',
    parts: [
      `Somebody, probably you, signed this e-mail address up for the newsletter. You already receive: ${newsletters}. Nothing has changed.`,
    ],
    button: 'Choose or end newsletters',
    after: ['Nothing arrives? Have a look at your spam folder.'],
  }),
  de: ({ newsletters }) => ({
    subject: 'Sie erhalten diesen Newsletter bereits',
    parts: [
      `Jemand, wahrscheinlich Sie selbst, hat diese E-Mail-Adresse für den Newsletter angemeldet. Sie erhalten bereits: ${newsletters}. Es hat sich nichts geändert.`,
    ],
    button: 'Newsletter wählen oder abmelden',
    after: ['Kommt nichts an? Sehen Sie bitte im Spam-Ordner nach.'],
  }),
})
