import { defineMail } from '../define-mail.ts'

type Values = {
  /** Of the vacancy. */
  title: string
  employer: string
  /** Public number of the vacancy. */
  number: number
  name: string
  email: string
  phone: string | null
  motivation: string
  /** 1 if a CV came with it. */
  hasCv: number
}

/** Tells an employer of an application. The CV stays on the site, where it is deleted in time. Replies go to the candidate. */
export const applicationReceived = defineMail<Values>({
  label: 'Sollicitatie: bericht aan de werkgever',
  delivery: 'answer',
  hours: 7 * 24,
  example: {
    title: 'Planner transport',
    employer: 'Havik Logistiek',
    number: 4001,
    name: 'Noor Bakker',
    email: 'noor@bedrijf.example',
    phone: '06 12345678',
    motivation: 'Ik plan nu drie jaar ritten voor een koeriersbedrijf.\nVanaf januari ben ik beschikbaar.',
    hasCv: 1,
  },
  replyTo: ({ email }) => email,
  page: ({ number }) => ({ path: `/jobs/mijn/${number}/sollicitaties` }),
  nl: ({ title, employer, name, email, phone, motivation, hasCv }) => ({
    subject: `Nieuwe sollicitatie: ${title}`,
    parts: [
      `Via Schakel is bij ${employer} gesolliciteerd.`,
      {
        facts: [
          ['Vacature', title],
          ['Naam', name],
          ['E-mail', email],
          ['Telefoon', phone],
          ['Cv', hasCv ? 'op de site te downloaden' : 'niet meegestuurd'],
        ],
      },
      { quote: motivation },
    ],
    button: 'Bekijk de sollicitatie',
    after: [
      'Log in met een account van uw bedrijf. Uw antwoord op deze e-mail gaat naar de kandidaat. Gebruik de gegevens alleen voor deze procedure, en verwijder deze e-mail als die is afgelopen.',
    ],
  }),
  en: ({ title, employer, name, email, phone, motivation, hasCv }) => ({
    subject: `New application: ${title}`,
    parts: [
      `Somebody has applied to ${employer} by Schakel.`,
      {
        facts: [
          ['Vacancy', title],
          ['Name', name],
          ['E-mail', email],
          ['Telephone', phone],
          ['CV', hasCv ? 'to be downloaded on the site' : 'none sent'],
        ],
      },
      { quote: motivation },
    ],
    button: 'View the application',
    after: [
      'Sign in with an account of your company. A reply to this e-mail goes to the candidate. Please use these details for this procedure only, and delete this e-mail once it is over.',
    ],
  }),
  de: ({ title, employer, name, email, phone, motivation, hasCv }) => ({
    subject: `Neue Bewerbung: ${title}`,
    parts: [
      `Über Schakel ist bei ${employer} eine Bewerbung eingegangen.`,
      {
        facts: [
          ['Stelle', title],
          ['Name', name],
          ['E-Mail', email],
          ['Telefon', phone],
          ['Lebenslauf', hasCv ? 'auf der Website herunterzuladen' : 'nicht beigefügt'],
        ],
      },
      { quote: motivation },
    ],
    button: 'Bewerbung ansehen',
    after: [
      'Melden Sie sich mit einem Konto Ihres Unternehmens an. Ihre Antwort auf diese E-Mail geht an die Bewerberin oder den Bewerber. Bitte verwenden Sie die Angaben nur für dieses Verfahren, und löschen Sie diese E-Mail, wenn es beendet ist.',
    ],
  }),
})
