import type { texts as nl } from '../nl/not-found.ts'
import type { Same } from '../texts.ts'

/** What the page of an address that leads nowhere says, beside what all error screens do, in German. */
export const texts: Same<typeof nl> = {
  'not-found': {
    hint: 'Vielleicht wurde die Adresse falsch übernommen, oder die Seite ist umgezogen. Hier finden Sie zurück.',
    sections: 'Oder wählen Sie ein Ressort',
    tags: 'Nach Themen suchen, von A bis Z',
  },
}
