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
      'Beoordeel de melding in het beheer, onder Vacancy report. Wie een adres gaf, krijgt van u bericht van het besluit en van de reden daarvan.',
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
      'Decide about it in the panel, under Vacancy report. Tell whoever left an address what was decided, and why.',
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
      'Entscheiden Sie in der Verwaltung unter Vacancy report. Wer eine Adresse hinterlassen hat, erfährt von Ihnen, was entschieden wurde und warum.',
    ],
    button: 'Stelle ansehen',
  }),
})
