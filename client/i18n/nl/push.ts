/** Push messages: following topics, and problems with them, in Dutch. */
export const texts = {
  push: {
    follow: 'Meldingen over {{what}}',
    following: 'U krijgt meldingen over {{what}}',
    busy: 'Even geduld…',
    search: 'deze zoekopdracht',
    'any-job': 'alle nieuwe vacatures',
    followed: 'U krijgt een melding bij nieuws over {{what}}.',
    left: 'U krijgt geen meldingen meer over {{what}}.',
    'turn-on': 'Meldingen aanzetten',
    'turn-off': 'Meldingen uitzetten op dit apparaat',
    'turned-on': 'Meldingen staan aan op dit apparaat.',
    'turned-off': 'Meldingen staan uit op dit apparaat.',
    state: {
      on: 'Meldingen staan aan op dit apparaat.',
      off: 'Meldingen staan uit op dit apparaat.',
      default: 'Uw browser vraagt zo om toestemming.',
      denied:
        'Uw browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van uw browser, bij de toestemmingen van deze site, en laad de pagina opnieuw.',
    },
    language: 'U krijgt ze in het {{language}}.',
    languages: { nl: 'Nederlands', en: 'Engels', de: 'Duits' },
    topics: 'U krijgt een melding bij',
    sections: { ecommerce: 'E-commerce', logistiek: 'Logistiek', fulfilment: 'Fulfilment' },
    jobs: 'Alle nieuwe vacatures',
    'more-topics': 'U volgt ook',
    tag: 'Onderwerp: {{name}}',
    company: 'Bedrijf: {{name}}',
    alert: 'Vacatures: {{search}}',
    filters: { one: '{{count}} filter', other: '{{count}} filters' },
    stop: 'Niet meer volgen',
    'stop-named': '{{name}} niet meer volgen',
    'how-to':
      'Volg onderwerpen op hun eigen pagina, en een zoekopdracht bij de vacatures: u krijgt dan een melding bij elke nieuwe.',
    loading: 'Meldingen laden…',
    problem: {
      'permission-default':
        'U hebt nog niet gekozen. Klik opnieuw en sta meldingen toe als uw browser dat vraagt.',
      'permission-blocked':
        'Uw browser blokkeert meldingen van deze site. U kunt ze toestaan in de instellingen van uw browser.',
      'unsupported-browser':
        'Deze browser kan geen meldingen ontvangen. Probeer een recente versie van Chrome, Edge, Firefox of Safari.',
      'home-screen':
        'Op iPhone en iPad werken meldingen als de site op uw beginscherm staat: kies Deel, dan Zet op beginscherm, en open de site daar.',
      'indexed-db-unsupported':
        'Uw browser bewaart hier niets, bijvoorbeeld in een privévenster. Probeer het in een gewoon venster.',
      'service-worker': 'Meldingen konden niet starten. Laad de pagina opnieuw en probeer het nog eens.',
      'push-service': 'De meldingendienst van uw browser is niet te bereiken. Probeer het later opnieuw.',
      offline: 'U bent niet verbonden. Probeer het opnieuw zodra u internet hebt.',
      'too-many-requests': 'Dat ging te snel. Wacht een minuut en probeer het opnieuw.',
      'too-many-topics': 'U volgt het hoogste aantal onderwerpen. Stop eerst met een ander.',
      unavailable: 'Dat lukt nu even niet. Probeer het over een minuut opnieuw.',
      failed: 'Meldingen aanzetten is niet gelukt. Probeer het later opnieuw.',
    },
  },
} as const
