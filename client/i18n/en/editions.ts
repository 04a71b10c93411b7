/** Editions of the newsletters, in English. */
export const texts = {
  editions: {
    title: 'All editions',
    intro: 'What our newsletters brought before, edition by edition.',
    'empty-title': 'No edition has been sent yet',
    'empty-text': 'Sign up, and the first one comes straight to your mailbox.',
    'sign-up': 'Sign up for newsletters',
    sent: 'Sent',
    others: 'Other editions',
    older: 'Previous edition',
    newer: 'Next edition',
    advert: 'Advertisement',
    'advert-by': 'Advertisement by {{name}}',
    more: 'More information',
    articles: 'Articles',
    vacancies: 'Vacancies',
    events: 'Events',
    view: 'View',
  },
} as const
