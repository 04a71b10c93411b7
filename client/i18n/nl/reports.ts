/** Reporting a vacancy, in Dutch. */
export const texts = {
  report: {
    title: 'Meld deze vacature',
    about: '{{title}} bij {{employer}}',
    back: 'Terug naar de vacature',
  },
  'report-form': {
    title: 'Wat is er mis?',
    intro:
      'Klopt er iets niet, of mag het niet? Onze redactie bekijkt elke melding en neemt een vacature zo nodig van de site.',
    submit: 'Melding versturen',
    reason: 'Reden',
    reasons: {
      fraud: 'Oplichting of phishing',
      discrimination: 'Discriminatie',
      misleading: 'Misleidende of onjuiste informatie',
      unlawful: 'Iets anders dat niet mag van de wet',
      outdated: 'De baan is al vergeven of bestaat niet',
      other: 'Iets anders',
    },
    explanation: 'Toelichting',
    'explanation-hint': 'Wat staat er, waar, en waarom klopt dat niet of mag dat niet?',
    name: 'Naam',
    email: 'E-mailadres',
    'email-hint': 'Alleen nodig als u wilt horen wat we besluiten. De werkgever krijgt uw gegevens niet.',
    done: 'Dank u wel, uw melding is bij de redactie.',
    'done-mailed':
      'Dank u wel, uw melding is bij de redactie. We stuurden u een bevestiging en laten u weten wat we besluiten.',
  },
} as const
