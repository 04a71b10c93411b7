/** Ordering the tickets of a registration, in German. */
export const texts = {
  ticket: {
    title: 'Ihre Tickets ({{count}})',
    text: 'Zeigen Sie den Code am Eingang, auf dem Telefon oder auf Papier: Diese Seite lässt sich drucken. Jedes Ticket gilt für eine Person; wer stattdessen kommt, erhält ein neues.',
    qr: 'QR-Code von {{name}}',
  },
  'ticket-order': {
    title: 'Bestellen Sie Ihre Tickets',
    held: 'Wir halten Ihre Plätze bis {{time}} frei. Danach gehen sie an andere.',
    text: 'Sie sind angemeldet, sobald Sie bestellt und, bei Online-Zahlung, bezahlt haben. Der Preis gilt für alle, die Sie angegeben haben.',
    price: 'Preis',
    amount: '{{excluding}} zzgl. MwSt.',
    vat: 'MwSt. {{percent}} %',
    total: 'Zu zahlen',
    name: 'Name oder Unternehmen auf der Rechnung',
    attention: 'Zu Händen von',
    'vat-hint': 'Nur wenn Sie für ein Unternehmen bestellen.',
    later: 'Lieber auf Rechnung oder per Lastschrift?',
    'sign-in': 'Melden Sie sich mit Ihrem Konto an',
    'sign-in-only': 'Online zahlen ist derzeit nicht möglich. Mit einem Konto bestellen Sie auf Rechnung.',
    submit: 'Zahlungspflichtig bestellen',
    closed: 'Bestellen ist gerade nicht möglich. Versuchen Sie es später, oder kontaktieren Sie uns.',
    gone: 'Dieses Ticket ist nicht mehr erhältlich. Melden Sie sich ab, und wählen Sie ein anderes.',
    waiting: 'Ihre Bestellung ist eingegangen. Sie sind angemeldet, sobald Ihre Zahlung da ist.',
    pay: 'Zur Zahlung',
    cancel:
      'Sie haben Tickets bestellt. Was Sie zurückerhalten, entscheidet unsere Buchhaltung; Sie lesen es auf einer Gutschrift. Nicht bezahlte Tickets verfallen von selbst.',
    fixed: 'Sie können Namen ändern, aber nicht die Anzahl: Die steht auf Ihrer Rechnung.',
    refused: {
      offer: 'Dieses Ticket ist nicht mehr erhältlich. Melden Sie sich ab, und wählen Sie ein anderes.',
    },
  },
} as const
