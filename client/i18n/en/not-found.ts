import type { texts as nl } from '../nl/not-found.ts'
import type { Same } from '../texts.ts'

/** What the page of an address that leads nowhere says, beside what all error screens do, in English. */
export const texts: Same<typeof nl> = {
  'not-found': {
    hint: 'The address may have been copied wrongly, or the page has moved. Here is the way back.',
    sections: 'Or choose a section',
    tags: 'Browse by topic, from A to Z',
  },
}
