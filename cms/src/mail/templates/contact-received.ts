import { defineMail } from '../define-mail.ts'

type Values = {
  department: string
  subject: string
  name: string
  email: string
  phone: string | null
  company: string | null
  message: string
}

/** Delivers a contact form to the department. Replies go to the sender of the form. */
export const contactReceived = defineMail<Values>({
  label: 'Contactformulier: bericht',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    department: 'Redactie',
    subject: 'Verouderd aantal pakketlockers',
    name: 'Noor Bakker',
    email: 'noor@bedrijf.example',
    phone: '06 12345678',
    company: 'Van Dijk Logistiek',
    message: 'Goedemiddag,\n\nIn uw artikel over pakketlockers staat een verouderd aantal.\nGroet, Noor',
  },
  replyTo: ({ email }) => email,
  nl: ({ department, subject, name, email, phone, company, message }) => ({
    subject: `Bericht via het contactformulier: ${department}`,
    parts: [
      {
        facts: [
          ['Onderwerp', subject],
          ['Naam', name],
          ['E-mail', email],
          ['Telefoon', phone],
          ['Bedrijf', company],
        ],
      },
      { quote: message },
      'Uw antwoord op deze e-mail gaat naar de afzender van het bericht.',
    ],
  }),
  en: ({ department, subject, name, email, phone, company, message }) => ({
    subject: `Message by the contact form: ${department}`,
    parts: [
      {
        facts: [
          ['Subject', subject],
          ['Name', name],
          ['E-mail', email],
          ['Telephone', phone],
          ['Company', company],
        ],
      },
      { quote: message },
      'A reply to this e-mail goes to the person who wrote the message.',
    ],
  }),
  de: ({ department, subject, name, email, phone, company, message }) => ({
    subject: `Nachricht über das Kontaktformular: ${department}`,
    parts: [
      {
        facts: [
          ['Betreff', subject],
          ['Name', name],
          ['E-Mail', email],
          ['Telefon', phone],
          ['Unternehmen', company],
        ],
      },
      { quote: message },
      'Ihre Antwort auf diese E-Mail geht an die Person, die geschrieben hat.',
    ],
  }),
})
