import type { texts as nl } from '../nl/service.ts'
import type { Same } from '../texts.ts'

/** Contact, newsletters and short links, in German. */
export const texts: Same<typeof nl> = {
  service: {
    contact: {
      reach: 'So erreichen Sie uns',
      'to-form': 'Zum Formular',
      'in-dutch': 'Diese Angaben gibt es nur auf Niederländisch.',
    },
    newsletter: {
      latest: 'Neueste Ausgaben',
      'all-editions': 'Alle Ausgaben',
      title: 'Newsletter',
      intro:
        'Vier E-Mails, jede mit eigenem Zeitpunkt und eigenem Zweck. Kurz, pünktlich und schnell wieder abbestellt.',
      lists: 'Wählen Sie, was zu Ihrer Woche passt',
      inside: 'Was darin steht',
      when: 'Wann',
      preview: 'Beispiel: {{name}}',
      'preview-note': 'Zusammengestellt aus dem, was jetzt auf der Website steht.',
      'preview-empty': 'Sobald es Neues gibt, sehen Sie hier ein Beispiel.',
      from: 'Von',
      subject: 'Betreff',
      now: 'Lieber ohne Mail?',
      'now-text':
        'Dieselben Nachrichten gibt es auch ohne E-Mail-Adresse: mit einem Feedreader oder in Ihrem Kalender.',
      'feed-news': 'Alle Artikel (RSS)',
      'feed-section': '{{section}} (RSS)',
      'feed-jobs': 'Neue Stellen (RSS)',
      calendar: 'Veranstaltungen im Kalender',
      'about-feeds': 'Wie funktioniert ein Feed?',
      promises: 'Was wir versprechen',
      'promise-1': 'Wir schicken nur die Briefe, die Sie selbst wählen und bestätigen.',
      'promise-2': 'Bezahlte Plätze tragen ein Etikett, auch in der E-Mail.',
      'promise-3': 'Ihre Adresse bekommt niemand sonst.',
      privacy: 'Lesen Sie, was wir speichern',
      titles: {
        morning: {
          about: 'Die Nachrichten der Nacht und des Vortags, gelesen, bevor die erste Tour geplant ist.',
          inside: 'Acht bis zehn Schlagzeilen, eine Zahl des Tages und die Termine bis Mittag.',
        },
        weekly: {
          about: 'Die Woche in einer E-Mail, für alle, die unter der Woche nicht alles verfolgen können.',
          inside: 'Fünf wichtige Geschichten, ein langes Stück fürs Wochenende und die Kolumne.',
        },
        jobs: {
          about: 'Neue Stellen in E-Commerce, Logistik und Fulfillment, mit Stunden und Gehalt.',
          inside: 'Die Stellenanzeigen der letzten sieben Tage, nach Fachgebiet.',
        },
        events: {
          about:
            'Messen, Kongresse und Webinare, die einen Reisetag oder eine Stunde am Bildschirm wert sind.',
          inside: 'Was in den nächsten zwei Monaten läuft, was es kostet und bis wann Sie sich anmelden.',
        },
      },
    },
    link: {
      ended: 'Dieser Link ist nicht mehr aktiv',
      'ended-text':
        'Die Aktion oder Kampagne, zu der dieser Link gehörte, ist vorbei, und damit auch der Weg dorthin.',
      'ended-at': 'Beendet am',
      early: 'Dieser Link funktioniert noch nicht',
      'early-text':
        'Die Aktion oder Kampagne, zu der dieser Link gehört, hat noch nicht begonnen. Versuchen Sie es später noch einmal.',
      'early-at': 'Beginnt am',
      home: 'Zur Startseite',
      contact: 'Fragen Sie uns',
    },
  },
}
