import { defineMail } from '../define-mail.ts'
import {
  type EventValues,
  eventExampleWithoutTicket,
  eventFacts,
  registrationPage,
  whenIs,
} from '../event-facts.ts'

type HeldValues = EventValues & {
  /** ISO 8601. */
  until: string
  /** 1 for who was on the waiting list. */
  isMovedUp: number
}

/** Asks to order and pay the places that are held. The address may be someone else's, so it contains nothing from the form. */
export const eventHeld = defineMail<HeldValues>({
  label: 'Evenement: plaatsen vastgehouden tot de bestelling',
  delivery: 'answer',
  hours: 48,
  example: { ...eventExampleWithoutTicket, until: '2027-01-02T12:00:00.000Z', isMovedUp: 0 },
  page: registrationPage,
  nl: (values) => ({
    subject: values.isMovedUp ? 'Er is plaats voor u: bestel uw kaarten' : 'Rond uw bestelling af',
    parts: [
      values.isMovedUp
        ? `U stond op de wachtlijst voor ${values.title}. Er is plaats vrijgekomen.`
        : `U koos kaarten voor ${values.title}.`,
      `Wij houden uw plaatsen vast tot ${whenIs('nl', values.until)}. Bestelt en betaalt u voor die tijd, dan bent u aangemeld. Daarna gaan ze naar een ander.`,
      eventFacts('nl', values),
    ],
    button: 'Bestel uw kaarten',
    after: ['Wilt u niet komen, of hebt u dit niet gevraagd? Dan hoeft u niets te doen.'],
  }),
  en: (values) => ({
    subject: values.isMovedUp ? 'There is a place for you: order your tickets' : 'Complete your order',
    parts: [
      values.isMovedUp
        ? `You were on the waiting list for ${values.title}. A place has become free.`
        : `You chose tickets for ${values.title}.`,
      `We hold your places until ${whenIs('en', values.until)}. Once you have ordered and paid by then, you are registered. After that they go to somebody else.`,
      eventFacts('en', values),
    ],
    button: 'Order your tickets',
    after: ['Not coming, or did you not ask for this? Then you need not do anything.'],
  }),
  de: (values) => ({
    subject: values.isMovedUp
      ? 'Es gibt einen Platz für Sie: Bestellen Sie Ihre Tickets'
      : 'Schließen Sie Ihre Bestellung ab',
    parts: [
      values.isMovedUp
        ? `Sie standen auf der Warteliste für ${values.title}. Ein Platz ist frei geworden.`
        : `Sie haben Tickets für ${values.title} gewählt.`,
      `Wir halten Ihre Plätze bis ${whenIs('de', values.until)} frei. Haben Sie bis dahin bestellt und bezahlt, sind Sie angemeldet. Danach gehen sie an andere.`,
      eventFacts('de', values),
    ],
    button: 'Tickets bestellen',
    after: ['Sie möchten nicht kommen oder haben das nicht angefordert? Dann müssen Sie nichts tun.'],
  }),
})
