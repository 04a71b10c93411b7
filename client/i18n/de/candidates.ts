/** The applications for a vacancy, for its employer, in German. */
export const texts = {
  candidates: {
    title: 'Bewerbungen',
    intro:
      'Nur wer für Ihr Unternehmen handelt, sieht diese Seite. Bitte verwenden Sie die Angaben nur für dieses Verfahren.',
    list: 'Bewerberinnen und Bewerber',
    count: { one: '{{count}} Bewerbung', other: '{{count}} Bewerbungen' },
    fresh: { one: '{{count}} neu', other: '{{count}} neu' },
    choose: 'Wählen Sie eine Person aus, um die Bewerbung zu lesen.',
    'empty-title': 'Noch keine Bewerbungen',
    'empty-text':
      'Sobald sich jemand über das Formular der Stelle bewirbt, lesen Sie es hier und erhalten eine E-Mail.',
    'empty-link': 'Zu meinen Stellenanzeigen',
    states: {
      new: 'Neu',
      read: 'Gelesen',
      shortlist: 'Auf der Liste',
      rejected: 'Abgelehnt',
      hired: 'Eingestellt',
    },
    at: 'Beworben am',
    letter: 'Anschreiben',
    cv: 'Lebenslauf',
    'without-cv': 'Ohne Lebenslauf beworben.',
    download: 'Lebenslauf herunterladen',
    check: {
      none: 'Nicht auf Viren geprüft: Öffnen Sie die Datei nur, wenn Sie ihr vertrauen.',
      waiting: 'Wird auf Viren geprüft. Danach können Sie die Datei herunterladen.',
      clean: 'Auf Viren geprüft.',
      infected: 'Ein Virus wurde gefunden; die Datei wurde gelöscht.',
    },
    judge: 'Ihre Einschätzung',
    state: 'Stand',
    'state-note':
      'Die Person sieht „Angesehen“, „Abgelehnt“ oder „Eingestellt“, nicht aber, dass sie auf Ihrer Liste steht.',
    note: 'Notiz',
    'note-hint': 'Nur für alle, die für Ihr Unternehmen handeln.',
    save: 'Speichern',
    answer: 'Antworten',
    answered: 'Gesendet am',
    message: 'Ihre Nachricht',
    'message-hint': 'Geht per E-Mail an die Person. Eine Antwort kommt bei {{email}} an.',
    send: 'Nachricht senden',
    deleted: 'Wird gelöscht am',
    'deleted-note':
      'Schließen Sie die Stelle als besetzt, sobald das Verfahren beendet ist: Vier Wochen später ist alles gelöscht.',
    'kept-longer': 'Die Person stimmt zu, dass Sie die Bewerbung ein Jahr aufbewahren.',
  },
  'candidate-form': {
    gone: 'Diese Bewerbung gibt es nicht mehr: Sie wurde zurückgezogen oder nach Ablauf der Frist gelöscht. Es wurde nichts gesendet.',
    'done-changed': 'Gespeichert.',
    'done-answered': 'Ihre Nachricht wurde per E-Mail gesendet.',
  },
} as const
