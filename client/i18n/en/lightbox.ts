import type { texts as nl } from '../nl/lightbox.ts'
import type { Same } from '../texts.ts'

/** The full-screen picture gallery, in English. */
export const texts: Same<typeof nl> = {
  lightbox: {
    title: 'Pictures, full screen',
    pictures: 'Pictures',
    series: 'picture series',
    picture: 'picture',
    caption: 'caption',
    of: 'of',
    position: '{{index}} of {{total}}',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    'zoom-in': 'Zoom in',
    'zoom-out': 'Zoom out',
    failed: 'This picture cannot be shown right now.',
  },
}
