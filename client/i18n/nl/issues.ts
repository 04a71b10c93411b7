/** Buying and reading one issue of the magazine, in Dutch. */
export const texts = {
  issues: {
    order: {
      title: 'Los nummer kopen',
      heading: '‘{{title}}’ kopen',
      intro: 'Eén nummer van het magazine, om te lezen of ook per post.',
      issue: 'Schakel, {{edition}}',
      copy: 'Wat wilt u ontvangen?',
      copies: { digital: 'Digitaal', paper: 'Op papier per post, en digitaal' },
      'paper-only': 'Op papier per post',
      'email-hint': 'Hierheen sturen we de link om te lezen, met de factuur.',
      submit: 'Bestellen met betalingsverplichting',
      note: 'U betaalt meteen, met {{methods}}, en leest direct daarna. Prijzen zijn inclusief btw en verzending in Nederland en België. Een los nummer kunt u niet herroepen.',
      'note-paper':
        'U betaalt meteen, met {{methods}}. De prijs is inclusief btw en verzending in Nederland en België. Een los nummer kunt u niet herroepen.',
    },
    refused: {
      closed:
        'Losse nummers kopen kan nu even niet. Probeer het later opnieuw, of mail abonnee@schakel.example.',
      gone: 'Dit nummer is zo niet meer te koop. Laad de pagina opnieuw.',
      'no-delivery':
        'Op papier sturen we het nummer in Nederland en België. Kies een adres daar, of lees digitaal.',
    },
    read: {
      title: 'Uw nummer lezen',
      description: 'Een los nummer van het magazine dat u hebt gekocht.',
      text: 'Dank u voor uw bestelling. Download het nummer; deze pagina blijft werken.',
      'on-paper':
        'Dit nummer hebt u op papier gekocht; het gaat binnen twee werkdagen op de post. Komt er een pdf, dan vindt u die hier.',
      withdrawn: 'Dit nummer is nu niet te lezen. Mail abonnee@schakel.example, dan helpen we u.',
      order:
        'Bestelling {{order}}. Wie het adres van deze pagina heeft, kan het nummer lezen: stuur het niet door.',
      paper: 'Bestelling {{order}}. Het nummer op papier gaat binnen twee werkdagen op de post.',
      number: 'Bestelling {{order}}.',
      download: 'Download de pdf',
      flipbook: 'Blader online',
      all: 'Alle nummers',
      'unpaid-title': 'Dit nummer is niet betaald',
      'unpaid-text':
        'Wij hebben de betaling niet gezien, of ze is teruggegaan. Zodra ze er is, leest u hier.',
      'broken-title': 'Dit nummer is er niet',
      'broken-text': 'De link klopt niet. Gebruik de knop in onze mail, of kijk bij uw inschrijvingen.',
    },
  },
} as const
