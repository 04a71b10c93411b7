import type { texts as nl } from '../nl/contact-forms.ts'
import type { Same } from '../texts.ts'

/** Forms for a message to a department, a tip, and requests of advertisers, in German. */
export const texts: Same<typeof nl> = {
  'contact-form': {
    title: 'Nachricht senden',
    intro: 'Sie erhalten eine Kopie per E-Mail und in der Regel innerhalb von zwei Werktagen eine Antwort.',
    submit: 'Nachricht senden',
    department: 'Abteilung',
    departments: {
      editorial: 'Redaktion',
      sales: 'Werbung und Profile',
      readers: 'Abonnements',
      jobs: 'Stellenmarkt',
      technical: 'Technik',
    },
    subject: 'Betreff',
    message: 'Nachricht',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    company: 'Unternehmen',
    done: 'Vielen Dank, Ihre Nachricht ist verschickt. Eine Kopie geht an {{email}}. Wir antworten in der Regel innerhalb von zwei Werktagen.',
  },
  'tip-form': {
    title: 'Hinweis an die Redaktion',
    intro: 'Wissen Sie etwas, das die Branche wissen sollte? Ihre Nachricht geht direkt an die Redaktion.',
    submit: 'Hinweis senden',
    message: 'Ihr Hinweis',
    'message-hint': 'Was ist los, wo und seit wann? Und woher wissen Sie es?',
    attachment: 'Anhang',
    'attachment-hint': 'Ein Dokument oder Foto, das Ihren Hinweis belegt. Nur die Redaktion kann es öffnen.',
    'mail-subject': 'Hinweis über {{page}}',
    copy: 'Senden Sie mir eine Kopie meines Hinweises',
    done: 'Vielen Dank, die Redaktion hat Ihren Hinweis. Wir melden uns, wenn wir ihm nachgehen.',
    'done-copy':
      'Vielen Dank, die Redaktion hat Ihren Hinweis. Eine Kopie geht an {{email}}. Wir melden uns, wenn wir ihm nachgehen.',
  },
  'advertise-form': {
    title: 'Angebot anfordern',
    intro:
      'Innerhalb eines Werktags erfahren Sie, was möglich ist, was es kostet und welche Termine frei sind.',
    submit: 'Anfrage senden',
    product: 'Worum geht es?',
    other: 'Etwas anderes',
    message: 'Ihre Frage',
    'message-hint': 'Wen möchten Sie erreichen, und wann?',
    done: 'Vielen Dank, der Vertrieb hat Ihre Anfrage. Eine Kopie geht an {{email}}. Sie erhalten innerhalb eines Werktags Antwort.',
  },
  'whitepaper-form': {
    title: 'Dieses Whitepaper lesen',
    intro: 'Sie erhalten das PDF sofort, und den Link per E-Mail.',
    submit: 'Whitepaper anfordern',
    email: 'Geschäftliche E-Mail-Adresse',
  },
}
