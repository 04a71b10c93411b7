import { defineMail } from '../define-mail.ts'

type Values = {
  /** Of the vacancy. */
  title: string
  employer: string
  /** Opens the application without an account. */
  token: string
}

/** Confirms an application. The address may be someone else's, so it contains nothing from the form. */
export const applicationSent = defineMail<Values>({
  label: 'Sollicitatie: bevestiging',
  delivery: 'answer',
  hours: 48,
  example: { title: 'Planner transport', employer: 'Havik Logistiek', token: 'voorbeeld' },
  page: ({ token }) => ({ path: '/sollicitatie', query: { code: token } }),
  nl: ({ title, employer }) => ({
    subject: `Uw sollicitatie bij ${employer} is verstuurd`,
    parts: [
      `${employer} heeft uw sollicitatie ontvangen en antwoordt u zelf.`,
      { facts: [['Vacature', title]] },
      'Op de pagina van uw sollicitatie ziet u hoe het ervoor staat, en kunt u haar intrekken. Dan worden uw gegevens en uw cv verwijderd.',
    ],
    button: 'Bekijk uw sollicitatie',
    after: [
      'Hebt u niet gesolliciteerd? Dan heeft iemand anders uw adres ingevuld. Met de knop hierboven trekt u de sollicitatie in.',
    ],
  }),
  en: ({ title, employer }) => ({
    subject: `Your application to ${employer} has been sent`,
    parts: [
      `Your application is with ${employer}, who will reply to you directly.`,
      { facts: [['Vacancy', title]] },
      'The page of your application shows how it stands, and lets you withdraw it. Your details and your CV are then deleted.',
    ],
    button: 'View your application',
    after: [
      'You did not apply? Then somebody else filled in your address. With the button above you withdraw the application.',
    ],
  }),
  de: ({ title, employer }) => ({
    subject: `Ihre Bewerbung bei ${employer} wurde gesendet`,
    parts: [
      `Ihre Bewerbung liegt bei ${employer}; die Antwort erhalten Sie von dort.`,
      { facts: [['Stelle', title]] },
      'Auf der Seite Ihrer Bewerbung sehen Sie den Stand und können sie zurückziehen. Ihre Angaben und Ihr Lebenslauf werden dann gelöscht.',
    ],
    button: 'Bewerbung ansehen',
    after: [
      'Sie haben sich nicht beworben? Dann hat jemand anders Ihre Adresse angegeben. Mit der Schaltfläche oben ziehen Sie die Bewerbung zurück.',
    ],
  }),
})
