/** Editions of the newsletters, in German. */
export const texts = {
  editions: {
    title: 'Alle Ausgaben',
    intro: 'Was unsere Newsletter bisher brachten, Ausgabe für Ausgabe.',
    'empty-title': 'Es wurde noch keine Ausgabe verschickt',
    'empty-text': 'Melden Sie sich an, dann kommt die erste direkt in Ihr Postfach.',
    'sign-up': 'Newsletter abonnieren',
    sent: 'Verschickt',
    others: 'Andere Ausgaben',
    older: 'Vorherige Ausgabe',
    newer: 'Nächste Ausgabe',
    advert: 'Anzeige',
    'advert-by': 'Anzeige von {{name}}',
    more: 'Mehr erfahren',
    articles: 'Artikel',
    vacancies: 'Stellen',
    events: 'Veranstaltungen',
    view: 'Ansehen',
  },
} as const
