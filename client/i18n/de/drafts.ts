import type { texts as dutch } from '../nl/drafts.ts'
import type { Same } from '../texts.ts'

/** Words about forms that keep what was typed, in German. */
export const texts: Same<typeof dutch> = {
  draft: {
    kept: 'Was Sie eingeben, bewahren wir dreißig Tage bei Ihrem Konto auf, oder bis Sie es senden.',
    'no-files': 'Dateien bewahren wir nicht auf.',
    found: 'Hier steht, was Sie zuvor eingegeben haben: {{moment}}.',
    discard: 'Leer beginnen',
    failed:
      'Ihre Eingaben konnten wir gerade nicht aufbewahren. Sie bleiben hier, solange diese Seite offen ist.',
  },
}
