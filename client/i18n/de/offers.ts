import type { texts as nl } from '../nl/offers.ts'
import type { Same } from '../texts.ts'

/** Subscriptions and advertising, in German. */
export const texts: Same<typeof nl> = {
  offers: {
    subscriptions: 'Abonnements',
    'subscriptions-intro':
      'Wählen Sie, was zu Ihnen passt: nur digital, mit dem gedruckten Magazin oder für das ganze Team. Jeder Preis steht mit und ohne Mehrwertsteuer.',
    plans: 'Die Abonnements im Vergleich',
    choose: '{{name}} ansehen',
    features: 'Was Sie erhalten',
    terms: 'Bedingungen',
    business: 'Mehr als zehn Leser?',
    'business-text':
      'Für größere Redaktionen, Standorte und Schulen erstellen wir ein eigenes Angebot, mit einer Rechnung und einem eigenen Verwalter.',
    'business-ask': 'Angebot anfordern',
    questions: 'Häufige Fragen',
    faq: {
      cancel: {
        question: 'Kann ich zwischendurch kündigen?',
        answer:
          'Schakel Digital ist nach der Probezeit monatlich kündbar. Komplett und Team laufen ein Jahr; danach ist Komplett monatlich kündbar.',
      },
      trial: {
        question: 'Wann beginnt die Probezeit?',
        answer:
          'An dem Tag, an dem wir Ihre Anmeldung bestätigen. Bei Team beginnt sie, wenn der Verwalter den ersten Kollegen einlädt.',
      },
      payment: {
        question: 'Wie bezahle ich?',
        answer:
          'Per Lastschrift oder auf Rechnung. Für Unternehmen setzen wir Ihre Bestellnummer auf die Rechnung.',
      },
      vat: {
        question: 'Warum 9 % Mehrwertsteuer?',
        answer:
          'In den Niederlanden gilt für Zeitungen und Zeitschriften, gedruckt wie digital, der ermäßigte Satz. Unternehmen können ihn meist geltend machen.',
      },
      abroad: {
        question: 'Liefern Sie das Magazin auch außerhalb der Niederlande?',
        answer:
          'Ja, nach Belgien ohne Aufpreis. Für andere Länder berechnen wir das Porto und nennen es, bevor Sie sich entscheiden.',
      },
      change: {
        question: 'Kann ich das Abonnement wechseln?',
        answer: 'Ja, jederzeit. Was Sie schon bezahlt haben, verrechnen wir mit dem neuen Abonnement.',
      },
    },
    subscribe: 'Abonnieren',
    'order-else': 'Lieber persönlich?',
    call: '{{phone}} anrufen',
    hours: 'An Werktagen von 9 bis 17 Uhr.',
    others: 'Die anderen Abonnements',
    compare: 'Alle Abonnements vergleichen',
    'per-interval': 'Preis',
    'no-subscriptions-title': 'Zurzeit gibt es keine Abonnements',
    'no-subscriptions-text':
      'Wir arbeiten an einem neuen Angebot. Rufen Sie an oder schreiben Sie, wenn Sie jetzt schon lesen möchten.',
    advertising: 'Werben',
    'advertising-intro':
      'Erreichen Sie die Menschen, die über Lager, Onlineshops und Transport entscheiden. Immer als bezahlt erkennbar.',
    forms: 'Was Sie buchen können',
    'forms-note': 'Preise ohne Mehrwertsteuer.',
    'job-forms': 'Stellen ausschreiben',
    more: 'Mehr über {{name}}',
    'ask-advert': '{{name}} anfragen',
    'no-forms-title': 'Zurzeit ist nichts buchbar',
    'no-forms-text': 'Wir arbeiten an neuen Formaten. Sagen Sie uns, was Sie suchen, wir denken mit.',
    sales: 'Sprechen Sie mit dem Verkauf',
    'sales-text':
      'Sagen Sie uns, wen Sie erreichen möchten. Innerhalb eines Werktags erhalten Sie Antwort, mit freien Terminen.',
    'sales-subject': 'Werben bei {{name}}',
    mail: 'Mail an {{email}}',
    desk: {
      readers: { email: 'abonnee@schakel.example', phone: '+31 85 0000 100' },
      sales: { name: 'Joyce Abrahams', email: 'verkoop@schakel.example', phone: '+31 85 0000 100' },
    },
    'dutch-only': 'Dieses Angebot gibt es vorerst nur auf Niederländisch.',
  },
}
