/** Applying for a vacancy, and what candidates see of it afterwards, in German. */
export const texts = {
  'application-form': {
    title: 'Auf diese Stelle bewerben',
    intro:
      'Ihre Bewerbung geht direkt an das Unternehmen. Sie brauchen kein Konto. Alles wird gelöscht: vier Wochen nachdem die Stelle besetzt ist, sonst 90 Tage nach dem letzten Tag der Anzeige.',
    submit: 'Bewerbung senden',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    motivation: 'Anschreiben',
    'motivation-hint': 'Warum passt diese Stelle zu Ihnen, und wann könnten Sie anfangen? Kurz genügt.',
    'cv-of': 'Lebenslauf aus Ihrem Konto',
    cv: 'Lebenslauf',
    'cv-hint': 'Nur dieses Unternehmen kann ihn öffnen.',
    links: 'Links',
    'links-hint':
      'Etwa Ihr LinkedIn-Profil oder Portfolio; jede Adresse in einer eigenen Zeile, höchstens fünf.',
    keep: 'Länger aufbewahren',
    closed:
      'Diese Stelle wurde geschlossen, während Sie schrieben; Ihre Bewerbung wurde nicht gesendet. Ihre Eingaben stehen noch hier, damit Sie sie kopieren können.',
    'done-withdrawn': 'Ihre Bewerbung wurde zurückgezogen. Ihre Angaben und Ihr Lebenslauf wurden gelöscht.',
  },
  application: {
    title: 'Ihre Bewerbung',
    'sent-title': 'Ihre Bewerbung wurde gesendet',
    'sent-text':
      '{{employer}} hat Ihre Bewerbung und antwortet Ihnen direkt. Wir haben Ihnen eine Bestätigung mit dem Link zu dieser Seite gesendet.',
    intro: 'Nur Ihr Link öffnet diese Seite. Geben Sie ihn nicht weiter.',
    vacancy: 'Stelle',
    employer: 'Unternehmen',
    gone: 'Diese Stelle steht nicht mehr auf der Website',
    at: 'Gesendet am',
    state: 'Stand',
    states: { sent: 'Gesendet', seen: 'Angesehen', rejected: 'Abgelehnt', hired: 'Eingestellt' },
    cv: 'Lebenslauf',
    'with-cv': 'Mitgesendet',
    'without-cv': 'Nicht mitgesendet',
    deleted: 'Wird gelöscht am',
    'deleted-note':
      'Vier Wochen nachdem das Unternehmen die Stelle schließt, sonst 90 Tage nach ihrem letzten Tag. Zurückziehen können Sie jederzeit.',
    'deleted-later':
      'Sie haben zugestimmt, dass das Unternehmen Ihre Bewerbung ein Jahr aufbewahrt. Zurückziehen können Sie jederzeit.',
    withdraw: 'Bewerbung zurückziehen',
    'withdraw-text':
      'Ihre Angaben und Ihr Lebenslauf werden sofort gelöscht, und das Unternehmen erfährt davon. Das lässt sich nicht rückgängig machen.',
    'withdraw-sure': 'Ja, meine Bewerbung zurückziehen',
    'withdrawn-title': 'Zurückgezogen',
    'broken-title': 'Diese Bewerbung gibt es nicht (mehr)',
    'broken-text':
      'Der Link stimmt nicht, oder die Bewerbung wurde zurückgezogen oder nach Ablauf der Frist gelöscht.',
    jobs: 'Stellen ansehen',
  },
} as const
