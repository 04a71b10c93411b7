import type { texts as dutch } from '../nl/newsletter-names.ts'
import type { Same } from '../texts.ts'

/** The newsletters: what they are called and when they come, in German. */
export const texts: Same<typeof dutch> = {
  newsletters: {
    names: {
      morning: 'Morgenmail',
      weekly: 'Freitagsüberblick',
      jobs: 'Stellenmail',
      events: 'Veranstaltungskalender',
    },
    when: {
      morning: 'An jedem Werktag um 6.45 Uhr',
      weekly: 'Freitags um 15 Uhr',
      jobs: 'Dienstags um 8 Uhr',
      events: 'Am ersten Montag im Monat',
    },
  },
}
