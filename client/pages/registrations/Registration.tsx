import { cancelForm } from '../../account/forms/registration.ts'
import { PressForm } from '../../components/account/PressForm.tsx'
import { usePreservedFocus } from '../../components/account/use-preserved-focus.ts'
import { DateTile } from '../../components/DateTile.tsx'
import { EventStatusBadge } from '../../components/EventStatusBadge.tsx'
import { formatDays, formatHours } from '../../components/event-dates.ts'
import { eventFilePath, eventPath } from '../../components/event-path.ts'
import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import { useSite } from '../../site-context.tsx'
import type { RegistrationEntry } from './registration-entry.ts'

/** A registration for an event, with its details and a cancel button. */
export function Registration({ entry }: { entry: RegistrationEntry }) {
  const { t, href } = useSite()
  const { documentId, code, event, state, isOver, mayCancel } = entry
  usePreservedFocus(documentId, mayCancel)
  const isGoing = !isOver && state !== 'cancelled'
  return (
    <article className={event ? 'own-entry' : 'own-entry own-entry-wide'} id={documentId}>
      {event && <DateTile span={event} />}
      <div className="own-entry-body">
        <p className="own-states">
          <span className={isGoing && state === 'confirmed' ? 'own-badge own-badge-going' : 'own-badge'}>
            {t(`my-account.registrations.state.${state}`)}
          </span>
          {event && <EventStatusBadge event={event} />}
        </p>
        <Title event={event} />
        <Facts entry={entry} />
        {event && isGoing && (
          <div className="own-ways">
            <a className="button button-quiet" href={eventFilePath(event)}>
              <Icon name="calendar-plus" />
              {t('my-account.registrations.calendar')}
            </a>
            <a
              className="button button-quiet"
              href={href('inschrijving', {}, { code })}
              aria-label={`${t(`my-account.registrations.open.${state}`)}: ${event.title}`}
            >
              {t(`my-account.registrations.open.${state}`)}
            </a>
            {mayCancel && <Cancel entry={entry} />}
          </div>
        )}
      </div>
    </article>
  )
}

function Title({ event }: Pick<RegistrationEntry, 'event'>) {
  const { t, locale } = useSite()
  if (!event) return <h3>{t('my-account.registrations.gone')}</h3>
  const language = event.locale === locale ? undefined : event.locale
  const place = [...new Set([event.venue, event.city])].filter(Boolean).join(', ')
  return (
    <div>
      <h3 lang={language}>
        <a href={eventPath(event)} hrefLang={language}>
          {event.title}
        </a>
      </h3>
      <p className="own-note" suppressHydrationWarning>
        {[formatDays(locale, event), formatHours(locale, event) ?? t('cards.event.all-day'), place]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  )
}

function Facts({
  entry: { offer, price, attendees, attendeeCount, ticketCode },
}: {
  entry: RegistrationEntry
}) {
  const { t, locale } = useSite()
  return (
    <dl className="own-facts">
      {offer && (
        <>
          <dt>{t('my-account.registrations.offer')}</dt>
          <dd>{offer}</dd>
        </>
      )}
      {price !== null && (
        <>
          <dt>{t('my-account.registrations.price')}</dt>
          <dd suppressHydrationWarning>
            {price === 0 ? t('my-account.registrations.free') : formatMoney(locale, price)}
          </dd>
        </>
      )}
      {attendeeCount > 0 && (
        <>
          <dt>{t('my-account.registrations.attendees')}</dt>
          <dd>
            {attendees.length === attendeeCount
              ? attendees.join(', ')
              : t.count('my-account.registrations.people', attendeeCount)}
          </dd>
        </>
      )}
      {ticketCode && (
        <>
          <dt>{t('my-account.registrations.ticket')}</dt>
          <dd className="own-ticket">{ticketCode}</dd>
        </>
      )}
    </dl>
  )
}

/** Asks for confirmation: a cancelled place may be taken by others. */
function Cancel({ entry: { documentId, event } }: { entry: RegistrationEntry }) {
  const { t } = useSite()
  return (
    <details className="own-details">
      <summary>
        {t('my-account.registrations.cancel')}
        <span className="visually-hidden">: {event?.title}</span>
      </summary>
      <div className="own-cancel">
        <p>{t('my-account.registrations.cancel-text')}</p>
        <PressForm
          of={cancelForm}
          anchor={documentId}
          fields={{ registration: documentId }}
          done={t('my-account.done.cancelled', { title: event?.title ?? '' })}
        >
          {t('my-account.registrations.cancel-sure')}
        </PressForm>
      </div>
    </details>
  )
}
