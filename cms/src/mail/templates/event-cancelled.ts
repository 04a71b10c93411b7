import { defineMail } from '../define-mail.ts'
import { eventExampleWithoutTicket, eventFacts } from '../event-facts.ts'

/** Confirms that somebody has cancelled. */
export const eventCancelled = defineMail({
  label: 'Evenement: afgemeld',
  delivery: 'answer',
  hours: 48,
  example: eventExampleWithoutTicket,
  page: ({ slug }) => ({ path: `/events/${slug}` }),
  nl: (values) => ({
    subject: 'U bent afgemeld voor een evenement',
    parts: [
      `Uw aanmelding voor ${values.title} is ingetrokken. De kaartcode geldt niet meer.`,
      eventFacts('nl', values),
      'Wilt u toch komen? Meld u dan opnieuw aan.',
    ],
    button: 'Naar het evenement',
  }),
  en: (values) => ({
    subject: 'Your registration for an event is cancelled',
    parts: [
      `Your registration for ${values.title} has been cancelled. The ticket code is no longer valid.`,
      eventFacts('en', values),
      'Would you like to come after all? Then please register again.',
    ],
    button: 'View the event',
  }),
  de: (values) => ({
    subject: 'Ihre Anmeldung für eine Veranstaltung ist zurückgezogen',
    parts: [
      `Ihre Anmeldung für ${values.title} wurde zurückgezogen. Der Ticketcode gilt nicht mehr.`,
      eventFacts('de', values),
      'Möchten Sie doch kommen? Dann melden Sie sich bitte erneut an.',
    ],
    button: 'Zur Veranstaltung',
  }),
})
