import type { texts as dutch } from '../nl/saved.ts'
import type { Same } from '../texts.ts'

/** Messages about saving, in English. */
export const texts: Same<typeof dutch> = {
  saved: {
    kept: 'Saved. You will find it in your account.',
    removed: 'No longer saved.',
    later: 'You are offline. This will be done as soon as you are connected again.',
    failed: 'That did not work. Please try again in a minute.',
  },
}
