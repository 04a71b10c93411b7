/** Saying whether one's visits are counted, in Dutch. */
export const texts = {
  'statistics-form': {
    title: 'Uw keuze voor bezoekcijfers',
    intro:
      'Voor eigen statistiek is geen toestemming nodig, maar u mag er bezwaar tegen maken. De keuze geldt voor deze browser.',
    legend: 'Mogen uw bezoeken meetellen?',
    counted: 'Ja, tel mijn bezoeken mee',
    'not-counted': 'Nee, tel niets van mij',
    submit: 'Keuze opslaan',
    'done-counted': 'Opgeslagen: uw bezoeken tellen weer mee.',
    'done-not-counted':
      'Opgeslagen: we tellen niets meer van deze browser, en de cookie session is verwijderd.',
  },
} as const
