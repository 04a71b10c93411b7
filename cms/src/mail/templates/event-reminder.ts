import { defineMail } from '../define-mail.ts'
import { eventExample, eventFacts, invitationOf, registrationPage } from '../event-facts.ts'

/** Reminds who comes of an event. */
export const eventReminder = defineMail({
  label: 'Evenement: herinnering',
  delivery: 'answer',
  hours: 20,
  example: eventExample,
  page: registrationPage,
  calendar: (values) => invitationOf(values, 'REQUEST'),
  nl: (values) => ({
    subject: 'Binnenkort: uw evenement',
    parts: [
      `Binnenkort is ${values.title}. U bent aangemeld.`,
      eventFacts('nl', values),
      'Op de pagina van uw aanmelding staan de kaarten, om te tonen of af te drukken. Kunt u niet? Meld u dan af, zodat een ander kan komen.',
    ],
    button: 'Bekijk uw kaarten',
  }),
  en: (values) => ({
    subject: 'Coming soon: your event',
    parts: [
      `${values.title} is coming soon. You are registered.`,
      eventFacts('en', values),
      'The page of your registration has the tickets, to show or to print. Unable to come? Then please cancel, so that somebody else can.',
    ],
    button: 'View your tickets',
  }),
  de: (values) => ({
    subject: 'Demnächst: Ihre Veranstaltung',
    parts: [
      `Demnächst findet ${values.title} statt. Sie sind angemeldet.`,
      eventFacts('de', values),
      'Auf der Seite Ihrer Anmeldung stehen die Tickets zum Vorzeigen oder Ausdrucken. Sind Sie verhindert? Dann melden Sie sich bitte ab, damit jemand anders kommen kann.',
    ],
    button: 'Tickets ansehen',
  }),
})
