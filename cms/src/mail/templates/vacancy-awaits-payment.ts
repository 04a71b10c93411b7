import { defineMail } from '../define-mail.ts'

/** Tells whoever posted a vacancy that it is approved, and appears once it is paid. */
export const vacancyAwaitsPayment = defineMail({
  label: 'Vacature: wacht op betaling',
  delivery: 'answer',
  hours: 7 * 24,
  example: { number: 5001, title: 'Ploegleider warehouse' },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title }) => ({
    subject: 'Uw vacature is goedgekeurd en wacht op betaling',
    parts: [
      `De vacature ‘${title}’ is goedgekeurd.`,
      'Zij verschijnt vanzelf zodra uw betaling binnen is of uw bedrijf tegoed heeft.',
    ],
    button: 'Naar mijn vacature',
  }),
  en: ({ title }) => ({
    subject: 'Your vacancy is approved and awaits payment',
    parts: [
      `The vacancy “${title}” was approved.`,
      'It appears by itself as soon as your payment arrives or your company has credits.',
    ],
    button: 'Go to my vacancy',
  }),
  de: ({ title }) => ({
    subject: 'Ihr Stellenangebot ist freigegeben und wartet auf die Zahlung',
    parts: [
      `Das Stellenangebot „${title}“ wurde freigegeben.`,
      'Es erscheint von selbst, sobald Ihre Zahlung eingegangen ist oder Ihr Unternehmen Guthaben hat.',
    ],
    button: 'Zu meinem Stellenangebot',
  }),
})
