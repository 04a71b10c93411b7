import type { texts as nl } from '../nl/meta.ts'
import type { Same } from '../texts.ts'

/** Titles and descriptions of documents, used only by the worker, in German. */
export const texts: Same<typeof nl> = {
  'not-found': {
    title: 'Diese Seite gibt es nicht',
  },
  meta: {
    jobs: {
      name: 'Stellen',
      title: 'Stellen in E-Commerce, Logistik und Fulfilment',
      description:
        'Suchen Sie Stellen nach Beruf, Ort, Gehalt und Stunden: vom Kommissionierer und Disponenten bis zum Supply-Chain-Manager.',
    },
    'job-category': {
      title: 'Stellen: {{name}}',
      description: 'Alle offenen Stellen in {{name}}, mit Gehalt, Stunden und Ort.',
    },
    vacancy: {
      title: '{{title}} bei {{employer}}',
      description:
        '{{employer}} sucht: {{title}} ({{place}}). Lesen Sie, was Sie tun, was es zahlt und wie Sie sich bewerben.',
      home: 'zu Hause',
    },
    company: {
      'supplier-title': '{{name}}: Lieferant',
      'employer-title': 'Arbeiten bei {{name}}: Stellen und Profil',
      'supplier-description':
        'Profil von {{name}}, mit Produkten, Ansprechpartnern und unseren Berichten über das Unternehmen.',
      'employer-description': 'Stellen bei {{name}}, wie man dort arbeitet und an wen Sie sich wenden.',
    },
    subscriptions: {
      title: 'Abonnements',
      description:
        'Alle Abonnements im Vergleich: digital, mit Magazin oder für das ganze Team. Preise mit und ohne Mehrwertsteuer.',
    },
    advertising: {
      title: 'Werben',
      description:
        'Artikel, Newsletter und Stellenanzeigen: was Sie buchen können, was es kostet und wen Sie erreichen.',
    },
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
    contact: {
      description: 'So erreichen Sie Redaktion, Verkauf, Abonnentenservice, Stellenmarkt oder Technik.',
    },
    newsletter: {
      title: 'Newsletter: Morgenmail, Freitagsüberblick, Stellen und Termine',
      description:
        'Wählen Sie aus vier Newslettern zu E-Commerce, Logistik und Fulfillment. Mit einem Beispiel jeder Ausgabe und allem, was Sie schon jetzt verfolgen können.',
    },
    search: {
      title: 'Suche',
      found: 'Suche nach {{text}}',
      description: 'Alle Artikel, Stellen, Veranstaltungen, Firmen und Magazine durchsuchen.',
    },
    page: '{{title}}, Seite {{page}}',
    feed: {
      title: '{{site}}: {{subject}}',
      jobs: 'Stellenangebote',
      'jobs-description': 'Die neuesten Stellen in E-Commerce, Logistik und Fulfillment.',
      remote: 'im Homeoffice',
      hours: '{{hours}} Stunden pro Woche',
    },
    shortcut: {
      jobs: 'Stellen',
      events: 'Termine',
      zoeken: 'Suche',
      magazines: 'Magazin',
    },
    screenshot: {
      front: 'Die Startseite mit den neuesten Nachrichten',
      jobs: 'Stellensuche in E-Commerce, Logistik und Fulfillment',
    },
    'open-search': 'Nachrichten, Termine und Stellen von {{site}} durchsuchen',
    archive: {
      title: 'Alles auf dieser Seite',
      description:
        'Alles an einem Ort: Ressorts, Archiv nach Monaten, Themen, Stellen, Unternehmen, Termine, Magazine und Feeds.',
      'year-title': 'Archiv {{year}}',
      'year-description':
        'Alle Artikel aus {{year}} über E-Commerce, Logistik und Fulfillment, Monat für Monat.',
      'month-title': 'Archiv {{month}}',
      'month-description':
        'Alle Artikel aus {{month}} über E-Commerce, Logistik und Fulfillment, Tag für Tag.',
    },
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
    events: {
      title: 'Veranstaltungen für E-Commerce, Logistik und Fulfillment',
      description:
        'Messen, Kongresse, Webinare und Werkstätten zu E-Commerce, Logistik und Fulfillment, mit Ort, Programm und Preis.',
      'past-title': 'Vergangene Veranstaltungen',
      'past-title-year': 'Veranstaltungen aus {{year}}',
      'past-description':
        'Rückblick auf Messen, Kongresse und Webinare zu E-Commerce, Logistik und Fulfillment.',
      calendar: 'Veranstaltungen von {{site}}',
    },
    editions: {
      title: 'Newsletter: alle Ausgaben',
      description: 'Lesen Sie frühere Ausgaben unserer Newsletter zu E-Commerce, Logistik und Fulfillment.',
      edition: '{{title}} | {{newsletter}}',
      feed: 'Newsletter',
    },
    magazines: {
      title: 'Magazin: alle Ausgaben',
      'title-year': 'Magazin: die Ausgaben von {{year}}',
      description:
        'Das Magazin über E-Commerce, Logistik und Fulfillment: die neueste Ausgabe, ihr Inhalt und alle früheren Hefte.',
      issue: '{{title}}, Magazin {{edition}}',
    },
  },
  preview: {
    draft:
      'Vorschau eines Entwurfs. So steht die Seite noch nicht auf der Website. Der Link gilt bis {{time}} Uhr.',
    published: 'Vorschau der veröffentlichten Fassung. Der Link gilt bis {{time}} Uhr.',
    link: 'Dieser Link zu einer Vorschau ist abgelaufen oder stimmt nicht. Bitten Sie die Redaktion um einen neuen.',
  },
  failure: {
    unavailable:
      'Wir können diese Seite gerade nicht abrufen. Das dauert meist nur kurz: Bitte versuchen Sie es in einer halben Minute erneut.',
    gone: 'Diese Seite wurde entfernt und kommt nicht zurück.',
    'bad-request': 'Diese Adresse stimmt nicht. Bitte prüfen Sie, ob sie vollständig übernommen wurde.',
    'method-not-allowed': 'Diese Aktion ist unter dieser Adresse nicht möglich.',
    forbidden: 'Diese Anfrage wurde abgelehnt, weil sie nicht von dieser Website stammt.',
    form: 'Dieses Formular steht nicht mehr auf dieser Seite, oder es kam nicht vollständig an. Gehen Sie in Ihrem Browser zurück: Ihre Angaben stehen dort meist noch. Kopieren Sie sie und öffnen Sie die Seite neu.',
    'too-large':
      'Was Sie gesendet haben, ist zu groß. Bitte gehen Sie in Ihrem Browser zurück: Ihre Eingaben sind dort noch da. Kürzen Sie sie und versuchen Sie es erneut.',
    'file-unchecked':
      'Diese Datei wird noch auf Viren geprüft. Versuchen Sie es in einer halben Minute erneut.',
    busy: 'Gerade ist viel los: Es kommen zu viele Dateien gleichzeitig an. Versuchen Sie es in zehn Sekunden erneut.',
  },
  access: {
    'subscriber-title': 'Mit einem Abonnement weiterlesen',
    'subscriber-text': 'Der Rest dieses Artikels ist für Abonnenten.',
    'metered-title': {
      one: 'Sie haben Ihren freien Artikel dieses Monats gelesen',
      other: 'Sie haben Ihre {{count}} freien Artikel dieses Monats gelesen',
    },
    'metered-text': 'Mit einem Abonnement lesen Sie unbegrenzt.',
    price: 'Ein Abonnement gibt es ab {{price}} {{interval}}, inklusive MwSt.',
    subscribe: 'Zu den Abonnements',
    subscribed: 'Haben Sie schon ein Abonnement?',
    'sign-in': 'Anmelden',
    'account-title': 'Melden Sie sich an, um diese Seite zu lesen',
    'account-text': 'Diese Seite ist für Leser mit einem Konto. Ein Konto ist kostenlos.',
    'no-account': 'Noch kein Konto?',
    register: 'Jetzt anlegen',
    'reads-left': {
      one: 'Nach diesem Artikel können Sie diesen Monat noch {{count}} ohne Abonnement lesen.',
      other: 'Nach diesem Artikel können Sie diesen Monat noch {{count}} ohne Abonnement lesen.',
    },
    'last-read': 'Dies ist der letzte Artikel, den Sie diesen Monat ohne Abonnement lesen.',
  },
  whitepaper: {
    title: 'Ihr Whitepaper ist bereit',
    text: '{{name}}. Der Link steht auch in Ihrer E-Mail und funktioniert sieben Tage.',
    button: 'PDF herunterladen ({{size}})',
    expired: 'Dieser Link funktioniert nicht mehr',
    'expired-text': 'Er ist abgelaufen oder unvollständig. Fordern Sie das Whitepaper unten erneut an.',
  },
}
