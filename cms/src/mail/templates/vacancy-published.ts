import { defineMail } from '../define-mail.ts'

/** Tells whoever posted a vacancy that it is on the site. Titles are typed, so they are in no subject. */
export const vacancyPublished = defineMail({
  label: 'Vacature: geplaatst',
  delivery: 'answer',
  hours: 7 * 24,
  example: { number: 5001, title: 'Ploegleider warehouse' },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title }) => ({
    subject: 'Uw vacature staat online',
    parts: [
      `De vacature ‘${title}’ is goedgekeurd en staat nu op Schakel.`,
      'Op de pagina van uw vacature ziet u hoe vaak zij is bekeken. Daar kunt u haar ook wijzigen, pauzeren, verlengen of sluiten.',
    ],
    button: 'Naar mijn vacature',
  }),
  en: ({ title }) => ({
    subject: 'Your vacancy is online',
    parts: [
      `The vacancy “${title}” was approved and is now on Schakel.`,
      'The page of your vacancy shows how often it was viewed. There you can also change, pause, extend or close it.',
    ],
    button: 'Go to my vacancy',
  }),
  de: ({ title }) => ({
    subject: 'Ihr Stellenangebot ist online',
    parts: [
      `Das Stellenangebot „${title}“ wurde freigegeben und steht jetzt auf Schakel.`,
      'Auf der Seite Ihres Stellenangebots sehen Sie, wie oft es angesehen wurde. Dort können Sie es auch ändern, pausieren, verlängern oder schließen.',
    ],
    button: 'Zu meinem Stellenangebot',
  }),
})
