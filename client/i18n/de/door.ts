/** Letting attendees in, in German. */
export const texts = {
  door: {
    title: 'Am Eingang',
    description: 'Wer kommt, und wer da ist.',
    intro: 'Wer diesen Link hat, sieht, wer kommt. Geben Sie ihn nur an Personen am Eingang weiter.',
    counts: '{{in}} von {{all}} sind da, {{held}} freigehalten, {{waiting}} auf der Warteliste',
    by: 'Ihr Name',
    'by-hint': 'Wird bei denen vermerkt, die Sie einlassen.',
    ticket: 'Ticketcode',
    submit: 'Einlassen',
    scan: 'Mit der Kamera scannen',
    stop: 'Kamera anhalten',
    'no-camera': 'Die Kamera lässt sich nicht verwenden. Geben Sie den Code ein, oder suchen Sie nach Namen.',
    search: 'Nach Namen suchen',
    'search-submit': 'Suchen',
    list: 'Wer kommt',
    more: 'Es gibt mehr: Suchen Sie nach Namen.',
    none: 'Niemand gefunden.',
    since: 'Da seit {{time}}, durch {{by}}',
    save: 'Als CSV speichern',
    waiting: {
      one: '{{count}} wartet auf eine Verbindung und wird von selbst gesendet. Schließen Sie diese Seite nicht.',
      other:
        '{{count}} warten auf eine Verbindung und werden von selbst gesendet. Schließen Sie diese Seite nicht.',
    },
    in: '{{name}} ist eingelassen.',
    again: '{{name}} war schon da: {{time}}, durch {{by}}.',
    unknown: '{{ticket}} gilt nicht (mehr): unbekannt, abgemeldet oder ersetzt.',
    pending: '{{ticket}} wartet auf eine Verbindung.',
    'broken-title': 'Dieser Link funktioniert nicht (mehr)',
    'broken-text': 'Der Link stimmt nicht, oder die Veranstaltung ist vorbei.',
  },
  'door-form': {
    done: '{{name}} ist eingelassen.',
    again: '{{name}} war schon da, durch {{by}}.',
    unknown: 'Dieses Ticket gilt nicht (mehr): unbekannt, abgemeldet oder ersetzt.',
  },
} as const
