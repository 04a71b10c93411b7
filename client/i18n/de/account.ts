import type { texts as nl } from '../nl/account.ts'
import type { Same } from '../texts.ts'

/** Signing in, registering and links from mails, in German. */
export const texts: Same<typeof nl> = {
  account: {
    'first-name': 'Vorname',
    'last-name': 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    'new-password': 'Neues Passwort',
    'repeat-password': 'Neues Passwort zur Bestätigung',
    'password-hint':
      'Mindestens 10 Zeichen. Ein kurzer Satz aus vier Wörtern ist sicher und leicht zu merken.',
    'password-length': { one: 'Jetzt {{count}} Zeichen', other: 'Jetzt {{count}} Zeichen' },
    terms: 'Nutzungsbedingungen',
    'terms-before': 'Ich akzeptiere die',
    'terms-link': 'Nutzungsbedingungen',
    'to-home': 'Zur Startseite',
    'sign-in': {
      title: 'Anmelden',
      intro:
        'Mit Ihrem Konto merken Sie sich Artikel und Stellen und regeln Anmeldungen und Newsletter an einem Ort.',
      submit: 'Anmelden',
      forgot: 'Passwort vergessen?',
      or: 'Oder weiter mit',
      provider: 'Anmelden mit {{name}}',
      'work-account': 'Ihrem Geschäftskonto',
      'new-title': 'Noch kein Konto?',
      'new-text': 'Ein Konto ist kostenlos und in einer Minute angelegt.',
      'new-link': 'Konto anlegen',
      'unconfirmed-title': 'Adresse noch nicht bestätigt?',
      'unconfirmed-text': 'War der Link in unserer Mail abgelaufen, senden wir Ihnen einen neuen.',
      'unconfirmed-link': 'Link erneut senden',
      first: 'Melden Sie sich an, um diese Seite zu öffnen. Danach geht es von selbst weiter.',
      'first-save': 'Melden Sie sich an, um sich das zu merken. Danach steht es gleich in Ihrem Konto.',
    },
    register: {
      title: 'Konto anlegen',
      intro: 'Kostenlos und in einer Minute fertig. Sie bestätigen Ihre Adresse mit einem Link per Mail.',
      submit: 'Konto anlegen',
      'why-title': 'Ihre Vorteile',
      'why-save': 'Artikel, Stellenangebote und Veranstaltungen merken und auf jedem Gerät wiederfinden',
      'why-events': 'Für Veranstaltungen anmelden, mit bereits ausgefüllten Angaben',
      'why-letters': 'Selbst wählen, welche Newsletter Sie erhalten',
      'why-privacy': 'Alles, was wir über Sie speichern, können Sie einsehen, mitnehmen und löschen.',
      'known-title': 'Haben Sie schon ein Konto?',
      'known-link': 'Anmelden',
      'done-title': 'Schauen Sie in Ihr Postfach',
      'done-text':
        'Wir senden eine Nachricht an {{email}}. Mit dem Link darin bestätigen Sie Ihre Adresse; er gilt 24 Stunden. In diesem Browser geöffnet, genügt ein Klick.',
      'done-hint':
        'Nichts erhalten? Sehen Sie im Spam-Ordner nach oder fordern Sie den Link erneut an. Haben Sie heute schon einige erhalten, gilt der letzte.',
      again: 'Link erneut senden',
    },
    forgot: {
      title: 'Passwort vergessen',
      intro:
        'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
      submit: 'Link per Mail senden',
      back: 'Zurück zur Anmeldung',
      'done-title': 'Schauen Sie in Ihr Postfach',
      'done-text':
        'Gehört zu {{email}} ein Konto, liegt in wenigen Minuten eine Mail bereit. Der Link darin gilt eine Stunde.',
      'done-hint':
        'Nichts erhalten? Sehen Sie im Spam-Ordner nach oder versuchen Sie eine andere Adresse. Wir senden höchstens drei pro Stunde und fünf pro Tag: Nehmen Sie dann den letzten Link. Ist er abgelaufen, erhalten Sie damit einen neuen.',
      'other-address': 'Andere Adresse versuchen',
    },
    reset: {
      title: 'Neues Passwort wählen',
      intro: 'Danach sind Sie sofort angemeldet. Auf anderen Geräten werden Sie abgemeldet.',
      submit: 'Passwort speichern',
      'broken-title': 'Dieser Link funktioniert nicht mehr',
      'broken-text':
        'Ein Link für ein neues Passwort gilt eine Stunde und nur einmal. Gern senden wir einen neuen an dasselbe Postfach.',
      again: 'Neuen Link anfordern',
    },
    renew: {
      submit: 'Neuen Link senden',
      'done-text':
        'Haben wir diesen Link in der letzten Woche gesendet und wurde er nicht benutzt, liegt in wenigen Minuten ein neuer im selben Postfach. Er gilt eine Stunde.',
      'done-hint': 'Nichts erhalten? Sehen Sie im Spam-Ordner nach.',
    },
    confirm: {
      title: 'E-Mail-Adresse bestätigen',
      intro: 'Noch ein Klick, dann ist Ihr Konto einsatzbereit und Sie sind angemeldet.',
      'choose-intro':
        'Dieses Konto wurde in einem anderen Browser angelegt. Wählen Sie hier selbst ein Passwort: Damit ist Ihre Adresse bestätigt, und Sie sind angemeldet. Was beim Anlegen eingegeben wurde, entfällt.',
      'choose-submit': 'Mit diesem Passwort bestätigen',
      'other-title': 'Nicht von Ihnen angelegt, oder ein anderes Passwort?',
      'other-text': 'Wählen Sie hier selbst ein Passwort. Was beim Anlegen eingegeben wurde, entfällt.',
      submit: 'Meine E-Mail-Adresse bestätigen',
      'sign-in': 'Anmelden',
      'broken-title': 'Dieser Link funktioniert nicht mehr',
      'broken-text':
        'Ein Bestätigungslink gilt 24 Stunden und nur einmal. Haben Sie Ihre Adresse schon bestätigt? Dann können Sie sich einfach anmelden.',
    },
    'confirm-change': {
      title: 'Neue E-Mail-Adresse bestätigen',
      intro:
        'Mit dem Passwort Ihres Kontos machen Sie diese Adresse zu Ihrer neuen. Danach melden Sie sich damit an.',
      submit: 'Meine neue Adresse bestätigen',
      'done-title': 'Ihre neue E-Mail-Adresse ist bestätigt',
      'done-text': 'Melden Sie sich ab jetzt damit an.',
      'broken-text':
        'Ein Bestätigungslink gilt 24 Stunden und nur einmal. Ändern Sie Ihre Adresse im Konto erneut, um einen neuen zu erhalten.',
    },
    resend: {
      title: 'Neuen Link anfordern',
      intro:
        'Geben Sie die Adresse ein, mit der Sie ein Konto angelegt haben. Wir senden Ihnen einen neuen Link.',
      submit: 'Link erneut senden',
      'done-title': 'Schauen Sie in Ihr Postfach',
      'done-text':
        'Gehört zu {{email}} ein Konto, liegt in wenigen Minuten eine Mail bereit. Der Link darin gilt 24 Stunden. Haben Sie heute schon einige erhalten, gilt der letzte.',
    },
    activate: {
      title: 'Konto aktivieren',
      intro: 'Für Sie liegt ein Konto bereit. Wählen Sie ein Passwort, dann gehört es Ihnen.',
      submit: 'Konto aktivieren',
      'broken-title': 'Dieser Link funktioniert nicht mehr',
      'broken-text':
        'Ein Aktivierungslink gilt sieben Tage und nur einmal. Haben Sie das Konto schon aktiviert? Dann können Sie sich anmelden.',
      'sign-in': 'Anmelden',
      again: 'Neuen Link anfordern',
    },
    invitation: {
      title: 'Einladung von {{partner}}',
      'title-unknown': 'Einladung',
      intro: 'Sie sind eingeladen, das Profil von {{partner}} zu betreuen. Ihre Rolle: {{role}}.',
      role: { owner: 'Inhaber', editor: 'Redaktion' },
      'role-owner':
        'Inhaber ändern das Unternehmensprofil, veröffentlichen Stellenangebote und bestimmen, wer noch mitarbeitet.',
      'role-editor': 'Die Redaktion ändert das Unternehmensprofil und veröffentlicht Stellenangebote.',
      for: 'Für',
      company: 'Unternehmen',
      as: 'Rolle',
      until: 'Gültig bis',
      accept: 'Einladung annehmen',
      'sign-in-text': 'Zu {{email}} gehört schon ein Konto. Melden Sie sich an, um die Einladung anzunehmen.',
      'sign-in': 'Anmelden und annehmen',
      'register-title': 'Konto anlegen',
      'register-text': 'Ihre Adresse {{email}} ist mit dieser Einladung bereits bestätigt.',
      'register-submit': 'Konto anlegen und annehmen',
      'other-title': 'Sie sind mit einer anderen Adresse angemeldet',
      'other-text':
        'Diese Einladung ist für {{email}}; Sie sind als {{own}} angemeldet. Melden Sie sich ab und öffnen Sie den Link erneut.',
      'expired-title': 'Diese Einladung ist abgelaufen',
      'expired-text': 'Eine Einladung gilt vierzehn Tage. Bitten Sie um eine neue, wo sie herkam.',
      'revoked-title': 'Diese Einladung wurde zurückgezogen',
      'revoked-text': 'Fragen Sie dort nach, wo sie herkam, ob das so gemeint war.',
      'accepted-title': 'Diese Einladung wurde schon angenommen',
      'accepted-text': 'Melden Sie sich mit dem Konto an, mit dem das geschah.',
      'unknown-title': 'Diese Einladung kennen wir nicht',
      'unknown-text':
        'Vielleicht wurde der Link nicht vollständig übernommen. Öffnen Sie ihn noch einmal direkt aus der Mail.',
      'done-title': 'Willkommen bei {{partner}}',
      'done-text': 'Ihr Konto ist mit dem Unternehmen verknüpft.',
      'see-company': 'Unternehmensprofil ansehen',
    },
    social: {
      title: 'Die Anmeldung ist nicht gelungen',
      'nothing-title': 'Hier gibt es nichts abzuschließen',
      'nothing-text':
        'Hierher kehren Sie zurück, wenn Sie sich über einen anderen Dienst angemeldet haben. Beginnen Sie bei der Anmeldung und wählen Sie dort den Dienst.',
      again: 'Zurück zur Anmeldung',
    },
  },
  'account-error': {
    'signed-out': 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an; Ihre Eingaben sind noch da.',
    ended: 'Sie wurden abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
    credentials:
      'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen. Gerade erst ein Konto angelegt? Dann bestätigen Sie zuerst Ihre Adresse mit dem Link in unserer Mail.',
    blocked: 'Dieses Konto ist gesperrt. Wenden Sie sich an uns, wenn Sie meinen, dass das nicht stimmt.',
    code: 'Dieser Link stimmt nicht, ist abgelaufen oder wurde schon benutzt.',
    'other-browser':
      'Dieses Konto wurde danach auch in einem anderen Browser angelegt. Wählen Sie unten selbst ein Passwort.',
    'current-password': 'Ihr jetziges Passwort stimmt nicht.',
    'same-password': 'Wählen Sie ein anderes Passwort als das jetzige.',
    taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, um fortzufahren.',
    'registration-closed':
      'Zurzeit können keine neuen Konten angelegt werden. Versuchen Sie es später erneut.',
    'other-address': 'Diese Einladung ist für eine andere E-Mail-Adresse.',
    'picture-large': 'Dieses Bild ist zu groß.',
    'picture-small': 'Dieses Bild ist zu klein.',
    'claim-code':
      'Dieser Code stimmt nicht oder ist abgelaufen. Nach fünf Versuchen fordern Sie einen neuen an.',
    'claim-free-mail': 'Eine solche Adresse kann jeder haben. Verwenden Sie Ihre Adresse beim Unternehmen.',
    'claim-own': 'Sie gehören bereits zu diesem Unternehmen.',
    'claimed-often': 'Sie haben schon genug Anfragen gestellt. Versuchen Sie es morgen noch einmal.',
    'company-known':
      'Diese Nummer gehört zu einem Unternehmen, das schon ein Profil hat. Suchen Sie es und fragen Sie das Profil an.',
    'companies-many':
      'Drei Ihrer Unternehmen warten schon auf die Redaktion. Danach können Sie ein weiteres hinzufügen.',
    'company-unpublished':
      'Die Redaktion hat dieses Unternehmen noch nicht genehmigt. Danach können Sie Kolleginnen und Kollegen einladen.',
    'not-member': 'Sie gehören nicht mehr zu diesem Unternehmen.',
    'profile-state': 'Dieses Profil hat sich inzwischen geändert. Laden Sie die Seite neu.',
    'invited-often':
      'An diese Adresse wurden schon genug Einladungen gesendet. Versuchen Sie es morgen erneut.',
    'member-already': 'Diese Adresse gehört schon zum Unternehmen.',
    'members-changed': 'Das hat sich inzwischen geändert. Öffnen Sie die Seite erneut.',
    'owners-only': 'Das kann nur ein Inhaber des Unternehmens.',
    'last-owner': 'Ein Unternehmen behält immer einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.',
    'too-late': 'Das geht nicht mehr: Die Veranstaltung hat begonnen.',
    'provider-disabled':
      'Die Anmeldung über diesen Dienst ist ausgeschaltet. Melden Sie sich mit E-Mail-Adresse und Passwort an.',
    'provider-session': 'Die Anmeldung dauerte zu lange oder wurde abgebrochen. Beginnen Sie erneut.',
    'provider-email':
      'Dieser Dienst hat keine bestätigte E-Mail-Adresse übermittelt. Ohne Adresse können wir Sie nicht erkennen.',
    'provider-taken': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich so an wie zuvor.',
    'provider-denied': 'Sie haben der Anmeldung nicht zugestimmt. Es wurde nichts geändert.',
    failed: 'Das ist nicht gelungen. Versuchen Sie es in einer Minute erneut.',
  },
}
