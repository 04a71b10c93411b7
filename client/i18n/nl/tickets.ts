/** Ordering the tickets of a registration, in Dutch. */
export const texts = {
  ticket: {
    title: 'Uw kaarten ({{count}})',
    text: 'Toon de code bij de ingang, op uw telefoon of op papier: deze pagina is af te drukken. Elke kaart geldt voor één persoon; wie u vervangt, krijgt een nieuwe.',
    qr: 'QR-code van {{name}}',
  },
  'ticket-order': {
    title: 'Bestel uw kaarten',
    held: 'Wij houden uw plaatsen vast tot {{time}}. Daarna gaan ze naar een ander.',
    text: 'U bent aangemeld zodra u hebt besteld en, bij online betalen, betaald. De prijs geldt voor iedereen die u hebt opgegeven.',
    price: 'Prijs',
    amount: '{{excluding}} excl. btw',
    vat: 'Btw {{percent}}%',
    total: 'Te betalen',
    name: 'Naam of bedrijf op de factuur',
    attention: 'Ter attentie van',
    'vat-hint': 'Alleen als u voor een bedrijf bestelt.',
    later: 'Liever op factuur of met automatische incasso?',
    'sign-in': 'Log in met uw account',
    'sign-in-only': 'Online betalen kan nu niet. Met een account bestelt u op factuur.',
    submit: 'Bestellen met betalingsverplichting',
    closed: 'Bestellen kan nu even niet. Probeer het later, of neem contact met ons op.',
    gone: 'Deze kaart is niet meer te koop. Meld u af, en kies een andere.',
    waiting: 'Uw bestelling is geplaatst. U bent aangemeld zodra uw betaling binnen is.',
    pay: 'Naar de betaling',
    cancel:
      'U hebt kaarten besteld. Wat u terugkrijgt, beslist onze administratie; u leest het op een creditnota. Niet betaalde kaarten vervallen vanzelf.',
    fixed: 'U kunt namen wijzigen, en niet het aantal: dat staat op uw factuur.',
    refused: {
      offer: 'Deze kaart is niet meer te koop. Meld u af, en kies een andere.',
    },
  },
} as const
