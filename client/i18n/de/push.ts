import type { texts as dutch } from '../nl/push.ts'
import type { Same } from '../texts.ts'

/** Push messages: following topics, and problems with them, in German. */
export const texts: Same<typeof dutch> = {
  push: {
    follow: 'Mitteilungen zu {{what}}',
    following: 'Sie erhalten Mitteilungen zu {{what}}',
    busy: 'Einen Moment…',
    search: 'dieser Suche',
    'any-job': 'allen neuen Stellen',
    followed: 'Sie werden benachrichtigt: {{what}}.',
    left: 'Sie erhalten keine Mitteilungen mehr zu {{what}}.',
    'turn-on': 'Benachrichtigungen einschalten',
    'turn-off': 'Benachrichtigungen auf diesem Gerät ausschalten',
    'turned-on': 'Benachrichtigungen sind auf diesem Gerät eingeschaltet.',
    'turned-off': 'Benachrichtigungen sind auf diesem Gerät ausgeschaltet.',
    state: {
      on: 'Benachrichtigungen sind auf diesem Gerät eingeschaltet.',
      off: 'Benachrichtigungen sind auf diesem Gerät ausgeschaltet.',
      default: 'Ihr Browser bittet Sie gleich um Erlaubnis.',
      denied:
        'Ihr Browser blockiert Benachrichtigungen dieser Seite. Erlauben Sie sie in den Einstellungen Ihres Browsers bei den Berechtigungen dieser Seite und laden Sie die Seite neu.',
    },
    language: 'Sie erhalten sie auf {{language}}.',
    languages: { nl: 'Niederländisch', en: 'Englisch', de: 'Deutsch' },
    topics: 'Sie werden benachrichtigt bei',
    sections: { ecommerce: 'E-Commerce', logistiek: 'Logistik', fulfilment: 'Fulfillment' },
    jobs: 'Alle neuen Stellen',
    'more-topics': 'Sie folgen auch',
    tag: 'Thema: {{name}}',
    company: 'Unternehmen: {{name}}',
    alert: 'Stellen: {{search}}',
    filters: { one: '{{count}} Filter', other: '{{count}} Filter' },
    stop: 'Nicht mehr folgen',
    'stop-named': '{{name}} nicht mehr folgen',
    'how-to':
      'Folgen Sie Themen auf deren eigener Seite und einer Suche bei den Stellen: Sie werden dann bei jeder neuen benachrichtigt.',
    loading: 'Benachrichtigungen werden geladen…',
    problem: {
      'permission-default':
        'Sie haben noch nicht gewählt. Klicken Sie erneut und erlauben Sie Benachrichtigungen, wenn Ihr Browser fragt.',
      'permission-blocked':
        'Ihr Browser blockiert Benachrichtigungen dieser Seite. Sie können sie in den Einstellungen Ihres Browsers erlauben.',
      'unsupported-browser':
        'Dieser Browser kann keine Benachrichtigungen empfangen. Versuchen Sie es mit einer aktuellen Version von Chrome, Edge, Firefox oder Safari.',
      'home-screen':
        'Auf iPhone und iPad funktionieren Benachrichtigungen, wenn die Seite auf Ihrem Home-Bildschirm liegt: Wählen Sie Teilen, dann Zum Home-Bildschirm, und öffnen Sie die Seite dort.',
      'indexed-db-unsupported':
        'Ihr Browser speichert hier nichts, etwa in einem privaten Fenster. Versuchen Sie es in einem normalen Fenster.',
      'service-worker':
        'Benachrichtigungen konnten nicht gestartet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      'push-service':
        'Der Benachrichtigungsdienst Ihres Browsers ist nicht erreichbar. Versuchen Sie es später noch einmal.',
      offline: 'Sie sind nicht verbunden. Versuchen Sie es noch einmal, sobald Sie online sind.',
      'too-many-requests': 'Das ging zu schnell. Warten Sie eine Minute und versuchen Sie es noch einmal.',
      'too-many-topics': 'Sie folgen der höchsten Zahl an Themen. Beenden Sie zuerst ein anderes.',
      unavailable: 'Das geht gerade nicht. Versuchen Sie es in einer Minute noch einmal.',
      failed: 'Benachrichtigungen konnten nicht eingeschaltet werden. Versuchen Sie es später noch einmal.',
    },
  },
}
