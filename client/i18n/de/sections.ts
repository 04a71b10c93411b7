import type { texts as nl } from '../nl/sections.ts'
import type { Same } from '../texts.ts'

/** Section fronts, in German. */
export const texts: Same<typeof nl> = {
  'section-intro': {
    ecommerce:
      'Verkaufen über den Bildschirm: Conversion, Marktplätze, Bezahlen, Retouren und die Software, die alles am Laufen hält.',
    logistiek:
      'Alles, was unterwegs ist: Straße, Wasser, Schiene und Luft, die Häfen, der Zoll und die letzte Meile.',
    fulfilment:
      'Vom Wareneingang bis zum Versandetikett: Lager, Roboter, Verpacken, Retourenabwicklung und die Menschen in der Halle.',
  },
  'section-page': {
    background: 'Vertieft',
    tags: 'Viel besprochen in diesem Ressort',
    older: 'Früher erschienen',
    'empty-title': 'In diesem Ressort steht noch nichts',
    'empty-text':
      'Sobald ein Artikel erscheint, lesen Sie ihn hier. Sehen Sie inzwischen in ein anderes Ressort.',
    page: '{{section}}, Seite {{page}}',
  },
  home: {
    'in-dutch': 'Auf Niederländisch',
    'in-dutch-note': 'Diese Artikel sind noch nicht übersetzt.',
  },
}
