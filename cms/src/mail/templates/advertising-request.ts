import { defineMail } from '../define-mail.ts'

type Values = {
  name: string
  email: string
  phone: string | null
  company: string
  /** Localised subject, such as a banner, a campaign or a vacancy. */
  subject: string
  message: string | null
}

/** Delivers an advertiser's request to the sales department. Replies go to the advertiser. */
export const advertisingRequest = defineMail<Values>({
  label: 'Aanvraag om te adverteren',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    name: 'Noor Bakker',
    email: 'noor@bedrijf.example',
    phone: '06 12345678',
    company: 'Van Dijk Logistiek',
    subject: 'Advertentie in de nieuwsbrief',
    message: 'Wij willen in het voorjaar een nieuwe dienst onder de aandacht brengen.',
  },
  replyTo: ({ email }) => email,
  nl: ({ name, email, phone, company, subject, message }) => ({
    subject: 'Nieuwe aanvraag om te adverteren',
    parts: [
      {
        facts: [
          ['Onderwerp', subject],
          ['Bedrijf', company],
          ['Naam', name],
          ['E-mail', email],
          ['Telefoon', phone],
        ],
      },
      ...(message ? [{ quote: message }] : []),
      'Uw antwoord op deze e-mail gaat naar de aanvrager.',
    ],
  }),
  en: ({ name, email, phone, company, subject, message }) => ({
    subject: 'New advertising request',
    parts: [
      {
        facts: [
          ['Subject', subject],
          ['Company', company],
          ['Name', name],
          ['E-mail', email],
          ['Telephone', phone],
        ],
      },
      ...(message ? [{ quote: message }] : []),
      'A reply to this e-mail goes to the person who asked.',
    ],
  }),
  de: ({ name, email, phone, company, subject, message }) => ({
    subject: 'Neue Werbeanfrage',
    parts: [
      {
        facts: [
          ['Thema', subject],
          ['Unternehmen', company],
          ['Name', name],
          ['E-Mail', email],
          ['Telefon', phone],
        ],
      },
      ...(message ? [{ quote: message }] : []),
      'Ihre Antwort auf diese E-Mail geht an die anfragende Person.',
    ],
  }),
})
