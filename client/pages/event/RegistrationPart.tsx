import { formatMoment } from '../../components/dates.ts'
import { Icon } from '../../components/Icon.tsx'
import { partnerPath } from '../../components/partner-path.ts'
import type { Event } from '../../content/event.ts'
import type { Organizer } from '../../content/event-card.ts'
import { useSite } from '../../site-context.tsx'
import { hostOf } from './host-of.ts'
import { OwnRegistrations } from './OwnRegistrations.tsx'
import type { Registration } from './registration.ts'

/** Id of the form on the page. */
const formAnchor = 'event-registration-form'

/** How to register, or why it isn't possible. */
export function RegistrationPart({
  event,
  registration,
  hasForm,
}: {
  event: Event
  registration: Registration
  hasForm: boolean
}) {
  const { t, locale } = useSite()
  const { closesAt, url } = event.registration
  const closing = closesAt ? formatMoment(locale, closesAt) : ''
  const until = closesAt && <p suppressHydrationWarning>{t('events.register-until', { date: closing })}</p>
  return (
    <section className="event-registration" aria-labelledby="registration">
      <h2 className="part-label" id="registration">
        {t('events.register')}
      </h2>
      {registration !== 'over' && registration !== 'cancelled' && <OwnRegistrations event={event.number} />}
      {registration === 'over' && <p>{t('events.register-over')}</p>}
      {registration === 'cancelled' && <p>{t('events.register-cancelled')}</p>}
      {registration === 'postponed' && <p>{t('events.register-postponed')}</p>}
      {registration === 'none' && <p>{t('events.register-none')}</p>}
      {registration === 'closed' && (
        <p suppressHydrationWarning>{t('events.register-closed', { date: closing })}</p>
      )}
      {registration === 'full' && <Full event={event} />}
      {registration === 'external' && url && (
        <>
          <p>{t('events.register-elsewhere', { name: nameOf(event.organizer) ?? hostOf(url) })}</p>
          <a className="button no-print" href={url} rel="nofollow noopener">
            {t('events.register-at', { name: nameOf(event.organizer) ?? hostOf(url) })}
            <Icon name="external-link" />
          </a>
          {until}
        </>
      )}
      {registration === 'own' && (
        <>
          {hasForm ? <Here event={event} /> : <AtOrganizer event={event} />}
          {until}
        </>
      )}
    </section>
  )
}

/** Leads to the form on the page. Tickets with a price can't be had by it. */
function Here({ event }: { event: Event }) {
  const { t } = useSite()
  const way = useWayTo(event)
  return (
    <>
      {event.isFull && <p>{t('events.register-full')}</p>}
      <a className="button no-print" href={`#${formAnchor}`}>
        {t(event.isFull ? 'events.register-waiting' : 'events.register')}
        <Icon name="arrow-right" />
      </a>
      {!event.registration.sellsTickets && event.offers.some(({ price }) => price > 0) && (
        <p>
          {t('events.register-paid')}{' '}
          <a
            className="event-panel-link"
            href={way.href}
            rel={way.isElsewhere ? 'nofollow noopener' : undefined}
          >
            {t('events.to-organizer', { name: way.name })}
          </a>
        </p>
      )}
    </>
  )
}

function AtOrganizer({ event }: { event: Event }) {
  const { t } = useSite()
  const way = useWayTo(event)
  return (
    <>
      <p>{event.organizer ? t('events.register-own', { name: way.name }) : t('events.register-contact')}</p>
      <a className="button no-print" href={way.href} rel={way.isElsewhere ? 'nofollow noopener' : undefined}>
        {event.organizer ? t('events.to-organizer', { name: way.name }) : t('events.to-contact')}
        <Icon name={way.isElsewhere ? 'external-link' : 'arrow-right'} />
      </a>
    </>
  )
}

function Full({ event }: { event: Event }) {
  const { t } = useSite()
  const way = useWayTo(event)
  return (
    <>
      <p>{t('events.register-full')}</p>
      <p>
        <a
          className="event-panel-link"
          href={way.href}
          rel={way.isElsewhere ? 'nofollow noopener' : undefined}
        >
          {t('events.waiting-list', { name: way.name })}
        </a>
      </p>
    </>
  )
}

function nameOf(organizer: Organizer | null): string | null {
  if (!organizer) return null
  return 'partner' in organizer ? organizer.partner.name : organizer.name
}

/** Contact of the organizer; our own desk if it is unknown. */
function useWayTo({ organizer, registration }: Event): { name: string; href: string; isElsewhere: boolean } {
  const { name: site, href } = useSite()
  const name = nameOf(organizer) ?? site
  if (organizer && 'partner' in organizer)
    return { name, href: partnerPath(organizer.partner, href), isElsewhere: false }
  const address = organizer?.url ?? registration.url
  return { name, href: address ?? href('contact'), isElsewhere: Boolean(address) }
}
