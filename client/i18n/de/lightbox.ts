import type { texts as nl } from '../nl/lightbox.ts'
import type { Same } from '../texts.ts'

/** The full-screen picture gallery, in German. */
export const texts: Same<typeof nl> = {
  lightbox: {
    title: 'Bilder im Vollbild',
    pictures: 'Bilder',
    series: 'Bildstrecke',
    picture: 'Bild',
    caption: 'Bildunterschrift',
    of: 'von',
    position: '{{index}} von {{total}}',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Schließen',
    'zoom-in': 'Vergrößern',
    'zoom-out': 'Verkleinern',
    failed: 'Dieses Bild kann gerade nicht angezeigt werden.',
  },
}
