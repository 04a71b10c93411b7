/** Saying whether one's visits are counted, in German. */
export const texts = {
  'statistics-form': {
    title: 'Ihre Wahl zu den Besuchszahlen',
    intro:
      'Für eigene Statistik ist keine Einwilligung nötig, aber Sie dürfen widersprechen. Die Wahl gilt für diesen Browser.',
    legend: 'Dürfen Ihre Besuche mitgezählt werden?',
    counted: 'Ja, meine Besuche mitzählen',
    'not-counted': 'Nein, nichts von mir zählen',
    submit: 'Wahl speichern',
    'done-counted': 'Gespeichert: Ihre Besuche zählen wieder mit.',
    'done-not-counted':
      'Gespeichert: Wir zählen nichts mehr von diesem Browser, und das Cookie session ist gelöscht.',
  },
} as const
