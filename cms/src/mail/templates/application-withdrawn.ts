import { defineMail } from '../define-mail.ts'

type Values = {
  name: string
  /** Of the vacancy. */
  title: string
  /** Public number of the vacancy. */
  number: number
}

/** Tells an employer that a candidate has withdrawn, so that their own notes can go too. */
export const applicationWithdrawn = defineMail<Values>({
  label: 'Sollicitatie: ingetrokken',
  delivery: 'answer',
  hours: 7 * 24,
  example: { name: 'Noor Bakker', title: 'Planner transport', number: 4001 },
  page: ({ number }) => ({ path: `/jobs/mijn/${number}/sollicitaties` }),
  nl: ({ name, title }) => ({
    subject: `Sollicitatie ingetrokken: ${title}`,
    parts: [
      'Een kandidaat heeft zich teruggetrokken. De gegevens en het cv zijn van de site verwijderd.',
      {
        facts: [
          ['Vacature', title],
          ['Naam', name],
        ],
      },
      'Verwijder ook wat u zelf hebt bewaard, zoals de e-mail over deze sollicitatie.',
    ],
    button: 'Naar de sollicitaties',
  }),
  en: ({ name, title }) => ({
    subject: `Application withdrawn: ${title}`,
    parts: [
      'A candidate has withdrawn. The details and the CV have been deleted from the site.',
      {
        facts: [
          ['Vacancy', title],
          ['Name', name],
        ],
      },
      'Please also delete what you have kept yourself, such as the e-mail about this application.',
    ],
    button: 'View the applications',
  }),
  de: ({ name, title }) => ({
    subject: `Bewerbung zurückgezogen: ${title}`,
    parts: [
      'Eine Bewerbung wurde zurückgezogen. Angaben und Lebenslauf wurden von der Website gelöscht.',
      {
        facts: [
          ['Stelle', title],
          ['Name', name],
        ],
      },
      'Bitte löschen Sie auch, was Sie selbst aufbewahrt haben, etwa die E-Mail zu dieser Bewerbung.',
    ],
    button: 'Zu den Bewerbungen',
  }),
})
