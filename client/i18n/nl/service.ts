/** Contact, newsletters and short links, in Dutch. */
export const texts = {
  service: {
    contact: {
      reach: 'Zo bereikt u ons',
      'to-form': 'Naar het formulier',
      'in-dutch': 'Deze gegevens zijn er alleen in het Nederlands.',
    },
    newsletter: {
      latest: 'Laatste edities',
      'all-editions': 'Alle edities',
      title: 'Nieuwsbrieven',
      intro: 'Vier mails, elk met een eigen moment en een eigen doel. Kort, op tijd en zo weer opgezegd.',
      lists: 'Kies wat bij uw week past',
      inside: 'Wat erin staat',
      when: 'Wanneer',
      preview: 'Voorbeeld: {{name}}',
      'preview-note': 'Samengesteld uit wat er nu op de site staat.',
      'preview-empty': 'Zodra er nieuws is, ziet u hier een voorbeeld.',
      from: 'Van',
      subject: 'Onderwerp',
      now: 'Liever zonder mail?',
      'now-text': 'Hetzelfde nieuws volgt u ook zonder e-mailadres: met een feedlezer of in uw agenda.',
      'feed-news': 'Alle artikelen (RSS)',
      'feed-section': '{{section}} (RSS)',
      'feed-jobs': 'Nieuwe vacatures (RSS)',
      calendar: 'Evenementen in uw agenda',
      'about-feeds': 'Hoe werkt een feed?',
      promises: 'Wat we beloven',
      'promise-1': 'We mailen alleen de brieven die u zelf kiest, na uw bevestiging.',
      'promise-2': 'Betaalde plekken dragen een label, ook in de mail.',
      'promise-3': 'Uw adres gaat naar niemand anders.',
      privacy: 'Lees wat we bewaren',
      titles: {
        morning: {
          about:
            'Het nieuws van de nacht en de dag ervoor, gelezen voordat de eerste planning de deur uit gaat.',
          inside: 'Acht tot tien koppen, één cijfer van de dag en de agenda tot de lunch.',
        },
        weekly: {
          about: 'De week in één mail, voor wie doordeweeks geen tijd heeft om alles te volgen.',
          inside: 'Vijf verhalen die ertoe deden, een lang stuk voor het weekend en de column.',
        },
        jobs: {
          about: 'Nieuwe banen in e-commerce, logistiek en fulfilment, met uren en salaris erbij.',
          inside: 'De vacatures van de afgelopen zeven dagen, per vakgebied.',
        },
        events: {
          about: 'Beurzen, congressen en webinars die een reisdag of een uur achter het scherm waard zijn.',
          inside: 'Wat er de komende twee maanden is, wat het kost en tot wanneer u zich inschrijft.',
        },
      },
    },
    link: {
      ended: 'Deze link is niet meer actief',
      'ended-text':
        'De actie of campagne waar deze link bij hoorde, is afgelopen. De pagina erachter hoort er niet meer bij.',
      'ended-at': 'Afgelopen op',
      early: 'Deze link werkt nog niet',
      'early-text':
        'De actie of campagne waar deze link bij hoort, moet nog beginnen. Probeer het later opnieuw.',
      'early-at': 'Begint op',
      home: 'Naar de voorpagina',
      contact: 'Vraag het ons',
    },
  },
} as const
