import { defineMail } from '../define-mail.ts'
import { unlinked } from '../unlinked.ts'

type Values = {
  /** Of the vacancy. */
  title: string
  /** Its page, without a language prefix. */
  path: string
  reason: string
  explanation: string
}

/** Confirms a report to whoever made it. The address may be someone else's, so no link of theirs works. */
export const reportCopy = defineMail<Values>({
  label: 'Melding over een vacature: bevestiging',
  delivery: 'answer',
  hours: 48,
  example: {
    title: 'Planner transport',
    path: '/jobs/vacature/5001/planner-transport',
    reason: 'Misleidende of onjuiste informatie',
    explanation: 'Het salaris in de tekst is lager dan dat erboven.',
  },
  page: ({ path }) => ({ path }),
  nl: ({ title, reason, explanation }) => ({
    subject: 'Uw melding over een vacature is ontvangen',
    parts: [
      'Onze redactie bekijkt uw melding. U krijgt per mail bericht van wat we besluiten, en waarom. Dit is uw kopie:',
      {
        facts: [
          ['Vacature', title],
          ['Reden', reason],
        ],
      },
      { quote: unlinked(explanation) },
      'Hebt u niets gemeld? Dan heeft iemand anders uw adres ingevuld en hoeft u niets te doen.',
    ],
    button: 'Bekijk de vacature',
  }),
  en: ({ title, reason, explanation }) => ({
    subject: 'We have received your report of a vacancy',
    parts: [
      'Our editors are looking into it. We will tell you by mail what we decide, and why. This is your copy:',
      {
        facts: [
          ['Vacancy', title],
          ['Reason', reason],
        ],
      },
      { quote: unlinked(explanation) },
      'If you did not report anything, somebody else filled in your address, and you need not do anything.',
    ],
    button: 'View the vacancy',
  }),
  de: ({ title, reason, explanation }) => ({
    subject: 'Ihre Meldung zu einer Stelle ist eingegangen',
    parts: [
      'Unsere Redaktion prüft sie. Per E-Mail erfahren Sie, was wir entscheiden und warum. Dies ist Ihre Kopie:',
      {
        facts: [
          ['Stelle', title],
          ['Grund', reason],
        ],
      },
      { quote: unlinked(explanation) },
      'Wenn Sie nichts gemeldet haben, hat jemand anderes Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
    ],
    button: 'Stelle ansehen',
  }),
})
