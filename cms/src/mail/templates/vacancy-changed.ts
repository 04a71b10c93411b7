import { defineMail } from '../define-mail.ts'

type Values = {
  number: number
  title: string
  /** 1 if readers see the vacancy, 0 while it is paused or closed. */
  isOnline: number
}

/** Tells whoever posted a vacancy that a change of it was approved. */
export const vacancyChanged = defineMail<Values>({
  label: 'Vacature: wijziging geplaatst',
  delivery: 'answer',
  hours: 7 * 24,
  example: { number: 5001, title: 'Ploegleider warehouse', isOnline: 1 },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title, isOnline }) => ({
    subject: isOnline ? 'Uw wijziging staat online' : 'Uw wijziging is goedgekeurd',
    parts: [
      isOnline
        ? `Uw wijziging van de vacature ‘${title}’ is goedgekeurd. Lezers zien nu de nieuwe tekst.`
        : `Uw wijziging van de vacature ‘${title}’ is goedgekeurd. Lezers zien haar zodra de vacature weer open is.`,
    ],
    button: 'Naar mijn vacature',
  }),
  en: ({ title, isOnline }) => ({
    subject: isOnline ? 'Your change is online' : 'Your change was approved',
    parts: [
      isOnline
        ? `Your change of the vacancy “${title}” was approved. Readers see the new text now.`
        : `Your change of the vacancy “${title}” was approved. Readers see it once the vacancy is open again.`,
    ],
    button: 'Go to my vacancy',
  }),
  de: ({ title, isOnline }) => ({
    subject: isOnline ? 'Ihre Änderung ist online' : 'Ihre Änderung wurde freigegeben',
    parts: [
      isOnline
        ? `Ihre Änderung des Stellenangebots „${title}“ wurde freigegeben. Leser sehen jetzt den neuen Text.`
        : `Ihre Änderung des Stellenangebots „${title}“ wurde freigegeben. Leser sehen sie, sobald das Stellenangebot wieder offen ist.`,
    ],
    button: 'Zu meinem Stellenangebot',
  }),
})
