import type { texts as nl } from '../nl/magazines.ts'
import type { Same } from '../texts.ts'

/** Pages of the magazine, in German. */
export const texts: Same<typeof nl> = {
  magazines: {
    title: 'Magazin',
    intro:
      'Achtmal im Jahr auf Papier und als PDF: Reportagen, Hintergrund und Zahlen zu E-Commerce, Logistik und Fulfillment.',
    newest: 'Neueste Ausgabe',
    'in-issue': 'In dieser Ausgabe',
    read: 'Diese Ausgabe ansehen',
    page: 'Seite {{page}}',
    years: 'Jahrgänge',
    'all-years': 'Neueste Ausgaben',
    issues: {
      one: '{{count}} Ausgabe',
      other: '{{count}} Ausgaben',
    },
    'subscribe-title': 'Jede Ausgabe im Briefkasten',
    'subscribe-text':
      'Abonnenten erhalten das Magazin zu Hause oder im Betrieb und lesen alle Ausgaben im Archiv.',
    subscribe: 'Zu den Abonnements',
    dutch: 'Das Magazin erscheint auf Niederländisch.',
    'empty-title': 'Die erste Ausgabe entsteht gerade',
    'empty-text':
      'Hier finden Sie bald alle Ausgaben des Magazins. Lesen Sie inzwischen die neuesten Nachrichten.',
    contents: 'Inhalt',
    'contents-note': 'Zeilen mit einem Link lesen Sie auch auf dieser Website.',
    'no-contents': 'Der Inhalt dieser Ausgabe ist noch nicht bekannt.',
    published: 'Erschienen am',
    pages: {
      one: '{{count}} Seite',
      other: '{{count}} Seiten',
    },
    issn: 'ISSN',
    'free-price': 'Kostenlos',
    edition: 'Heft',
    price: 'Einzelpreis',
    free: 'Diese Ausgabe ist frei lesbar.',
    'free-soon': 'Diese Ausgabe ist frei lesbar, auch ohne Abonnement: Die Artikel finden Sie im Inhalt.',
    yours: 'Sie lesen diese Ausgabe mit Ihrem Abonnement.',
    'yours-soon': 'Das PDF dieser Ausgabe folgt in Kürze.',
    download: 'PDF herunterladen',
    flipbook: 'Online durch diese Ausgabe blättern',
    subscriber: 'Diese Ausgabe ist für Abonnenten.',
    'subscriber-text':
      'Mit einem Abonnement erhalten Sie jede Ausgabe auf Papier und lesen das ganze Archiv als PDF.',
    order: 'Abonnieren',
    buy: 'Diese Ausgabe kaufen, ab {{price}}',
    'buy-paper': 'Diese Ausgabe gedruckt bestellen, {{price}}',
    previous: 'Vorige Ausgabe',
    next: 'Nächste Ausgabe',
    neighbours: 'Weitere Ausgaben',
    partners: 'In Zusammenarbeit mit',
  },
}
