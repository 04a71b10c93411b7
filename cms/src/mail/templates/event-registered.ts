import { defineMail } from '../define-mail.ts'
import { eventExample, eventFacts, invitationOf, registrationPage } from '../event-facts.ts'

/** Confirms places at an event. The address may be someone else's, so it contains nothing from the form. */
export const eventRegistered = defineMail({
  label: 'Evenement: aanmelding bevestigd',
  delivery: 'answer',
  hours: 48,
  example: eventExample,
  page: registrationPage,
  calendar: (values) => invitationOf(values, 'REQUEST'),
  nl: (values) => ({
    subject: 'U bent aangemeld voor een evenement',
    parts: [
      `Uw aanmelding voor ${values.title} is bevestigd.`,
      eventFacts('nl', values),
      'De kaarten staan op de pagina van uw aanmelding, één voor elke persoon: neem ze mee op papier of op uw telefoon. Daar ziet u ook wie er komen, en kunt u dat wijzigen of u afmelden.',
    ],
    button: 'Bekijk uw aanmelding',
    after: [
      'Hebt u zich niet aangemeld? Dan heeft iemand anders uw adres ingevuld. Met de knop hierboven meldt u zich af.',
    ],
  }),
  en: (values) => ({
    subject: 'You are registered for an event',
    parts: [
      `Your registration for ${values.title} is confirmed.`,
      eventFacts('en', values),
      'The tickets are on the page of your registration, one for each person: bring them with you, on paper or on your phone. The page also shows who is coming, and lets you change that or cancel.',
    ],
    button: 'View your registration',
    after: [
      'You did not register? Then somebody else filled in your address. With the button above you cancel the registration.',
    ],
  }),
  de: (values) => ({
    subject: 'Sie sind für eine Veranstaltung angemeldet',
    parts: [
      `Ihre Anmeldung für ${values.title} ist bestätigt.`,
      eventFacts('de', values),
      'Die Tickets stehen auf der Seite Ihrer Anmeldung, eines für jede Person: Bringen Sie sie auf Papier oder auf dem Telefon mit. Dort sehen Sie auch, wer kommt, und können das ändern oder sich abmelden.',
    ],
    button: 'Anmeldung ansehen',
    after: [
      'Sie haben sich nicht angemeldet? Dann hat jemand anders Ihre Adresse angegeben. Mit der Schaltfläche oben melden Sie sich ab.',
    ],
  }),
})
