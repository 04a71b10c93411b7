import { Fact } from '../../components/Fact.tsx'
import '../../components/disclosure.css'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { formatDays, formatHours } from '../../components/event-dates.ts'
import { eventFilePath, eventPath } from '../../components/event-path.ts'
import { Icon } from '../../components/Icon.tsx'
import type { LinkedRegistration } from '../../content/registration.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { cancelByLinkForm } from '../../registrations/link-forms.ts'
import { useSite } from '../../site-context.tsx'
import { AttendeesForm } from './AttendeesForm.tsx'
import { OrderTickets } from './OrderTickets.tsx'
import { type Ticket, Tickets } from './Tickets.tsx'
import { useKeptRegistration } from './use-kept-registration.ts'

/** Props of a registration's page. */
export interface RegistrationProps {
  /** Null for a link that opens nothing: it is wrong, or the registration was deleted. */
  registration: LinkedRegistration | null
  /** Of the link; null if it has none. */
  code: string | null
  /** What the reader has just done; null for who comes from a mail. */
  justDone: 'sent' | 'changed' | null
  /** One for each attendee, once it is confirmed. */
  tickets: Ticket[]
  /** Its address. */
  here: string
}

/** A registration for an event: by the link of a mail, without an account. */
export function RegistrationPage({ registration, code, justDone, tickets, here }: RegistrationProps) {
  const { t } = useSite()
  const cancel = useSiteForm(cancelByLinkForm)
  useKeptRegistration({
    registration,
    code,
    isNew: justDone === 'sent',
    isCancelled: cancel.answer?.isDone === true,
  })
  if (cancel.answer?.isDone)
    return (
      <Result
        title={t('event-registration.cancelled-title')}
        text={t('event-form.done-cancelled')}
        icon={<Icon name="circle-check" />}
      >
        <ToEvents />
      </Result>
    )
  if (!registration)
    return (
      <Result
        title={t('event-registration.broken-title')}
        text={t('event-registration.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <ToEvents />
      </Result>
    )
  const { state, mayChange, event, purchase, isOrdered } = registration
  const told = justDone === 'sent' && toldOf(state)
  return (
    <AccountDoor
      title={t(told ? `event-registration.${told}-title` : 'event-registration.title')}
      intro={t('event-registration.intro')}
    >
      {(told || justDone === 'changed') && (
        <div className="account-result no-print" role="status">
          <Icon name="circle-check" />
          <div>
            <p>{t(told ? `event-registration.${told}-text` : 'event-registration.changed')}</p>
          </div>
        </div>
      )}
      {purchase && <OrderTickets purchase={purchase} here={here} />}
      <section className="account-part">
        <h2>
          <EventTitle event={event} />
        </h2>
        <Facts registration={registration} />
        {event?.isPublished && state !== 'cancelled' && (
          <p className="no-print">
            <a className="button button-quiet" href={eventFilePath(event)}>
              <Icon name="calendar-plus" />
              {t('event-registration.calendar')}
            </a>
          </p>
        )}
      </section>
      <Tickets tickets={tickets} registration={registration} />
      {mayChange && (
        <div className="no-print">
          <section className="account-part">
            <h2>{t('event-registration.change')}</h2>
            {isOrdered && <p>{t('ticket-order.fixed')}</p>}
            <AttendeesForm registration={registration} />
          </section>
          <section className="account-part">
            <details className="disclosure">
              <summary>{t('event-registration.cancel')}</summary>
              <p>{t('event-registration.cancel-text')}</p>
              {isOrdered && <p>{t('ticket-order.cancel')}</p>}
              <SiteForm of={cancel} submit={t('event-registration.cancel-sure')} isQuiet>
                {null}
              </SiteForm>
            </details>
          </section>
        </div>
      )}
    </AccountDoor>
  )
}

/** What is said of a registration that was just made. One whose places are only held says so itself. */
function toldOf(state: LinkedRegistration['state']) {
  if (state === 'waiting-list') return 'waiting'
  return state === 'confirmed' ? 'confirmed' : null
}

function EventTitle({ event }: Pick<LinkedRegistration, 'event'>) {
  const { t, locale } = useSite()
  if (!event) return t('event-registration.gone')
  const language = event.locale === locale ? undefined : event.locale
  if (!event.isPublished) return <span lang={language}>{event.title}</span>
  return (
    <a href={eventPath(event)} lang={language} hrefLang={language}>
      {event.title}
    </a>
  )
}

function Facts({ registration }: { registration: LinkedRegistration }) {
  const { t, locale } = useSite()
  const { event, offer, attendees, answers, state, ticketCode, waitingBefore } = registration
  const when = event && [formatDays(locale, event), formatHours(locale, event)].filter(Boolean).join(', ')
  const where = [...new Set([event?.venue, event?.city, event?.isOnline && t('events.online')])]
    .filter(Boolean)
    .join(', ')
  const facts = [
    ['state', t(`event-registration.states.${state}`)],
    ['before', waitingBefore === null ? null : String(waitingBefore)],
    ['when', when],
    ['where', where],
    ['offer', offer],
    ['people', String(attendees.length)],
    ['ticket', ticketCode],
  ] as const
  return (
    <dl className="fact-list">
      {facts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} label={t(`event-registration.${name}`)}>
              {value}
            </Fact>
          ),
      )}
      {answers.map(({ code, question, answer }) => (
        <Fact key={code} label={question}>
          {answer}
        </Fact>
      ))}
    </dl>
  )
}

function ToEvents() {
  const { t, href } = useSite()
  return (
    <a className="button" href={href('events')}>
      {t('event-registration.events')}
    </a>
  )
}
