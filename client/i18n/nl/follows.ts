/** Following topics, in Dutch. */
export const texts = {
  follows: {
    followed:
      'U volgt {{name}}. Nieuws hierover staat bij “Voor u” op de voorpagina. Kies in uw account of u het ook per mail wilt.',
    'followed-here': 'U volgt {{name}}. Nieuws hierover staat in deze browser bij “Voor u” op de voorpagina.',
    left: 'U volgt {{name}} niet meer.',
    full: 'U volgt al 50 onderwerpen, meer kan niet. Stop eerst met een ander.',
    failed: 'Dat lukte niet. Probeer het over een minuut opnieuw.',
    none: 'De afgelopen twee weken verscheen hier niets over.',
    more: 'Meer onderwerpen kiezen',
    you: 'U volgt',
  },
} as const
