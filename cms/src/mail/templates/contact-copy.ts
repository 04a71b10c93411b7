import { defineMail } from '../define-mail.ts'
import { unlinked } from '../unlinked.ts'

/** Copy of a contact form for its sender. The address may be someone else's, so it contains no name and no working link from the form. */
export const contactCopy = defineMail({
  label: 'Contactformulier: kopie',
  delivery: 'answer',
  hours: 48,
  example: {
    department: 'Redactie',
    subject: 'Pakketlockers',
    message: 'Goedemiddag,\n\nIn uw artikel over pakketlockers staat een verouderd aantal.\nGroet, Noor',
  },
  nl: ({ department, subject, message }) => ({
    subject: 'Kopie van uw bericht aan Schakel',
    parts: [
      'Dank voor uw bericht. Het is aangekomen en wij antwoorden doorgaans binnen twee werkdagen. Dit schreef u:',
      { quote: unlinked(message) },
      {
        facts: [
          ['Afdeling', department],
          ['Onderwerp', unlinked(subject)],
        ],
      },
      'Hebt u niets geschreven? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.',
    ],
  }),
  en: ({ department, subject, message }) => ({
    subject: 'Copy of your message to Schakel',
    parts: [
      'Thank you for your message. It has arrived, and we usually reply within two working days. This is what you wrote:',
      { quote: unlinked(message) },
      {
        facts: [
          ['Department', department],
          ['Subject', unlinked(subject)],
        ],
      },
      'If you wrote nothing, somebody else filled in your address, and you need not do anything.',
    ],
  }),
  de: ({ department, subject, message }) => ({
    subject: 'Kopie Ihrer Nachricht an Schakel',
    parts: [
      'Vielen Dank für Ihre Nachricht. Sie ist angekommen, und wir antworten in der Regel innerhalb von zwei Werktagen. Das haben Sie geschrieben:',
      { quote: unlinked(message) },
      {
        facts: [
          ['Abteilung', department],
          ['Betreff', unlinked(subject)],
        ],
      },
      'Wenn Sie nichts geschrieben haben, hat jemand anderes Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    ],
  }),
})
