/** The front page, in Dutch. */
export const texts = {
  front: {
    'for-you': 'Voor u',
    'for-you-loading': 'Laden…',
    title: 'Nieuws voor e-commerce, logistiek en fulfilment',
    farewell: 'Uw account is verwijderd. Bedankt voor het lezen; ook zonder account blijft u welkom.',
    latest: 'Net binnen',
    leads: 'Ook in het nieuws',
    background: 'Achtergrond en opinie',
    'partner-content': 'Partnercontent',
    'partner-content-note': 'Betaald door de genoemde bedrijven, gemaakt buiten de redactie om.',
    tags: 'Waar de redactie over schrijft',
    'all-tags': 'Alle onderwerpen van A tot Z',
    'more-in': 'Meer {{section}}',
    'empty-title': 'De eerste artikelen volgen snel',
    'empty-text':
      'Hier is nog niets gepubliceerd. Bekijk intussen de onderwerpen waar de redactie over schrijft.',
    jobs: 'Vacatures',
    'all-jobs': 'Alle vacatures',
    events: 'Agenda',
    'all-events': 'De hele agenda',
    magazine: 'Het magazine',
    'all-magazines': 'Alle nummers',
    partners: 'Leveranciers uitgelicht',
    'partners-note': 'Deze bedrijven betalen voor een plek. De redactie staat daarbuiten.',
    'all-partners': 'Alle leveranciers',
  },
  time: {
    today: 'Vandaag',
    yesterday: 'Gisteren',
  },
} as const
