import { defineMail } from '../define-mail.ts'

type Values = {
  number: number
  title: string
  reason: string
  /** 1 for a change to a vacancy that stays as it is. */
  isChange: number
}

/** Tells whoever posted a vacancy, or a change of one, what an editor wants changed. */
export const vacancyRejected = defineMail<Values>({
  label: 'Vacature: afgewezen',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    number: 5001,
    title: 'Ploegleider warehouse',
    reason: 'De functietitel noemt het salaris. Zet het bij de voorwaarden.',
    isChange: 0,
  },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title, reason, isChange }) => ({
    subject: isChange ? 'Uw wijziging moet worden aangepast' : 'Uw vacature moet worden aangepast',
    parts: [
      isChange
        ? `De redactie heeft uw wijziging van de vacature ‘${title}’ niet geplaatst. De vacature zelf blijft zoals zij is.`
        : `De redactie heeft de vacature ‘${title}’ nog niet geplaatst:`,
      { quote: reason },
      isChange
        ? 'Pas de wijziging aan en dien haar opnieuw in. Alles wat u schreef, is bewaard.'
        : 'Pas de tekst aan en dien de vacature opnieuw in. Alles wat u schreef, is bewaard.',
    ],
    button: 'Naar mijn vacature',
  }),
  en: ({ title, reason, isChange }) => ({
    subject: isChange ? 'Your change needs another look' : 'Your vacancy needs a change',
    parts: [
      isChange
        ? `The editors have not placed your change of the vacancy “${title}”. The vacancy itself stays as it is.`
        : `The editors have not placed the vacancy “${title}” yet:`,
      { quote: reason },
      isChange
        ? 'Revise the change and submit it again. All that you wrote was kept.'
        : 'Change the text and submit the vacancy again. All that you wrote was kept.',
    ],
    button: 'Go to my vacancy',
  }),
  de: ({ title, reason, isChange }) => ({
    subject: isChange ? 'Ihre Änderung muss überarbeitet werden' : 'Ihr Stellenangebot muss geändert werden',
    parts: [
      isChange
        ? `Die Redaktion hat Ihre Änderung des Stellenangebots „${title}“ nicht veröffentlicht. Das Stellenangebot selbst bleibt, wie es ist.`
        : `Die Redaktion hat das Stellenangebot „${title}“ noch nicht veröffentlicht:`,
      { quote: reason },
      isChange
        ? 'Überarbeiten Sie die Änderung und reichen Sie sie noch einmal ein. Alles, was Sie geschrieben haben, ist gespeichert.'
        : 'Ändern Sie den Text und reichen Sie das Stellenangebot noch einmal ein. Alles, was Sie geschrieben haben, ist gespeichert.',
    ],
    button: 'Zu meinem Stellenangebot',
  }),
})
