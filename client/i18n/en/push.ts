import type { texts as dutch } from '../nl/push.ts'
import type { Same } from '../texts.ts'

/** Push messages: following topics, and problems with them, in English. */
export const texts: Same<typeof dutch> = {
  push: {
    follow: 'Notifications about {{what}}',
    following: 'You get notifications about {{what}}',
    busy: 'One moment…',
    search: 'this search',
    'any-job': 'all new vacancies',
    followed: 'You will be notified of news on {{what}}.',
    left: 'You no longer get notifications about {{what}}.',
    'turn-on': 'Turn on notifications',
    'turn-off': 'Turn off notifications on this device',
    'turned-on': 'Notifications are on for this device.',
    'turned-off': 'Notifications are off for this device.',
    state: {
      on: 'Notifications are on for this device.',
      off: 'Notifications are off for this device.',
      default: 'Your browser will ask for your permission.',
      denied:
        'Your browser blocks notifications from this site. Allow them in your browser’s settings, under the permissions of this site, and reload the page.',
    },
    language: 'You receive them in {{language}}.',
    languages: { nl: 'Dutch', en: 'English', de: 'German' },
    topics: 'You are notified of',
    sections: { ecommerce: 'E-commerce', logistiek: 'Logistics', fulfilment: 'Fulfilment' },
    jobs: 'All new vacancies',
    'more-topics': 'You also follow',
    tag: 'Topic: {{name}}',
    company: 'Company: {{name}}',
    alert: 'Vacancies: {{search}}',
    filters: { one: '{{count}} filter', other: '{{count}} filters' },
    stop: 'Stop following',
    'stop-named': 'Stop following {{name}}',
    'how-to':
      'Follow topics on their own pages, and a search among the vacancies: you are then notified of each new one.',
    loading: 'Loading notifications…',
    problem: {
      'permission-default':
        'You have not chosen yet. Press again and allow notifications when your browser asks.',
      'permission-blocked':
        'Your browser blocks notifications from this site. You can allow them in your browser’s settings.',
      'unsupported-browser':
        'This browser cannot receive notifications. Try a recent version of Chrome, Edge, Firefox or Safari.',
      'home-screen':
        'On iPhone and iPad notifications work once the site is on your home screen: choose Share, then Add to Home Screen, and open the site there.',
      'indexed-db-unsupported':
        'Your browser keeps nothing here, as in a private window. Try it in a normal window.',
      'service-worker': 'Notifications could not be started. Reload the page and try again.',
      'push-service': 'Your browser’s notification service cannot be reached. Try again later.',
      offline: 'You are not connected. Try again once you are online.',
      'too-many-requests': 'That was too fast. Wait a minute and try again.',
      'too-many-topics': 'You follow as many topics as possible. Stop following another one first.',
      unavailable: 'That does not work right now. Try again in a minute.',
      failed: 'Notifications could not be turned on. Try again later.',
    },
  },
}
