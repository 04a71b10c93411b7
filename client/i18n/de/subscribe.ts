import type { texts as nl } from '../nl/subscribe.ts'
import type { Same } from '../texts.ts'

/** Ordering a subscription, and confirming that, in German. */
export const texts: Same<typeof nl> = {
  'subscribe-form': {
    title: 'Bestellen',
    submit: 'Zahlungspflichtig bestellen',
    done: 'Fast fertig. Wir haben eine E-Mail an {{email}} geschickt. Mit der Schaltfläche darin bestätigen Sie die Bestellung und können lesen. Bis dahin zahlen Sie nichts.',
    closed:
      'Bestellen ist gerade nicht möglich. Versuchen Sie es in ein paar Minuten erneut, oder rufen oder schreiben Sie uns an.',
    'not-open':
      'Dieses Abonnement können Sie hier noch nicht bestellen. Schreiben Sie uns, dann helfen wir Ihnen weiter.',
    buyer: 'Für wen ist das Abonnement?',
    buyers: { person: 'Für mich', company: 'Für mein Unternehmen' },
    company: 'Name des Unternehmens',
    'vat-hint':
      'Unternehmen in Belgien und Deutschland zahlen mit einer USt-IdNr. keine niederländische Mehrwertsteuer.',
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    'email-hint': 'Damit lesen Sie, und dorthin geht die Rechnung.',
    street: 'Straße und Hausnummer',
    delivery: 'Wohin soll das Magazin gehen?',
    deliveries: {
      same: 'An diese Adresse',
      other: 'An eine andere Adresse in den Niederlanden oder Belgien',
    },
    'delivery-name': 'Name an der Adresse',
    'starts-on': 'Beginnt am',
    'starts-on-hint': 'Leer: heute.',
    'confirm-note':
      'Danach schicken wir Ihnen einen Link. Erst wenn Sie damit bestätigen, beginnt das Abonnement.',
    summary: {
      title: 'Was Sie bestellen',
      what: 'Abonnement',
      price: 'Preis',
      amount: {
        month: '{{total}} pro Monat, inklusive {{vat}} % Mehrwertsteuer',
        quarter: '{{total}} pro Quartal, inklusive {{vat}} % Mehrwertsteuer',
        year: '{{total}} pro Jahr, inklusive {{vat}} % Mehrwertsteuer',
      },
      'after-trial': 'Die ersten {{days}} Tage nichts, danach {{amount}}',
      term: 'Laufzeit',
      terms: {
        month: 'Monatlich, bis Sie kündigen. Kündigen können Sie jeden Monat, online.',
        longer:
          'Der erste Zeitraum läuft bis zu seinem Ende. Danach geht es weiter, bis Sie kündigen: jeden Monat, online; was Sie zu viel bezahlt haben, erhalten Sie zurück.',
      },
      withdraw: 'Widerruf',
      'withdraw-text':
        'Vierzehn Tage, ohne Angabe von Gründen. Das Abonnement wartet nicht darauf: Widerrufen Sie, zahlen Sie nur die Tage, an denen Sie lesen konnten.',
      abroad: 'Unternehmen in Belgien oder Deutschland',
      'abroad-text': 'Mit gültiger USt-IdNr. {{amount}}, Steuerschuldnerschaft des Leistungsempfängers.',
    },
  },
  subscribe: {
    refused: {
      'no-delivery': 'Wir liefern das Magazin in den Niederlanden und Belgien. Wählen Sie dort eine Adresse.',
      'start-day': 'Wählen Sie heute oder einen Tag in den kommenden drei Monaten.',
      'still-owed':
        'Ein früheres Abonnement wurde beendet, weil es nicht bezahlt war. Bezahlen Sie zuerst diese Rechnung.',
      'subscribed-already': 'Sie haben dieses Abonnement schon. Sie finden es unter Ihren Anmeldungen.',
    },
    confirm: {
      title: 'Bestätigen Sie Ihre Bestellung',
      description: 'Die Bestätigung Ihres Abonnements.',
      intro: 'Sie haben {{product}} bestellt. Mit einem Klick ist die Bestellung abgeschlossen.',
      'intro-trial':
        'Sie haben {{product}} bestellt, die ersten {{days}} Tage kostenlos. Mit einem Klick ist die Bestellung abgeschlossen.',
      password: 'Wählen Sie dazu ein Passwort für Ihr Konto, mit dem Sie sich künftig anmelden.',
      submit: 'Bestellung bestätigen',
    },
    used: {
      title: 'Diese Bestellung ist bestätigt',
      text: 'Sie brauchen nichts mehr zu tun. Melden Sie sich an, um zu lesen oder Ihr Abonnement anzusehen.',
      next: 'Zu meinem Abonnement',
    },
    broken: {
      title: 'Dieser Link funktioniert nicht mehr',
      text: 'Er stimmt nicht oder ist älter als sieben Tage. Es hat nichts begonnen und Sie zahlen nichts. Sie können erneut bestellen.',
      next: 'Zu den Abonnements',
    },
    ordered: {
      title: 'Vielen Dank für Ihre Bestellung',
      intro:
        'Sie können sofort lesen. Die Bestätigung steht auch in Ihrer E-Mail, mit der Rechnung, sobald es sie gibt.',
      'intro-later':
        'Sie lesen ab {{day}}. Die Bestätigung steht auch in Ihrer E-Mail, mit der Rechnung, sobald es sie gibt.',
      subscription: 'Abonnement',
      numbered: '{{product}}, Nummer {{number}}',
      'starts-on': 'Beginnt am',
      trial: 'Kostenlos bis einschließlich',
      price: 'Preis',
      'price-text': '{{amount}} {{interval}}, inklusive Mehrwertsteuer',
      payment: 'Zahlung',
      payments: { invoice: 'Auf Rechnung', incasso: 'Lastschrift', online: 'Online' },
      end: 'Kündigen',
      ends: {
        month: 'Jeden Monat, online. Es endet dann mit dem bezahlten Monat.',
        longer:
          'Der erste Zeitraum läuft bis zu seinem Ende. Danach jeden Monat, online; was Sie zu viel bezahlt haben, erhalten Sie zurück.',
      },
      withdraw: 'Widerrufen',
      'withdraw-text':
        'Innerhalb von vierzehn Tagen, ohne Angabe von Gründen. Sie zahlen dann nur die Tage, an denen Sie lesen konnten.',
      read: 'Mit dem Lesen beginnen',
      manage: 'Mein Abonnement',
    },
  },
}
