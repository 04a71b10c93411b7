/** Section fronts, in Dutch. */
export const texts = {
  'section-intro': {
    ecommerce:
      'Verkopen via het scherm: conversie, marktplaatsen, betalen, retouren en de software die dat draaiend houdt.',
    logistiek:
      'Alles wat onderweg is: weg, water, spoor en lucht, de havens, de douane en de laatste kilometer.',
    fulfilment:
      'Van binnenkomst tot verzendlabel: magazijnen, robots, verpakken, retourverwerking en de mensen op de vloer.',
  },
  'section-page': {
    background: 'Uitgediept',
    tags: 'Veelbesproken in deze rubriek',
    older: 'Eerder verschenen',
    'empty-title': 'In deze rubriek staat nog niets',
    'empty-text': 'Zodra er een artikel verschijnt, leest u het hier. Kijk intussen in een andere rubriek.',
    page: '{{section}}, pagina {{page}}',
  },
  home: {
    'in-dutch': 'In het Nederlands',
    'in-dutch-note': 'Deze artikelen zijn nog niet vertaald.',
  },
} as const
