/** Paying an order online, in German. */
export const texts = {
  'payment-form': {
    'not-now':
      'Online-Zahlung ist derzeit nicht möglich. Versuchen Sie es in einer Minute erneut, oder überweisen Sie den Betrag.',
  },
  payment: {
    title: 'Zahlung',
    description: 'Die Zahlung Ihrer Bestellung.',
    order: 'Bestellung',
    invoice: 'Rechnung',
    total: 'Betrag mit Mehrwertsteuer',
    states: {
      new: { title: 'Noch nicht bezahlt', text: 'Sie können diese Bestellung hier sofort bezahlen.' },
      open: {
        title: 'Wir warten auf Ihre Bank',
        text: 'Ihre Zahlung ist noch nicht eingegangen. Diese Seite sieht von selbst erneut nach. Sind Sie zu früh zurückgekehrt? Dann fahren Sie mit der Zahlung fort.',
      },
      pending: {
        title: 'Wir warten auf Ihre Bank',
        text: 'Ihre Bank bearbeitet die Zahlung. Diese Seite sieht von selbst erneut nach; Sie müssen nichts mehr tun.',
      },
      failed: {
        title: 'Die Zahlung ist nicht gelungen',
        text: 'Es wurde nichts abgebucht. Ihre Bestellung ist noch offen.',
      },
      canceled: {
        title: 'Sie haben die Zahlung abgebrochen',
        text: 'Es wurde nichts abgebucht. Ihre Bestellung ist noch offen.',
      },
      expired: {
        title: 'Die Zeit zum Bezahlen ist abgelaufen',
        text: 'Es wurde nichts abgebucht. Ihre Bestellung ist noch offen.',
      },
      returned: {
        title: 'Ihre Zahlung ist zurückgekommen',
        text: 'Die Bank hat Ihnen den Betrag zurückgegeben. Ihre Bestellung ist wieder offen.',
      },
      credited: {
        title: 'Diese Bestellung ist verfallen',
        text: 'Es ist nichts zu zahlen. Haben Sie doch bezahlt, erhalten Sie Ihr Geld zurück.',
      },
      refunded: {
        title: 'Erstattet',
        text: 'Der Betrag geht auf das Konto oder die Karte zurück, mit der Sie bezahlt haben. Das kann einige Tage dauern.',
      },
      paid: {
        title: 'Bezahlt, vielen Dank',
        text: 'Rechnung {{invoice}} ist bezahlt. Sie müssen nichts mehr tun.',
      },
    },
    'by-transfer': 'Sie können den Betrag überweisen. Online-Zahlung ist derzeit nicht möglich.',
    late: {
      open: 'Ihre Zahlung ist noch nicht eingegangen. Fahren Sie mit der Zahlung fort, oder sehen Sie später erneut nach.',
      pending:
        'Ihre Bank bearbeitet die Zahlung. Das kann einige Werktage dauern; Sie müssen nichts mehr tun.',
    },
    back: {
      title: 'Sie erhalten Geld zurück',
      text: 'Sie haben mehr bezahlt, als Sie zahlen müssen. Wir erstatten das innerhalb von vierzehn Tagen.',
      amount: 'Sie erhalten zurück',
    },
    owed: 'Noch zu zahlen',
    pay: { on: 'Mit der Zahlung fortfahren', again: 'Jetzt online bezahlen' },
    transfer:
      'Lieber überweisen? Überweisen Sie {{amount}} auf {{iban}}, Kontoinhaber {{name}}, unter Angabe von {{invoice}}.',
    'transfer-only':
      'Überweisen Sie {{amount}} auf {{iban}}, Kontoinhaber {{name}}, unter Angabe von {{invoice}}.',
    vacancies: 'Zu meinen Stellenanzeigen',
    read: 'Ausgabe lesen',
    account: 'Zu meinem Konto',
    tickets: 'Zu Ihren Tickets',
    'broken-title': 'Diese Zahlung gibt es nicht',
    'broken-text': 'Der Link stimmt nicht. Ihre Rechnungen finden Sie in Ihrem Konto.',
  },
} as const
