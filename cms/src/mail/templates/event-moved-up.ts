import { defineMail } from '../define-mail.ts'
import { eventExample, eventFacts, invitationOf, registrationPage } from '../event-facts.ts'

/** Tells who was on the waiting list that there is a place now. */
export const eventMovedUp = defineMail({
  label: 'Evenement: van de wachtlijst',
  delivery: 'answer',
  hours: 7 * 24,
  example: eventExample,
  page: registrationPage,
  calendar: (values) => invitationOf(values, 'REQUEST'),
  nl: (values) => ({
    subject: 'Er is plaats voor u: u bent aangemeld',
    parts: [
      `U stond op de wachtlijst voor ${values.title}. Er is plaats vrijgekomen, en uw aanmelding is nu bevestigd.`,
      eventFacts('nl', values),
      'Kunt u toch niet? Meld u dan af, zodat de volgende van de lijst kan komen.',
    ],
    button: 'Bekijk uw aanmelding',
  }),
  en: (values) => ({
    subject: 'There is a place for you: you are registered',
    parts: [
      `You were on the waiting list for ${values.title}. A place has become free, and your registration is now confirmed.`,
      eventFacts('en', values),
      'Unable to come after all? Then please cancel, so that the next on the list can come.',
    ],
    button: 'View your registration',
  }),
  de: (values) => ({
    subject: 'Es gibt einen Platz für Sie: Sie sind angemeldet',
    parts: [
      `Sie standen auf der Warteliste für ${values.title}. Ein Platz ist frei geworden, und Ihre Anmeldung ist jetzt bestätigt.`,
      eventFacts('de', values),
      'Können Sie doch nicht? Dann melden Sie sich bitte ab, damit die Nächsten auf der Liste kommen können.',
    ],
    button: 'Anmeldung ansehen',
  }),
})
