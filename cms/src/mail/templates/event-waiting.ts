import { defineMail } from '../define-mail.ts'
import { eventExampleWithoutTicket, eventFacts, registrationPage } from '../event-facts.ts'

/** Confirms a place on the waiting list of an event. */
export const eventWaiting = defineMail({
  label: 'Evenement: op de wachtlijst',
  delivery: 'answer',
  hours: 48,
  example: eventExampleWithoutTicket,
  page: registrationPage,
  nl: (values) => ({
    subject: 'U staat op de wachtlijst van een evenement',
    parts: [
      `Voor ${values.title} zijn niet genoeg plaatsen vrij. U staat op de wachtlijst.`,
      eventFacts('nl', values),
      'Komt er plaats voor u vrij, dan bent u vanzelf aangemeld en krijgt u bericht met de link naar uw kaarten. Wilt u niet langer wachten? Meld u dan af.',
    ],
    button: 'Bekijk uw aanmelding',
    after: [
      'Hebt u zich niet aangemeld? Dan heeft iemand anders uw adres ingevuld. Met de knop meldt u zich af.',
    ],
  }),
  en: (values) => ({
    subject: 'You are on the waiting list of an event',
    parts: [
      `There are not enough free places for ${values.title}. You are on the waiting list.`,
      eventFacts('en', values),
      'If there is room for you, you are registered automatically and receive a message with the link to your tickets. No longer want to wait? Then please cancel.',
    ],
    button: 'View your registration',
    after: [
      'You did not register? Then somebody else filled in your address. With the button you cancel it.',
    ],
  }),
  de: (values) => ({
    subject: 'Sie stehen auf der Warteliste einer Veranstaltung',
    parts: [
      `Für ${values.title} sind nicht genügend Plätze frei. Sie stehen auf der Warteliste.`,
      eventFacts('de', values),
      'Wird ein Platz für Sie frei, sind Sie automatisch angemeldet und erhalten eine Nachricht mit dem Link zu Ihren Tickets. Möchten Sie nicht länger warten? Dann melden Sie sich bitte ab.',
    ],
    button: 'Anmeldung ansehen',
    after: [
      'Sie haben sich nicht angemeldet? Dann hat jemand anders Ihre Adresse angegeben. Mit der Schaltfläche melden Sie sich ab.',
    ],
  }),
})
