import type { texts as nl } from '../nl/front.ts'
import type { Same } from '../texts.ts'

/** The front page, in English. */
export const texts: Same<typeof nl> = {
  front: {
    'for-you': 'For you',
    'for-you-loading': 'Loading…',
    title: 'News for e-commerce, logistics and fulfilment',
    farewell: 'Your account has been deleted. Thank you for reading; you are still welcome without one.',
    latest: 'Just in',
    leads: 'Also in the news',
    background: 'Background and opinion',
    'partner-content': 'Partner content',
    'partner-content-note': 'Paid for by the companies named, and made outside the newsroom.',
    tags: 'What our newsroom writes about',
    'all-tags': 'All topics from A to Z',
    'more-in': 'More {{section}}',
    'empty-title': 'The first articles are on their way',
    'empty-text':
      'Nothing has been published here yet. Meanwhile, browse the topics our newsroom writes about.',
    jobs: 'Vacancies',
    'all-jobs': 'All vacancies',
    events: 'Events',
    'all-events': 'All events',
    magazine: 'The magazine',
    'all-magazines': 'All issues',
    partners: 'Suppliers in the spotlight',
    'partners-note': 'These companies pay for a place. The newsroom has no part in it.',
    'all-partners': 'All suppliers',
  },
  time: {
    today: 'Today',
    yesterday: 'Yesterday',
  },
}
