import type { Dictionary } from './dictionary.ts'

/** The texts of the interface in German. */
export const de: Dictionary = {
  navigation: {
    skip: 'Zum Inhalt',
    main: 'Hauptnavigation',
    home: 'Startseite',
    menu: 'Menü',
    'menu-title': 'Ressorts und Seiten',
    sections: 'Ressorts',
    tags: 'Themen',
    preferences: 'Darstellung',
    language: 'Sprache',
    footer: 'Über diese Website',
    breadcrumb: 'Sie sind hier',
  },
  'colour-mode': {
    title: 'Farben',
    system: 'Wie Ihr Gerät',
    light: 'Hell',
    dark: 'Dunkel',
  },
  section: {
    ecommerce: 'E-Commerce',
    logistiek: 'Logistik',
    fulfilment: 'Fulfillment',
  },
  'section-intro': {
    ecommerce:
      'Verkaufen über den Bildschirm: Conversion, Marktplätze, Bezahlen, Retouren und die Software, die alles am Laufen hält.',
    logistiek:
      'Alles, was unterwegs ist: Straße, Wasser, Schiene und Luft, die Häfen, der Zoll und die letzte Meile.',
    fulfilment:
      'Vom Wareneingang bis zum Versandetikett: Lager, Roboter, Verpacken, Retourenabwicklung und die Menschen in der Halle.',
  },
  kind: {
    news: 'Nachricht',
    background: 'Hintergrund',
    opinion: 'Meinung',
    video: 'Video',
    podcast: 'Podcast',
    whitepaper: 'Whitepaper',
    advertorial: 'Partnerinhalt',
  },
  home: {
    title: 'Nachrichten für E-Commerce, Logistik und Fulfillment',
    latest: 'Gerade eingetroffen',
    leads: 'Weitere Nachrichten',
    background: 'Hintergrund und Meinung',
    'partner-content': 'Partnerinhalte',
    'partner-content-note': 'Von den genannten Unternehmen bezahlt und außerhalb der Redaktion entstanden.',
    tags: 'Worüber die Redaktion schreibt',
    'all-tags': 'Alle Themen von A bis Z',
    'more-in': 'Mehr {{section}}',
    'in-dutch': 'Auf Niederländisch',
    'in-dutch-note': 'Diese Artikel sind noch nicht übersetzt.',
    'empty-title': 'Die ersten Artikel folgen in Kürze',
    'empty-text': 'Hier ist noch nichts erschienen. Sehen Sie sich inzwischen die Themen der Redaktion an.',
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
  article: {
    by: 'Von',
    updated: 'Aktualisiert',
    'reading-time': { one: '{{count}} Minute Lesezeit', other: '{{count}} Minuten Lesezeit' },
    sponsored: 'Partnerinhalt',
    'sponsored-by': 'in Zusammenarbeit mit {{name}}',
    'sponsored-note':
      'Dieser Artikel wurde von {{name}} bezahlt und nicht von der Redaktion geschrieben. So bleibt klar, wer spricht.',
    tags: 'Themen',
    companies: 'In diesem Artikel',
    share: 'Teilen',
    'share-mail': 'Per E-Mail',
    'share-linkedin': 'Auf LinkedIn',
    'share-whatsapp': 'Per WhatsApp',
    'copy-link': 'Link kopieren',
    'link-copied': 'Link kopiert',
    'copy-failed': 'Das Kopieren hat nicht geklappt. Bitte übernehmen Sie den Link aus der Adresszeile.',
    gallery: 'Bildstrecke',
    'open-picture': 'Bild in voller Größe öffnen: {{alt}}',
    corrections: { one: 'Korrektur', other: 'Korrekturen' },
    source: 'Quelle',
    'about-author': 'Zur Person',
    'read-next': 'Als Nächstes lesen',
    'read-next-empty': 'Weiterlesen in diesem Ressort',
    print: 'Dieser Artikel steht unter {{url}}',
    picture: 'Bild: {{credit}}',
    'in-section': 'Alles über {{section}}',
  },
  tag: {
    label: 'Thema',
    articles: { one: '{{count}} Artikel', other: '{{count}} Artikel' },
    related: 'Verwandte Themen',
    'empty-title': 'Noch keine Artikel zu diesem Thema',
    'empty-text':
      'Wählen Sie ein anderes Thema aus der Übersicht oder beginnen Sie mit den neuesten Nachrichten.',
  },
  tags: {
    title: 'Themen von A bis Z',
    intro: 'Jeder Artikel ist Themen zugeordnet. Hier stehen sie alle, mit der Zahl der Artikel.',
    'most-used': 'Am häufigsten behandelt',
    initials: 'Anfangsbuchstaben wählen',
    all: 'Alle Themen',
    'initial-title': 'Themen mit {{char}}',
    count: { one: '{{count}} Thema', other: '{{count}} Themen' },
    previous: 'Vorheriger Buchstabe: {{char}}',
    next: 'Nächster Buchstabe: {{char}}',
    'empty-title': 'Noch keine Themen',
    'empty-text': 'Themen erscheinen hier, sobald es Artikel dazu gibt.',
  },
  page: {
    siblings: 'Mehr über {{name}}',
    updated: 'Zuletzt geändert',
    'empty-text': 'Diese Seite hat noch keinen Inhalt.',
  },
  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: 'Seite {{page}}',
  },
  time: {
    today: 'Heute',
    yesterday: 'Gestern',
  },
  footer: {
    about:
      'Unabhängiges Fachmedium für E-Commerce, Logistik und Fulfillment in den Niederlanden. Für alle, die verkaufen, befördern, lagern und zustellen.',
    pages: 'Über diese Website',
    reading: 'Lesen',
    languages: 'Sprachen',
    'partner-note': 'Bezahlte Beiträge sind immer als Partnerinhalt gekennzeichnet.',
    top: 'Nach oben',
  },
  'footer-page': {
    about: 'Über uns',
    colophon: 'Impressum',
    newsroom: 'Redaktion',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    cookies: 'Cookies',
    accessibility: 'Barrierefreiheit',
    'partner-policy': 'Partnerrichtlinie',
    'editorial-statute': 'Redaktionsstatut',
    rss: 'RSS',
    tips: 'Hinweise an die Redaktion',
  },
  meta: {
    home: {
      title: 'Nachrichten über E-Commerce, Logistik und Fulfillment',
      description:
        'Tägliche Fachnachrichten, Hintergrund und Meinung aus den Niederlanden für alle, die in E-Commerce, Logistik und Fulfillment arbeiten.',
    },
    section: {
      ecommerce: {
        title: 'E-Commerce: Nachrichten und Hintergrund',
        description:
          'Fachnachrichten über Onlineshops: Conversion, Marktplätze, Zahlungsarten, Retourenpolitik, Produktdaten und Gesetzgebung.',
      },
      logistiek: {
        title: 'Logistik: Nachrichten und Hintergrund',
        description:
          'Fachnachrichten über Transport und Lieferketten: Häfen, Binnenschiffe, Schiene, Luftfracht, Zoll, Null-Emissions-Zonen und die letzte Meile.',
      },
      fulfilment: {
        title: 'Fulfillment: Nachrichten und Hintergrund',
        description:
          'Fachnachrichten aus dem Lager: Kommissionierung, Robotik, WMS, Verpacken, Retourenabwicklung, Outsourcing und Zustellung am selben Tag.',
      },
    },
    page: '{{title}}, Seite {{page}}',
    tags: {
      title: 'Themen von A bis Z',
      description: 'Alle Themen, über die die Redaktion schreibt, alphabetisch und mit der Zahl der Artikel.',
    },
    'tags-initial': {
      title: 'Themen mit {{char}}',
      description: 'Alle Themen, die mit {{char}} beginnen, mit der Zahl der Artikel zu jedem.',
    },
    tag: {
      title: '{{tag}}: Nachrichten und Hintergrund',
      description: 'Alle Artikel über {{tag}}, die neuesten zuerst.',
    },
  },
  'not-found': {
    title: 'Diese Seite gibt es nicht',
    hint: 'Vielleicht wurde die Adresse falsch übernommen, oder die Seite ist umgezogen. Hier finden Sie zurück.',
    home: 'Zur Startseite',
    sections: 'Oder wählen Sie ein Ressort',
    tags: 'Nach Themen suchen, von A bis Z',
  },
  error: {
    title: 'Etwas ist schiefgelaufen',
    home: 'Zurück zur Startseite',
    unknown:
      'Wegen eines Fehlers bei uns können wir diese Seite gerade nicht zeigen. Bitte versuchen Sie es in einer Minute erneut.',
    unavailable:
      'Wir können diese Seite gerade nicht abrufen. Das dauert meist nur kurz: Bitte versuchen Sie es in einer halben Minute erneut.',
    gone: 'Diese Seite wurde entfernt und kommt nicht zurück.',
    'bad-request': 'Diese Adresse stimmt nicht. Bitte prüfen Sie, ob sie vollständig übernommen wurde.',
    'method-not-allowed': 'Diese Aktion ist unter dieser Adresse nicht möglich.',
    forbidden: 'Diese Anfrage wurde abgelehnt, weil sie nicht von dieser Website stammt.',
    'too-large': 'Was Sie gesendet haben, ist zu groß. Bitte verkleinern Sie es und versuchen Sie es erneut.',
    'request-id': 'Kennzeichen: {{id}}',
  },
  update: {
    available: 'Es gibt eine neue Version. Sie lädt mit der nächsten Seite, die Sie öffnen.',
  },
  offline: {
    title: 'Sie sind offline',
    text: 'Ohne Verbindung können wir diese Seite nicht abrufen. Sobald Sie wieder online sind, können Sie weiterlesen.',
    retry: 'Erneut versuchen',
  },
  loading: 'Wird geladen',
}
