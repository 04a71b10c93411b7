import { defineMail } from '../define-mail.ts'
import { eventExample, eventFacts, registrationPage } from '../event-facts.ts'

/** Confirms places at an event. The address may be someone else's, so it contains nothing from the form. */
export const eventRegistered = defineMail({
  label: 'Evenement: aanmelding bevestigd',
  delivery: 'answer',
  hours: 48,
  example: eventExample,
  page: registrationPage,
  nl: (values) => ({
    subject: 'U bent aangemeld voor een evenement',
    parts: [
      `Uw aanmelding voor ${values.title} is bevestigd.`,
      eventFacts('nl', values),
      'Neem de kaartcode mee, op papier of op uw telefoon. Op de pagina van uw aanmelding ziet u wie er komen, en kunt u dat wijzigen of u afmelden.',
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
      'Bring the ticket code with you, on paper or on your phone. The page of your registration shows who is coming, and lets you change that or cancel.',
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
      'Bringen Sie den Ticketcode mit, auf Papier oder auf dem Telefon. Auf der Seite Ihrer Anmeldung sehen Sie, wer kommt, und können das ändern oder sich abmelden.',
    ],
    button: 'Anmeldung ansehen',
    after: [
      'Sie haben sich nicht angemeldet? Dann hat jemand anders Ihre Adresse angegeben. Mit der Schaltfläche oben melden Sie sich ab.',
    ],
  }),
})
