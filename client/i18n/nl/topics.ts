/** Topic pages, in Dutch. */
export const texts = {
  topic: {
    label: 'Onderwerp',
    related: 'Verwante onderwerpen',
    'empty-title': 'Nog geen artikelen over dit onderwerp',
    'empty-text': 'Kies een ander onderwerp uit het overzicht, of begin bij het laatste nieuws.',
  },
  topics: {
    title: 'Onderwerpen van A tot Z',
    intro: 'Elk artikel krijgt onderwerpen mee. Hier staan ze allemaal, met het aantal artikelen erbij.',
    'most-used': 'Meest beschreven',
    initials: 'Kies een beginletter',
    'initial-title': 'Onderwerpen met {{char}}',
    count: { one: '{{count}} onderwerp', other: '{{count}} onderwerpen' },
    previous: 'Vorige letter: {{char}}',
    next: 'Volgende letter: {{char}}',
    'empty-title': 'Nog geen onderwerpen',
    'empty-text': 'Onderwerpen verschijnen hier zodra er artikelen over zijn.',
  },
} as const
