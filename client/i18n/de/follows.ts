/** Following topics, in German. */
export const texts = {
  follows: {
    followed:
      'Sie folgen {{name}}. Neues dazu steht auf der Startseite unter „Für Sie“. Im Konto wählen Sie, ob es auch per Mail kommt.',
    'followed-here':
      'Sie folgen {{name}}. In diesem Browser steht Neues dazu auf der Startseite unter „Für Sie“.',
    left: 'Sie folgen {{name}} nicht mehr.',
    full: 'Sie folgen bereits 50 Themen, mehr geht nicht. Beenden Sie erst ein anderes.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es in einer Minute noch einmal.',
    none: 'Dazu ist in den letzten zwei Wochen nichts erschienen.',
    more: 'Mehr Themen wählen',
    you: 'Sie folgen',
  },
} as const
