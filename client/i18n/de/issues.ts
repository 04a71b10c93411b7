/** Buying and reading one issue of the magazine, in German. */
export const texts = {
  issues: {
    order: {
      title: 'Einzelausgabe kaufen',
      heading: '„{{title}}“ kaufen',
      intro: 'Eine Ausgabe des Magazins, zum Lesen oder auch per Post.',
      issue: 'Schakel, {{edition}}',
      copy: 'Was möchten Sie erhalten?',
      copies: { digital: 'Digital', paper: 'Gedruckt per Post, und digital' },
      'paper-only': 'Gedruckt per Post',
      'email-hint': 'Hierhin senden wir den Link zum Lesen, mit der Rechnung.',
      submit: 'Zahlungspflichtig bestellen',
      note: 'Sie zahlen sofort, mit {{methods}}, und lesen gleich danach. Preise inklusive Mehrwertsteuer und Versand in die Niederlande und nach Belgien. Eine Einzelausgabe können Sie nicht widerrufen.',
      'note-paper':
        'Sie zahlen sofort, mit {{methods}}. Der Preis enthält Mehrwertsteuer und Versand in die Niederlande und nach Belgien. Eine Einzelausgabe können Sie nicht widerrufen.',
    },
    refused: {
      closed:
        'Einzelausgaben können gerade nicht gekauft werden. Versuchen Sie es später oder schreiben Sie an abonnee@schakel.example.',
      gone: 'Diese Ausgabe wird so nicht mehr verkauft. Laden Sie die Seite neu.',
      'no-delivery':
        'Gedruckt versenden wir in die Niederlande und nach Belgien. Wählen Sie eine Adresse dort, oder lesen Sie digital.',
    },
    read: {
      title: 'Ihre Ausgabe lesen',
      description: 'Eine Einzelausgabe des Magazins, die Sie gekauft haben.',
      text: 'Vielen Dank für Ihre Bestellung. Laden Sie die Ausgabe herunter; diese Seite bleibt gültig.',
      'on-paper':
        'Diese Ausgabe haben Sie gedruckt gekauft; sie geht innerhalb von zwei Werktagen in die Post. Kommt ein PDF, finden Sie es hier.',
      withdrawn:
        'Diese Ausgabe ist gerade nicht zu lesen. Schreiben Sie an abonnee@schakel.example, wir helfen Ihnen.',
      order:
        'Bestellung {{order}}. Wer die Adresse dieser Seite hat, kann die Ausgabe lesen: Geben Sie sie nicht weiter.',
      paper: 'Bestellung {{order}}. Die gedruckte Ausgabe geht innerhalb von zwei Werktagen in die Post.',
      number: 'Bestellung {{order}}.',
      download: 'PDF herunterladen',
      flipbook: 'Online blättern',
      all: 'Alle Ausgaben',
      'unpaid-title': 'Diese Ausgabe ist nicht bezahlt',
      'unpaid-text':
        'Wir haben die Zahlung nicht gesehen, oder sie ist zurückgegangen. Sobald sie da ist, lesen Sie hier.',
      'broken-title': 'Diese Ausgabe gibt es nicht',
      'broken-text':
        'Der Link stimmt nicht. Nutzen Sie den Knopf in unserer E-Mail oder sehen Sie bei Ihren Anmeldungen nach.',
    },
  },
} as const
