import { defineMail } from '../define-mail.ts'

type Values = {
  department: string
  subject: string
  name: string
  email: string
  phone: string | null
  company: string | null
  /** Such as `PDF, 1,2 MB`. */
  file: string | null
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
    file: 'PDF, 1,2 MB',
    message: 'Goedemiddag,\n\nIn uw artikel over pakketlockers staat een verouderd aantal.\nGroet, Noor',
  },
  replyTo: ({ email }) => email,
  nl: ({ department, subject, name, email, phone, company, file, message }) => ({
    subject: `Bericht via het contactformulier: ${department}`,
    parts: [
      {
        facts: [
          ['Onderwerp', subject],
          ['Naam', name],
          ['E-mail', email],
          ['Telefoon', phone],
          ['Bedrijf', company],
          ['Bijlage', file && `${file}; te downloaden bij dit bericht in het beheer`],
        ],
      },
      { quote: message },
      'Uw antwoord op deze e-mail gaat naar de afzender van het bericht.',
    ],
  }),
  en: ({ department, subject, name, email, phone, company, file, message }) => ({
    subject: `Message by the contact form: ${department}`,
    parts: [
      {
        facts: [
          ['Subject', subject],
          ['Name', name],
          ['E-mail', email],
          ['Telephone', phone],
          ['Company', company],
          ['Attachment', file && `${file}; to be downloaded beside this message in the panel`],
        ],
      },
      { quote: message },
      'A reply to this e-mail goes to the person who wrote the message.',
    ],
  }),
  de: ({ department, subject, name, email, phone, company, file, message }) => ({
    subject: `Nachricht über das Kontaktformular: ${department}`,
    parts: [
      {
        facts: [
          ['Betreff', subject],
          ['Name', name],
          ['E-Mail', email],
          ['Telefon', phone],
          ['Unternehmen', company],
          ['Anhang', file && `${file}; bei dieser Nachricht in der Verwaltung herunterzuladen`],
        ],
      },
      { quote: message },
      'Ihre Antwort auf diese E-Mail geht an die Person, die geschrieben hat.',
    ],
  }),
})
