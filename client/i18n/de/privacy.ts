import type { texts as nl } from '../nl/privacy.ts'
import type { Same } from '../texts.ts'

/** Texts of the pages about privacy and cookies, in German. */
export const texts: Same<typeof nl> = {
  privacy: {
    column: {
      what: 'Was Sie tun',
      stored: 'Was wir speichern',
      ground: 'Rechtsgrundlage',
      kept: 'Wie lange',
      name: 'Name',
      use: 'Wofür',
      where: 'Wo',
      purpose: 'Zweck',
      consent: 'Einwilligung',
      holds: 'Was dazu gehört',
    },
    ground: {
      contract: 'Was Sie mit uns vereinbaren',
      consent: 'Ihre Einwilligung',
      law: 'Eine gesetzliche Pflicht',
      interest: 'Unser berechtigtes Interesse',
    },
    // For how long something is kept: at most one, two or three spans, in the order of the registry.
    span: {
      days: { one: '{{count}} Tag', other: '{{count}} Tage' },
      years: { one: '{{count}} Jahr', other: '{{count}} Jahre' },
      seconds: { one: '{{count}} Sekunde', other: '{{count}} Sekunden' },
      minutes: { one: '{{count}} Minute', other: '{{count}} Minuten' },
      hours: { one: '{{count}} Stunde', other: '{{count}} Stunden' },
    },
    until: {
      session: 'Bis Sie den Browser oder den Tab schließen',
      'sign-in': 'Solange Sie angemeldet sind',
      kept: 'Bis Sie es ausschalten, sich abmelden oder es löschen',
    },
    place: {
      localStorage: 'Lokaler Speicher',
      sessionStorage: 'Sitzungsspeicher',
      indexedDB: 'Datenbank des Browsers',
      caches: 'Gespeicherte Dateien',
    },
    purpose: {
      necessary: { name: 'Notwendig', holds: 'Was die Website für etwas braucht, das Sie selbst tun' },
      statistics: { name: 'Eigene Statistik', holds: 'Zählen, was gelesen wird, nicht von wem' },
      marketing: { name: 'Marketing', holds: 'Erkennen, über welche Kampagne Sie kamen' },
    },
    consent: { needed: 'Nötig; wir fragen vorher', free: 'Laut Gesetz nicht nötig' },
    data: {
      account: {
        what: 'Konto',
        stored:
          'Name, E-Mail-Adresse, Passwort (verschlüsselt), Telefon, Firma, Funktion, Sprache und Vorlieben',
        kept: 'Bis Sie es auflösen; {{first}}, wenn Sie es nicht bestätigen; {{second}}, nachdem Sie zuletzt angemeldet waren, wenn nichts davon abhängt (wir schreiben Ihnen {{third}} vorher)',
      },
      sessions: {
        what: 'Angemeldet sein',
        stored: 'Ihr Konto, die Art des Geräts und wann es zuletzt hier war',
        kept: 'Bis Sie sich abmelden, höchstens {{first}}',
      },
      saved: {
        what: 'Merken',
        stored: 'Artikel, Stellen und Veranstaltungen, die Sie merken, mit Ihren Notizen',
        kept: 'Bis Sie sie entfernen oder Ihr Konto auflösen',
      },
      drafts: {
        what: 'Formular ausfüllen',
        stored:
          'Was Sie eingegeben und noch nicht gesendet haben, wenn Sie angemeldet sind; und das Ergebnis eines gesendeten Formulars',
        kept: '{{first}}, oder bis Sie es senden; das Ergebnis {{second}}',
      },
      newsletter: {
        what: 'Newsletter',
        stored: 'E-Mail-Adresse, Name, Firma und gewählte Newsletter',
        kept: 'Bis {{first}} nach der Abmeldung; ohne Bestätigung {{second}}',
      },
      alerts: {
        what: 'Job-Alarm',
        stored: 'E-Mail-Adresse und Suche',
        kept: 'Bis {{first}} nach dem Ende; ohne Bestätigung {{second}}',
      },
      push: {
        what: 'Mitteilungen',
        stored:
          'Die Zustelladresse Ihres Browsers, Ihr Konto, wenn Sie angemeldet sind, und zu welchen Themen',
        kept: 'Bis Sie sie ausschalten; {{first}} nachdem sich Ihr Browser zuletzt gemeldet hat',
      },
      consents: {
        what: 'Einwilligen oder widerrufen',
        stored:
          'E-Mail-Adresse oder Code Ihres Browsers, wofür, der Text und seine Version, der Zeitpunkt und die Seite',
        kept: 'Bis {{first}} nach dem Widerruf oder, wenn sie nur einmal galt, nachdem sie erteilt wurde; nach der Auflösung eines Kontos unter einem Code statt der Adresse',
      },
      applications: {
        what: 'Sich bewerben',
        stored:
          'Ihre Angaben, Anschreiben, Links und Lebenslauf, für den Arbeitgeber, und was dieser damit tat',
        kept: 'Bis {{first}} nach der Besetzung der Stelle, sonst {{second}} nach ihrem Schluss; mit Ihrer Einwilligung {{third}}',
      },
      registrations: {
        what: 'Anmeldung zu einer Veranstaltung',
        stored: 'Namen, E-Mail-Adressen, Unternehmen und Funktion der Teilnehmenden, Antworten, Ticketcode',
        kept: 'Bis {{first}} danach; von einer bezahlten bleibt die Zahl der Personen',
      },
      subscriptions: {
        what: 'Abonnement',
        stored:
          'Kontaktdaten, Adressen, Kontonummer (maskiert) und E-Mail-Adressen von Kolleginnen und Kollegen mit einem Platz',
        kept: 'Solange es läuft und danach wie die Bücher; eine Anfrage ohne Bestätigung {{first}}, ein Platz bis {{second}} nach dem Ende',
      },
      books: {
        what: 'Bestellen und bezahlen',
        stored:
          'Rechnung, Rechnungsadresse, USt-IdNr., Mandat mit Kontoinhaber und verschlüsselter Kontonummer, Zahlungen',
        kept: 'Mindestens 7 Jahre, weil das Steuerrecht es verlangt; auch wenn Sie Ihr Konto auflösen',
      },
      messages: {
        what: 'Kontakt und Meldungen zu Stellen',
        stored: 'Ihre Nachricht, Name, E-Mail-Adresse und was Sie anhängen',
        kept: '{{first}}; eine Meldung zu einer Stelle {{second}}',
      },
      leads: {
        what: 'Anfrage an einen Anbieter oder an uns',
        stored:
          'Name, E-Mail-Adresse, Telefon, Firma, Funktion und Ihre Frage; wir geben sie an den Anbieter weiter',
        kept: '{{first}}',
      },
      companies: {
        what: 'Für eine Firma handeln',
        stored:
          'Welche Firma und welche Rolle, Einladungen, Ihr Antrag auf ein Profil, wer was mit einer Stelle tat, Kontaktpersonen auf der Website',
        kept: 'Solange Sie Mitglied sind und die Seite besteht; eine Einladung {{first}} nach ihrem Ende, ein Antrag {{second}}',
      },
      files: {
        what: 'Eine Datei senden',
        stored: 'Die Datei selbst, etwa ein Lebenslauf, mit Art und Größe',
        kept: 'So lange wie das, wozu sie gehört; {{first}}, wenn Sie das Formular nicht senden',
      },
      mails: {
        what: 'E-Mail von uns erhalten',
        stored: 'E-Mail-Adresse, Art, Zeitpunkt und ob sie ankam; der Inhalt, bis sie gesendet ist',
        kept: '{{first}}; nicht zugestellt {{second}}; wie oft um eine E-Mail gebeten wurde {{third}}',
      },
      editions: {
        what: 'Einen Newsletter von uns bekommen',
        stored: 'An welche Adressen jeder Newsletter ging',
        kept: '{{first}}; danach nur Zahlen',
      },
      refused: {
        what: 'Eine E-Mail-Adresse, die es nicht mehr gibt',
        stored: 'Die Adresse, wann sie abgewiesen wurde und warum, damit wir nichts mehr dorthin senden',
        kept: '{{first}}',
      },
      requests: {
        what: 'Nach Ihren Daten fragen',
        stored: 'Was wir gegeben oder gelöscht haben und wann, mit einem Code statt Ihrer Adresse',
        kept: '{{first}}',
      },
      statistics: {
        what: 'Lesen',
        stored:
          'Adresse der Seite, Uhrzeit, Sprache, Geräteart, Land, Herkunft, Kampagne und ein Code für Ihren Browser, der einen Tag gilt',
        kept: '{{first}}; danach nur Tagessummen',
      },
      published: {
        what: 'Auf der Website genannt sein',
        stored: 'Namen von Autoren, Vortragenden und Fotografen, mit dem, was sie über sich sagen',
        kept: 'Solange die Veröffentlichung dort steht',
      },
    },
    'human-check': {
      what: 'Formular ohne Konto senden',
      stored:
        'Ihre IP-Adresse und Merkmale Ihres Browsers, für die Prüfung, dass ein Mensch das Formular sendet. Cloudflare führt sie für uns aus, sobald Sie ein Formular berühren; wir behalten nur das Ergebnis, solange das Senden dauert',
      kept: 'Bestimmt Cloudflare; bei uns nicht',
      name: 'Cloudflare Turnstile',
      use: 'Prüfen, dass ein Mensch ein Formular sendet, in einem Rahmen von Cloudflare, der erst lädt, wenn Sie ein Formular berühren',
    },
    cookie: {
      session: 'Besuche zählen: eine Null, der Zeitpunkt der Ausgabe und der des Ablaufs',
      schakel_niet_tellen: 'Merkt sich, dass Sie nicht mitgezählt werden wollen',
      i18n_redirected: 'Ihre Sprache merken',
      schakel_meter:
        'Zählen, wie viele Artikel Sie diesen Monat ohne Abonnement gelesen haben: deren Nummern, nicht wer Sie sind',
      strapi_jwt: 'Angemeldet bleiben',
      schakel_account: 'Seiten beim richtigen Leser halten: die Nummer Ihres Kontos',
      schakel_registratie: 'Ihr neues Konto in diesem Browser bestätigen lassen',
      schakel_bewaren: 'Merken, was Sie gewählt haben, sobald Sie angemeldet sind',
      schakel_zonder_script: 'Zeigen, was Sie gemerkt haben, wenn Ihr Browser keine Skripte ausführt',
      schakel_gezegd: 'Nach dem Senden eines Formulars sagen, was damit geschehen ist',
      schakel_naar: 'Nach der Anmeldung über einen anderen Dienst dorthin zurückkehren, wo Sie waren',
      'koa-sess': 'Anmeldung über einen anderen Dienst: wie weit Sie sind',
      'koa-sess-sig': 'Signatur dazu, gegen Fälschung',
      schakel_push: 'Mitteilungen auf diesem Gerät Ihnen zuordnen: ein zufälliger Code',
    },
    storage: {
      'colour-mode': 'Ihre Wahl von hell oder dunkel',
      account: 'Welches Konto in diesem Fenster angemeldet ist, damit andere Ihr Abmelden merken',
      'install-declined': 'Wann Sie die App abgelehnt haben, damit wir nicht gleich wieder fragen',
      'newsletter-declined':
        'Dass Sie den Newsletter nicht wollten oder sich angemeldet haben, damit wir nicht wieder fragen',
      'vacancies-seen': 'Welche Stellen Sie geöffnet haben; es bleibt auf Ihrem Gerät',
      'schakel-push': 'Zu welchen Themen Sie Mitteilungen erhalten',
      'schakel-follows': 'Welchen Themen Sie folgen',
      'schakel-registrations':
        'Ihre Anmeldungen zu Veranstaltungen ohne Konto, bis die Veranstaltung vorbei ist',
      'schakel-door-name': 'Der Name, unter dem Sie bei einer Veranstaltung Karten prüfen',
      'schakel-check-ins': 'Geprüfte Karten, die noch gesendet werden müssen',
      visit: 'Wann Sie zuletzt hier waren; es bleibt auf Ihrem Gerät',
      'listed-entries': 'Was in Listen in diesem Besuch schon gezählt ist',
      reload: 'Welche Seite neu lud, weil die Website erneuert wurde',
      'schakel-offline': 'Was gesendet wird, sobald wieder eine Verbindung besteht',
      'schakel-push-check': 'Kurz, um zu sehen, ob Ihr Browser Mitteilungen kann',
      firebase: 'Die Zustelladresse für Mitteilungen, wenn Sie sie einschalten',
      firestore: 'Ihre Nachrichten, wenn Sie angemeldet sind',
      'schakel-read': 'Die letzten zwanzig gelesenen Artikel, für den Fall ohne Verbindung',
      'schakel-saved': 'Was Sie gemerkt haben, für den Fall ohne Verbindung',
      'schakel-build': 'Die Dateien der Website, für den Fall ohne Verbindung',
    },
  },
}
