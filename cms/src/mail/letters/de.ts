import type { Letters } from '../letters.ts'

export const german: Letters = {
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  footer:
    'Schakel, Fachmagazin für E-Commerce, Logistik und Fulfillment. Auf diese E-Mail brauchen Sie nicht zu antworten.',
  letters: {
    confirmation: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: [
        'Willkommen bei Schakel. Mit dem Link bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. In dem Browser, in dem Sie das Konto angelegt haben, genügt ein Klick; woanders wählen Sie zuerst selbst ein Passwort.',
      ],
      button: 'E-Mail-Adresse bestätigen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun: Ohne Bestätigung geschieht mit Ihrer Adresse nichts, und niemand kann sich damit anmelden.',
      ],
    },
    'known-account': {
      subject: 'Sie haben bereits ein Konto bei Schakel',
      text: [
        'Jemand, wahrscheinlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen oder bestätigen. Zu dieser Adresse gibt es bereits ein Konto, Sie können sich also einfach anmelden.',
      ],
      button: 'Anmelden',
      after: [
        'Passwort vergessen? Auf der Anmeldeseite wählen Sie ein neues. Waren Sie es nicht selbst, brauchen Sie nichts zu tun: Ihr Konto ist unverändert.',
      ],
    },
    'provider-account': {
      subject: 'So melden Sie sich bei Schakel an',
      text: [
        'Für diese E-Mail-Adresse wurde ein neues Passwort angefordert. Ihr Konto hat kein Passwort bei Schakel: Sie melden sich mit Ihrem Konto bei einem anderen Dienst an.',
      ],
      button: 'Zur Anmeldeseite',
      after: ['Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun.'],
    },
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      text: ['Für Ihr Konto bei Schakel wurde ein neues Passwort angefordert.'],
      button: 'Neues Passwort wählen',
      after: [
        'Der Link gilt eine Stunde und nur einmal; danach erhalten Sie damit einen neuen. Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      text: [
        'Das Passwort Ihres Kontos bei Schakel wurde soeben geändert. Auf anderen Geräten sind Sie abgemeldet.',
        'Waren Sie das nicht selbst? Dann wählen Sie sofort ein neues Passwort.',
      ],
      button: 'Neues Passwort anfordern',
    },
    'email-change': {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      text: [
        'Sie möchten diese E-Mail-Adresse für Ihr Konto bei Schakel verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      ],
      button: 'Neue Adresse bestätigen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal. Bis dahin melden Sie sich mit Ihrer alten Adresse an. Wenn Sie das nicht gewünscht haben, brauchen Sie nichts zu tun.',
      ],
    },
    'email-change-notice': {
      subject: 'Eine andere E-Mail-Adresse wurde angegeben',
      text: [
        'Für Ihr Konto bei Schakel wurde eine andere E-Mail-Adresse angegeben. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
        'Waren Sie das nicht selbst? Dann wählen Sie sofort ein neues Passwort. Damit verfällt die Änderung.',
      ],
      button: 'Neues Passwort anfordern',
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: [
        'Ihr Konto bei Schakel hat jetzt eine andere E-Mail-Adresse. Mit dieser können Sie sich nicht mehr anmelden.',
        'Waren Sie das nicht selbst? Dann wenden Sie sich bitte an die Redaktion.',
      ],
      button: 'Kontakt aufnehmen',
    },
    activation: {
      subject: 'Ihr Konto bei Schakel ist bereit',
      text: [
        'Die Redaktion hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, dann können Sie sich anmelden.',
      ],
      button: 'Konto aktivieren',
      after: ['Der Link gilt sieben Tage und nur einmal.'],
    },
    invitation: {
      subject: 'Einladung von {company} auf Schakel',
      text: [
        'Sie sind eingeladen, auf Schakel am Profil und an den Stellenangeboten von {company} mitzuarbeiten.',
      ],
      button: 'Einladung ansehen',
      after: ['Die Einladung gilt vierzehn Tage und nur für diese E-Mail-Adresse.'],
    },
    'account-deleted': {
      subject: 'Ihr Konto wurde gelöscht',
      text: [
        'Ihr Konto bei Schakel wurde gelöscht, mit Ihren gespeicherten Artikeln und Ihren Newsletter-Anmeldungen.',
        'Daten, die wir gesetzlich aufbewahren müssen, etwa zu Zahlungen, tragen Ihren Namen nicht mehr.',
      ],
    },
  },
}
