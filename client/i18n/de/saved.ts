import type { texts as dutch } from '../nl/saved.ts'
import type { Same } from '../texts.ts'

/** Messages about saving, in German. */
export const texts: Same<typeof dutch> = {
  saved: {
    kept: 'Gemerkt. Sie finden es in Ihrem Konto wieder.',
    removed: 'Nicht mehr gemerkt.',
    later: 'Sie sind offline. Das wird erledigt, sobald Sie wieder verbunden sind.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
