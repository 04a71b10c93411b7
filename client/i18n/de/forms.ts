import type { texts as nl } from '../nl/forms.ts'
import type { Same } from '../texts.ts'

/** Texts of forms, in German. */
export const texts: Same<typeof nl> = {
  form: {
    optional: '(freiwillig)',
    show: 'Anzeigen',
    hide: 'Verbergen',
    'show-password': 'Passwort anzeigen',
    submit: 'Senden',
    sending: 'Wird gesendet',
    summary: 'Ihr Formular enthält Fehler.',
    incomplete: 'Leider sind nicht alle Felder korrekt ausgefüllt.',
    first: 'Zum ersten fehlerhaften Feld',
    failed:
      'Das Senden ist nicht gelungen. Ihre Eingaben sind noch da: Versuchen Sie es in einer Minute erneut.',
    offline:
      'Sie sind offline. Ihre Eingaben sind noch da: Senden Sie sie, sobald Sie wieder verbunden sind.',
    unavailable:
      'Das geht gerade nicht, weil unser System kurz nicht erreichbar ist. Ihre Eingaben sind noch da: Versuchen Sie es in einer halben Minute erneut.',
    'other-account':
      'In diesem Browser wurde inzwischen ein anderes Konto angemeldet. Ihre Eingaben wurden nicht gespeichert: Öffnen Sie diese Seite erneut.',
    'too-many': 'Das wurde zu oft versucht. Warten Sie eine Minute und versuchen Sie es dann erneut.',
    gone: 'Dieses Formular steht nicht mehr auf dieser Seite. Kopieren Sie Ihre Eingaben und öffnen Sie die Seite erneut.',
    'too-large':
      'Das ist zu viel auf einmal. Kürzen Sie den Text oder wählen Sie eine kleinere Datei; Ihre Eingaben sind noch da.',
    suspicious:
      'Das wurde so gesendet, wie Programme es tun. Ihre Eingaben sind noch da: Warten Sie ein paar Sekunden und senden Sie erneut.',
    rejected:
      'So konnten wir das nicht senden. Prüfen Sie Ihre E-Mail-Adresse und entfernen Sie ungewöhnliche Zeichen; Ihre Eingaben sind noch da.',
    unpublished:
      'Wonach Sie fragen, ist nicht mehr auf der Website. Ihre Eingaben sind noch da: Öffnen Sie die Seite erneut oder wählen Sie etwas anderes.',
    'human-check': 'Prüfung, ob Sie ein Mensch sind',
    'human-refused':
      'Die Prüfung, ob Sie ein Mensch sind, ist abgelaufen oder nicht gelungen. Ihre Angaben stehen noch da: Wiederholen Sie die Prüfung und senden Sie noch einmal.',
    'human-unknown':
      'Gerade kommen viele Formulare an, bei denen wir nicht sehen, ob ein Mensch sie sendet. Ihre Angaben stehen noch da: Warten Sie eine Minute und senden Sie noch einmal.',
    trap: 'Nicht ausfüllen',
    invalid: 'Dieses Feld ist ungültig.',
    required: '{{field}} ist ein Pflichtfeld.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    phone: 'Geben Sie eine gültige Telefonnummer ein.',
    confirm: '{{field}} stimmt nicht überein.',
    'length-max': '{{field}} darf höchstens {{n}} Zeichen lang sein.',
    accepted: 'Bitte akzeptieren Sie: {{name}}.',
    choice: '{{field}} ist kein zulässiger Wert.',
    'choose-one': 'Wählen Sie mindestens eine Möglichkeit.',
    'items-min': 'Wählen Sie mindestens {{n}}: {{name}}.',
    'items-max': 'Wählen Sie höchstens {{n}}: {{name}}.',
    'password-short': '{{field}} muss mindestens 10 Zeichen lang sein.',
    'password-long': '{{field}} ist zu lang: 72 Zeichen passen hinein, weniger mit Akzenten oder Emojis.',
    'password-common':
      'Dieses Passwort wird zu oft verwendet und ist schnell erraten. Wählen Sie ein anderes.',
    'password-personal':
      'Dieses Passwort ähnelt Ihrem Namen oder Ihrer E-Mail-Adresse. Wählen Sie ein anderes.',
    file: {
      sending: '{{name}} wird gesendet',
      cancel: 'Abbrechen',
      'wrong-type': 'Wählen Sie eine Datei vom Typ {{types}}.',
      'too-large': 'Diese Datei ist größer als {{megabytes}} MB.',
      'too-few-pixels':
        'Dieses Bild ist zu klein. Wählen Sie eines, das mindestens {{minWidth}} Pixel breit und {{minHeight}} Pixel hoch ist.',
      'too-many-pixels':
        'Dieses Bild ist zu groß. Wählen Sie eines, das höchstens {{maxSide}} Pixel breit und hoch ist.',
      empty: 'Diese Datei ist leer.',
      damaged:
        'Diese Datei ist beschädigt oder unvollständig. Speichern Sie sie neu und versuchen Sie es noch einmal.',
      unsafe:
        'Diese Datei können wir nicht annehmen: Sie enthält Makros oder ein Passwort oder ist ungewöhnlich aufgebaut. Speichern Sie sie als PDF und wählen Sie dieses.',
      'cut-off': 'Die Verbindung brach ab, bevor die ganze Datei da war. Versuchen Sie es erneut.',
      infected: 'In dieser Datei wurde ein Virus gefunden. Sie wurde nicht gespeichert.',
      missing: 'Wählen Sie zuerst eine Datei.',
      'not-done': 'Das hat nicht geklappt. Versuchen Sie es in einer Minute erneut.',
    },
  },
}
