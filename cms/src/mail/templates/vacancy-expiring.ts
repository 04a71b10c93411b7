import { defineMail } from '../define-mail.ts'
import type { Language } from '../site-link.ts'
import { writtenMoment } from '../written.ts'

/** Reminds whoever posted a vacancy, three days before it closes. */
export const vacancyExpiring = defineMail({
  label: 'Vacature: loopt af',
  delivery: 'answer',
  hours: 48,
  example: { number: 5001, title: 'Ploegleider warehouse', closes: '2027-01-15T22:59:00.000Z' },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}` }),
  nl: ({ title, closes }) => ({
    subject: 'Uw vacature loopt bijna af',
    parts: [
      `De vacature ‘${title}’ staat tot en met ${dayText('nl', closes)} online.`,
      'Zoekt u nog? Verlengen kost één tegoed. Is de functie vervuld? Sluit haar dan, zodat niemand voor niets solliciteert.',
    ],
    button: 'Verlengen of sluiten',
  }),
  en: ({ title, closes }) => ({
    subject: 'Your vacancy is about to close',
    parts: [
      `The vacancy “${title}” is online up to and including ${dayText('en', closes)}.`,
      'Still looking? Extending it costs one credit. Has the job been filled? Then close it, so that nobody applies in vain.',
    ],
    button: 'Extend or close it',
  }),
  de: ({ title, closes }) => ({
    subject: 'Ihr Stellenangebot läuft bald ab',
    parts: [
      `Das Stellenangebot „${title}“ ist bis einschließlich ${dayText('de', closes)} online.`,
      'Suchen Sie noch? Verlängern kostet ein Guthaben. Ist die Stelle besetzt? Dann schließen Sie es, damit sich niemand umsonst bewirbt.',
    ],
    button: 'Verlängern oder schließen',
  }),
})

/** @param instant ISO 8601. */
function dayText(language: Language, instant: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' } as const
  return writtenMoment(new Date(instant), language, day)
}
