import type { texts as nl } from '../nl/offline.ts'
import type { Same } from '../texts.ts'

/** The offline page, in German. */
export const texts: Same<typeof nl> = {
  offline: {
    title: 'Lesen ohne Verbindung',
    intro:
      'Die zuletzt gelesenen Artikel und alles, was Sie gemerkt haben, liegen auf diesem Gerät bereit. Auch im Zug und in der Halle.',
    'out-of-reach': 'Keine Verbindung',
    'out-of-reach-text':
      'Die geöffnete Seite können wir gerade nicht abrufen. Versuchen Sie es erneut, sobald Sie Verbindung haben.',
    retry: 'Erneut versuchen',
    back: 'Sie sind wieder online.',
    waiting: 'Das wartet auf eine Verbindung',
    'waiting-text':
      'Sie sind offline. Ihre Auswahl wird übernommen, sobald wieder eine Verbindung besteht. Noch nicht angemeldet? Melden Sie sich innerhalb eines Tages in diesem Browser an, dann steht es in Ihrem Konto.',
    'waiting-back': 'Zurück zur Seite',
    saved: 'Von Ihnen gemerkt',
    'saved-at': 'Gemerkt:',
    read: 'Zuletzt gelesen',
    'read-at': 'Gelesen:',
    'empty-title': 'Auf diesem Gerät liegt noch nichts bereit',
    'empty-text':
      'Lesen Sie einen Artikel, solange Sie eine Verbindung haben. Danach finden Sie ihn hier wieder, auch unterwegs.',
    'empty-news': 'Zu den neuesten Nachrichten',
    where: 'Diese Liste steht nur in diesem Browser. Wer sich abmeldet, löscht sie.',
    clear: 'Liste löschen',
    'no-script': 'Um zu zeigen, was auf Ihrem Gerät liegt, braucht diese Seite Skript.',
  },
}
