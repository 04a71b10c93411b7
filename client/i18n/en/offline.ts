import type { texts as nl } from '../nl/offline.ts'
import type { Same } from '../texts.ts'

/** The offline page, in English. */
export const texts: Same<typeof nl> = {
  offline: {
    title: 'Reading without a connection',
    intro:
      'The articles you read last and everything you saved are ready on this device, on the train and in the warehouse too.',
    'out-of-reach': 'No connection',
    'out-of-reach-text':
      'We cannot fetch the page you opened right now. Try again once you have a connection.',
    retry: 'Try again',
    back: 'You are back online.',
    waiting: 'This waits for a connection',
    'waiting-text':
      'You are offline. Your choice takes effect once there is a connection again. Not signed in yet? Sign in within a day in this browser, and it will be in your account.',
    'waiting-back': 'Back to the page',
    saved: 'Saved by you',
    'saved-at': 'Saved:',
    read: 'Last read',
    'read-at': 'Read:',
    'empty-title': 'Nothing is ready on this device yet',
    'empty-text':
      'Read an article while you have a connection. You will find it here afterwards, also on the road.',
    'empty-news': 'To the latest news',
    where: 'This list is in this browser only. Signing out clears it.',
    clear: 'Clear list',
    'no-script': 'To show what is on your device, this page needs script.',
  },
}
