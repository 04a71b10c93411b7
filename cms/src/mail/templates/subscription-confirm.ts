import { defineMail } from '../define-mail.ts'

/** Anybody can order with any address: nothing happens until its owner confirms. Nothing that was typed is in it. */
export const subscriptionConfirm = defineMail({
  label: 'Abonnement: bevestiging van een bestelling',
  delivery: 'answer',
  hours: 7 * 24,
  provesAddress: true,
  example: { code: 'voorbeeld', product: 'Schakel Digitaal' },
  page: ({ code }) => ({ path: '/abonnementen/bevestigen', query: { code } }),
  nl: ({ product }) => ({
    subject: 'Bevestig uw abonnement',
    parts: [
      `Met dit e-mailadres is ${product} besteld. Bevestig dat u dit zelf was, dan gaat de bestelling door.`,
    ],
    button: 'Bestelling bevestigen',
    after: [
      'De link werkt zeven dagen. Hebt u niets besteld? Dan hoeft u niets te doen: zonder bevestiging begint er niets en betaalt u niets.',
    ],
  }),
  en: ({ product }) => ({
    subject: 'Confirm your subscription',
    parts: [
      `${product} was ordered with this e-mail address. Confirm that it was you, and the order goes ahead.`,
    ],
    button: 'Confirm order',
    after: [
      'The link works for seven days. If you ordered nothing, you need not do anything: without confirmation nothing starts and you pay nothing.',
    ],
  }),
  de: ({ product }) => ({
    subject: 'Bestätigen Sie Ihr Abonnement',
    parts: [
      `Mit dieser E-Mail-Adresse wurde ${product} bestellt. Bestätigen Sie, dass Sie es waren, dann gilt die Bestellung.`,
    ],
    button: 'Bestellung bestätigen',
    after: [
      'Der Link gilt sieben Tage. Wenn Sie nichts bestellt haben, brauchen Sie nichts zu tun: Ohne Bestätigung beginnt nichts und Sie zahlen nichts.',
    ],
  }),
})
