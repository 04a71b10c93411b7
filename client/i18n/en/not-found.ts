import type { texts as nl } from '../nl/not-found.ts'
import type { Same } from '../texts.ts'

/** The not-found page, in addition to the texts of all error screens, in English. */
export const texts: Same<typeof nl> = {
  'not-found': {
    hint: 'The address may have been copied wrongly, or the page has moved. Here is the way back.',
    sections: 'Or choose a section',
    tags: 'Browse by topic, from A to Z',
  },
}
