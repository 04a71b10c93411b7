import type { texts as nl } from '../nl/front.ts'
import type { Same } from '../texts.ts'

/** The front page, in German. */
export const texts: Same<typeof nl> = {
  front: {
    'for-you': 'Für Sie',
    'for-you-loading': 'Wird geladen…',
    title: 'Nachrichten für E-Commerce, Logistik und Fulfillment',
    farewell: 'Ihr Konto ist gelöscht. Danke fürs Lesen; auch ohne Konto sind Sie willkommen.',
    latest: 'Gerade eingetroffen',
    leads: 'Weitere Nachrichten',
    background: 'Hintergrund und Meinung',
    'partner-content': 'Partnerinhalte',
    'partner-content-note': 'Von den genannten Unternehmen bezahlt und außerhalb der Redaktion entstanden.',
    tags: 'Worüber die Redaktion schreibt',
    'all-tags': 'Alle Themen von A bis Z',
    'more-in': 'Mehr {{section}}',
    'empty-title': 'Die ersten Artikel folgen in Kürze',
    'empty-text': 'Hier ist noch nichts erschienen. Sehen Sie sich inzwischen die Themen der Redaktion an.',
    jobs: 'Stellen',
    'all-jobs': 'Alle Stellen',
    events: 'Termine',
    'all-events': 'Alle Veranstaltungen',
    magazine: 'Das Magazin',
    'all-magazines': 'Alle Ausgaben',
    partners: 'Anbieter im Blick',
    'partners-note': 'Diese Unternehmen zahlen für einen Platz. Die Redaktion hat damit nichts zu tun.',
    'all-partners': 'Alle Anbieter',
  },
  time: {
    today: 'Heute',
    yesterday: 'Gestern',
  },
}
