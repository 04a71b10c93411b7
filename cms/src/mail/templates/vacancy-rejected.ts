import { defineMail } from '../define-mail.ts'

/** Tells whoever posted a vacancy what an editor wants changed. */
export const vacancyRejected = defineMail({
  label: 'Vacature: afgewezen',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    number: 5001,
    title: 'Ploegleider warehouse',
    reason: 'De functietitel noemt het salaris. Zet het bij de voorwaarden.',
  },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title, reason }) => ({
    subject: 'Uw vacature moet worden aangepast',
    parts: [
      `De redactie heeft de vacature ‘${title}’ nog niet geplaatst:`,
      { quote: reason },
      'Pas de tekst aan en dien de vacature opnieuw in. Alles wat u schreef, is bewaard.',
    ],
    button: 'Naar mijn vacature',
  }),
  en: ({ title, reason }) => ({
    subject: 'Your vacancy needs a change',
    parts: [
      `The editors have not placed the vacancy “${title}” yet:`,
      { quote: reason },
      'Change the text and submit the vacancy again. All that you wrote was kept.',
    ],
    button: 'Go to my vacancy',
  }),
  de: ({ title, reason }) => ({
    subject: 'Ihr Stellenangebot muss geändert werden',
    parts: [
      `Die Redaktion hat das Stellenangebot „${title}“ noch nicht veröffentlicht:`,
      { quote: reason },
      'Ändern Sie den Text und reichen Sie das Stellenangebot noch einmal ein. Alles, was Sie geschrieben haben, ist gespeichert.',
    ],
    button: 'Zu meinem Stellenangebot',
  }),
})
