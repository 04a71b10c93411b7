import { defineMail } from '../define-mail.ts'

type Values = {
  /** Of the vacancy. */
  title: string
  employer: string
  message: string
  /** The employer's address. */
  replyTo: string
}

/** Delivers an employer's words to a candidate. Replies go to the employer. */
export const applicationAnswer = defineMail<Values>({
  label: 'Sollicitatie: antwoord van de werkgever',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    title: 'Planner transport',
    employer: 'Havik Logistiek',
    message: 'Beste Noor,\n\nWe maken graag kennis. Schikt dinsdag om tien uur?\n\nWim',
    replyTo: 'wim@havik.example',
  },
  replyTo: ({ replyTo }) => replyTo,
  nl: ({ title, employer, message }) => ({
    subject: `Antwoord van ${employer} op uw sollicitatie`,
    parts: [
      `${employer} antwoordt op uw sollicitatie als ${title}:`,
      { quote: message },
      'Uw antwoord op deze e-mail gaat naar de werkgever.',
    ],
  }),
  en: ({ title, employer, message }) => ({
    subject: `Reply from ${employer} to your application`,
    parts: [
      `${employer} replies to your application for ${title}:`,
      { quote: message },
      'A reply to this e-mail goes to the employer.',
    ],
  }),
  de: ({ title, employer, message }) => ({
    subject: `Antwort von ${employer} auf Ihre Bewerbung`,
    parts: [
      `${employer} antwortet auf Ihre Bewerbung als ${title}:`,
      { quote: message },
      'Ihre Antwort auf diese E-Mail geht an das Unternehmen.',
    ],
  }),
})
