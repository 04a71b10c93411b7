import { defineMail } from '../define-mail.ts'

type Values = {
  /** Of the vacancy. */
  title: string
  /** Its page, without a language prefix. */
  path: string
  reason: string
  explanation: string
  name: string | null
  email: string | null
}

/** Tells our desk that a reader reports a vacancy. */
export const reportReceived = defineMail<Values>({
  label: 'Melding over een vacature',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    title: 'Planner transport',
    path: '/jobs/vacature/5001/planner-transport',
    reason: 'Misleidende of onjuiste informatie',
    explanation: 'Het salaris in de tekst is lager dan dat erboven.',
    name: 'Noor Bakker',
    email: 'noor@bedrijf.example',
  },
  replyTo: ({ email }) => email,
  page: ({ path }) => ({ path }),
  nl: ({ title, reason, explanation, name, email }) => ({
    subject: 'Melding over een vacature',
    parts: [
      {
        facts: [
          ['Vacature', title],
          ['Reden', reason],
          ['Naam', name],
          ['E-mail', email],
        ],
      },
      { quote: explanation },
      'Beslis over de melding in het beheer, onder Te beoordelen. Wie een adres gaf, krijgt uw besluit en uw uitleg per mail.',
    ],
    button: 'Bekijk de vacature',
  }),
  en: ({ title, reason, explanation, name, email }) => ({
    subject: 'Report of a vacancy',
    parts: [
      {
        facts: [
          ['Vacancy', title],
          ['Reason', reason],
          ['Name', name],
          ['E-mail', email],
        ],
      },
      { quote: explanation },
      'Decide about it in the panel, under Te beoordelen. Whoever left an address is mailed your decision and your reason.',
    ],
    button: 'View the vacancy',
  }),
  de: ({ title, reason, explanation, name, email }) => ({
    subject: 'Meldung zu einer Stelle',
    parts: [
      {
        facts: [
          ['Stelle', title],
          ['Grund', reason],
          ['Name', name],
          ['E-Mail', email],
        ],
      },
      { quote: explanation },
      'Entscheiden Sie in der Verwaltung unter Te beoordelen. Wer eine Adresse hinterlassen hat, erhält Ihre Entscheidung und Ihre Begründung per E-Mail.',
    ],
    button: 'Stelle ansehen',
  }),
})
