import type { texts as nl } from '../nl/not-found.ts'
import type { Same } from '../texts.ts'

/** The not-found page, in addition to the texts of all error screens, in German. */
export const texts: Same<typeof nl> = {
  'not-found': {
    hint: 'Vielleicht wurde die Adresse falsch übernommen, oder die Seite ist umgezogen. Hier finden Sie zurück.',
    sections: 'Oder wählen Sie ein Ressort',
    tags: 'Nach Themen suchen, von A bis Z',
  },
}
