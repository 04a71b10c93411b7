import { defineMail } from '../define-mail.ts'
import { type EventValues, eventExampleWithoutTicket, eventFacts, invitationOf } from '../event-facts.ts'

/** @property isPaid 1 where an order is left, which finance judges. @property wasConfirmed 1 for who had a place. */
type CancelledValues = EventValues & { isPaid: number; wasConfirmed: number }

/** Confirms that somebody has cancelled. */
export const eventCancelled = defineMail<CancelledValues>({
  label: 'Evenement: afgemeld',
  delivery: 'answer',
  hours: 48,
  example: { ...eventExampleWithoutTicket, isPaid: 0, wasConfirmed: 1 },
  calendar: (values) => (values.wasConfirmed ? invitationOf(values, 'CANCEL') : null),
  page: ({ slug }) => ({ path: `/events/${slug}` }),
  nl: (values) => ({
    subject: 'U bent afgemeld voor een evenement',
    parts: [
      `Uw aanmelding voor ${values.title} is ingetrokken. De kaarten gelden niet meer.`,
      eventFacts('nl', values),
      ...(values.isPaid
        ? [
            'U hebt kaarten besteld. Onze administratie bekijkt uw afmelding; wat u terugkrijgt, staat op een creditnota die u per e-mail ontvangt.',
          ]
        : []),
      'Wilt u toch komen? Meld u dan opnieuw aan.',
    ],
    button: 'Naar het evenement',
  }),
  en: (values) => ({
    subject: 'Your registration for an event is cancelled',
    parts: [
      `Your registration for ${values.title} has been cancelled. The tickets are no longer valid.`,
      eventFacts('en', values),
      ...(values.isPaid
        ? [
            'You had ordered tickets. Our finance desk looks at your cancellation; what you get back is on a credit note that you receive by email.',
          ]
        : []),
      'Would you like to come after all? Then please register again.',
    ],
    button: 'View the event',
  }),
  de: (values) => ({
    subject: 'Ihre Anmeldung für eine Veranstaltung ist zurückgezogen',
    parts: [
      `Ihre Anmeldung für ${values.title} wurde zurückgezogen. Die Tickets gelten nicht mehr.`,
      eventFacts('de', values),
      ...(values.isPaid
        ? [
            'Sie hatten Tickets bestellt. Unsere Buchhaltung prüft Ihre Abmeldung; was Sie zurückerhalten, steht auf einer Gutschrift, die Sie per E-Mail bekommen.',
          ]
        : []),
      'Möchten Sie doch kommen? Dann melden Sie sich bitte erneut an.',
    ],
    button: 'Zur Veranstaltung',
  }),
})
