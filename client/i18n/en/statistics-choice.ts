/** Saying whether one's visits are counted, in English. */
export const texts = {
  'statistics-form': {
    title: 'Your choice about figures of visits',
    intro:
      'Statistics of our own need no consent, but you may object to them. The choice applies to this browser.',
    legend: 'May your visits be counted?',
    counted: 'Yes, count my visits',
    'not-counted': 'No, count nothing of mine',
    submit: 'Save choice',
    'done-counted': 'Saved: your visits are counted again.',
    'done-not-counted': 'Saved: we count nothing from this browser any more, and the cookie session is gone.',
  },
} as const
