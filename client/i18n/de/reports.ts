/** Reporting a vacancy, in German. */
export const texts = {
  report: {
    title: 'Diese Stelle melden',
    about: '{{title}} bei {{employer}}',
    back: 'Zurück zur Stelle',
  },
  'report-form': {
    title: 'Was stimmt nicht?',
    intro:
      'Stimmt etwas nicht oder verstößt es gegen das Gesetz? Unsere Redaktion prüft jede Meldung und nimmt eine Stelle wenn nötig von der Website.',
    submit: 'Meldung senden',
    reason: 'Grund',
    reasons: {
      fraud: 'Betrug oder Phishing',
      discrimination: 'Diskriminierung',
      misleading: 'Irreführende oder falsche Angaben',
      unlawful: 'Etwas anderes, das gesetzwidrig ist',
      outdated: 'Die Stelle ist vergeben oder gibt es nicht',
      other: 'Etwas anderes',
    },
    explanation: 'Erläuterung',
    'explanation-hint': 'Was steht dort, wo, und warum ist das falsch oder gesetzwidrig?',
    name: 'Name',
    email: 'E-Mail-Adresse',
    'email-hint':
      'Nur nötig, wenn Sie hören möchten, was wir entscheiden. Das Unternehmen erhält Ihre Angaben nicht.',
    done: 'Vielen Dank, Ihre Meldung liegt bei der Redaktion.',
    'done-mailed':
      'Vielen Dank, Ihre Meldung liegt bei der Redaktion. Wir haben Ihnen eine Bestätigung gesendet und teilen Ihnen mit, was wir entscheiden.',
  },
} as const
