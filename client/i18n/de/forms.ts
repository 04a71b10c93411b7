import type { texts as nl } from '../nl/forms.ts'
import type { Same } from '../texts.ts'

/** What forms say, in German. */
export const texts: Same<typeof nl> = {
  form: {
    optional: '(freiwillig)',
    show: 'Anzeigen',
    hide: 'Verbergen',
    'show-password': 'Passwort anzeigen',
    submit: 'Senden',
    sending: 'Wird gesendet',
    incomplete: 'Leider sind nicht alle Felder korrekt ausgefüllt.',
    failed:
      'Das Senden ist nicht gelungen. Ihre Eingaben sind noch da: Versuchen Sie es in einer Minute erneut.',
    offline:
      'Sie sind offline. Ihre Eingaben sind noch da: Senden Sie sie, sobald Sie wieder verbunden sind.',
    unavailable:
      'Das geht gerade nicht, weil unser System kurz nicht erreichbar ist. Ihre Eingaben sind noch da: Versuchen Sie es in einer halben Minute erneut.',
    'other-account':
      'In diesem Browser wurde inzwischen ein anderes Konto angemeldet. Ihre Eingaben wurden nicht gespeichert: Öffnen Sie diese Seite erneut.',
    'too-many': 'Das wurde zu oft versucht. Warten Sie eine Minute und versuchen Sie es dann erneut.',
    invalid: 'Dieses Feld ist ungültig.',
    required: '{{field}} ist ein Pflichtfeld.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    url: 'Geben Sie eine gültige URL ein.',
    phone: 'Geben Sie eine gültige Telefonnummer ein.',
    confirm: '{{field}} stimmt nicht überein.',
    'length-min': '{{field}} muss mindestens {{n}} Zeichen lang sein.',
    'length-min-one': '{{field}} muss mindestens ein Zeichen lang sein.',
    'length-max': '{{field}} darf höchstens {{n}} Zeichen lang sein.',
    'length-exact': '{{field}} muss {{n}} Zeichen lang sein.',
    'length-between': '{{field}} muss zwischen {{from}} und {{to}} Zeichen lang sein.',
    min: '{{field}} muss mindestens {{n}} sein.',
    max: '{{field}} darf höchstens {{n}} sein.',
    between: '{{field}} muss zwischen {{from}} und {{to}} liegen.',
    number: '{{field}} muss eine Zahl sein.',
    alpha: '{{field}} darf nur Buchstaben enthalten.',
    alphanumeric: '{{field}} darf nur Buchstaben und Ziffern enthalten.',
    'date-after': '{{field}} muss nach dem {{day}} liegen.',
    'date-future': '{{field}} muss in der Zukunft liegen.',
    'date-before': '{{field}} muss vor dem {{day}} liegen.',
    'date-past': '{{field}} muss in der Vergangenheit liegen.',
    'date-between': '{{field}} muss zwischen dem {{from}} und dem {{to}} liegen.',
    'date-format': '{{field}} ist kein gültiges Datum; schreiben Sie es als TT.MM.JJJJ.',
    accepted: 'Bitte akzeptieren Sie: {{name}}.',
    choice: '{{field}} ist kein zulässiger Wert.',
    not: '„{{value}}“ ist nicht zulässig: {{name}}.',
    mime: '{{field}} muss von diesem Typ sein: {{types}}.',
    'require-one': '{{field}} oder {{other}} wird benötigt.',
    'starts-with': '{{field}} beginnt nicht mit {{part}}.',
    'ends-with': '{{field}} endet nicht mit {{part}}.',
    uppercase: '{{field}} muss Großbuchstaben enthalten.',
    numeric: '{{field}} muss Ziffern enthalten.',
    symbol: '{{field}} muss ein Symbol enthalten.',
    'items-min': 'Wählen Sie mindestens {{n}}: {{name}}.',
    'items-max': 'Wählen Sie höchstens {{n}}: {{name}}.',
    iban: 'Geben Sie eine gültige Kontonummer (IBAN) ein.',
    'iban-country': 'Eine Kontonummer (IBAN) beginnt mit den Buchstaben eines Landes, etwa NL oder DE.',
    'iban-length': 'Eine Kontonummer (IBAN) aus diesem Land hat {{n}} Zeichen; eingegeben sind {{typed}}.',
    'iban-digits': 'Diese Kontonummer (IBAN) stimmt nicht. Prüfen Sie, ob Zeichen vertauscht sind.',
    'password-short': '{{field}} muss mindestens 10 Zeichen lang sein.',
    'password-long': '{{field}} ist zu lang: 72 Zeichen passen hinein, weniger mit Akzenten oder Emojis.',
    'password-common':
      'Dieses Passwort wird zu oft verwendet und ist schnell erraten. Wählen Sie ein anderes.',
    'password-personal':
      'Dieses Passwort ähnelt Ihrem Namen oder Ihrer E-Mail-Adresse. Wählen Sie ein anderes.',
  },
}
