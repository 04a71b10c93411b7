import type { texts as dutch } from '../nl/drafts.ts'
import type { Same } from '../texts.ts'

/** Words about forms that keep what was typed, in English. */
export const texts: Same<typeof dutch> = {
  draft: {
    kept: 'What you type is kept with your account for thirty days, or until you send it.',
    'no-files': 'Files are not kept.',
    found: 'This is what you typed before, on {{moment}}.',
    discard: 'Start again',
    failed: 'We could not keep what you typed just now. It stays here while this page is open.',
  },
}
