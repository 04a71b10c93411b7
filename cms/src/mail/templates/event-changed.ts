import { defineMail } from '../define-mail.ts'
import { type EventValues, eventExample, eventFacts, invitationOf, registrationPage } from '../event-facts.ts'

type ChangedValues = EventValues & {
  /** `on`: it is held, at another time or place. */
  standing: 'on' | 'postponed' | 'cancelled'
  /** 1 for who has a place. */
  isConfirmed: number
  /** 1 for who ordered tickets. */
  isPaid: number
}

/** Tells who registered that an event has moved, is postponed, or is called off. */
export const eventChanged = defineMail<ChangedValues>({
  label: 'Evenement: verplaatst, uitgesteld of afgelast',
  delivery: 'answer',
  hours: 7 * 24,
  example: { ...eventExample, standing: 'on', isConfirmed: 1, isPaid: 0 },
  page: registrationPage,
  calendar: (values) =>
    values.isConfirmed ? invitationOf(values, values.standing === 'on' ? 'REQUEST' : 'CANCEL') : null,
  nl: (values) => ({
    subject: {
      on: 'Gewijzigd: het evenement waarvoor u zich aanmeldde',
      postponed: 'Uitgesteld: het evenement waarvoor u zich aanmeldde',
      cancelled: 'Gaat niet door: het evenement waarvoor u zich aanmeldde',
    }[values.standing],
    parts: [
      {
        on: `Tijd of plaats van ${values.title} is gewijzigd. Uw aanmelding blijft staan.`,
        postponed: `${values.title} is uitgesteld. Een nieuwe datum volgt; uw aanmelding blijft staan.`,
        cancelled: `${values.title} gaat niet door. U hoeft zich niet af te melden.`,
      }[values.standing],
      eventFacts('nl', values),
      ...(values.isPaid && values.standing === 'cancelled'
        ? ['U krijgt terug wat u hebt betaald. De creditnota ontvangt u per e-mail.']
        : []),
      ...(values.standing === 'on' ? ['Kunt u dan niet? Meld u af op de pagina van uw aanmelding.'] : []),
    ],
    button: 'Bekijk uw aanmelding',
  }),
  en: (values) => ({
    subject: {
      on: 'Changed: the event that you registered for',
      postponed: 'Postponed: the event that you registered for',
      cancelled: 'Called off: the event that you registered for',
    }[values.standing],
    parts: [
      {
        on: `The time or place of ${values.title} has changed. You remain registered.`,
        postponed: `${values.title} has been postponed. A new date will follow; you remain registered.`,
        cancelled: `${values.title} has been called off. You need not cancel.`,
      }[values.standing],
      eventFacts('en', values),
      ...(values.isPaid && values.standing === 'cancelled'
        ? ['You get back what you have paid. The credit note follows by email.']
        : []),
      ...(values.standing === 'on'
        ? ['Unable to come then? Please cancel on the page of your registration.']
        : []),
    ],
    button: 'View your registration',
  }),
  de: (values) => ({
    subject: {
      on: 'Geändert: die Veranstaltung, für die Sie sich angemeldet haben',
      postponed: 'Verschoben: die Veranstaltung, für die Sie sich angemeldet haben',
      cancelled: 'Abgesagt: die Veranstaltung, für die Sie sich angemeldet haben',
    }[values.standing],
    parts: [
      {
        on: `Zeit oder Ort von ${values.title} hat sich geändert. Ihre Anmeldung bleibt bestehen.`,
        postponed: `${values.title} wurde verschoben. Ein neuer Termin folgt; Ihre Anmeldung bleibt bestehen.`,
        cancelled: `${values.title} findet nicht statt. Sie müssen sich nicht abmelden.`,
      }[values.standing],
      eventFacts('de', values),
      ...(values.isPaid && values.standing === 'cancelled'
        ? ['Sie erhalten zurück, was Sie bezahlt haben. Die Gutschrift bekommen Sie per E-Mail.']
        : []),
      ...(values.standing === 'on'
        ? ['Können Sie dann nicht? Bitte melden Sie sich auf der Seite Ihrer Anmeldung ab.']
        : []),
    ],
    button: 'Anmeldung ansehen',
  }),
})
