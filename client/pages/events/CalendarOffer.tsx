import '../../components/call-out.css'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'

/** Offers the events as a calendar subscription. */
export function CalendarOffer() {
  const { t, href, url } = useSite()
  const address = `${url}${href('events')}.ics`
  return (
    <section className="call-out no-print" aria-labelledby="calendar-offer">
      <div>
        <h2 className="call-out-title" id="calendar-offer">
          {t('events.subscribe')}
        </h2>
        <p className="call-out-text">{t('events.subscribe-text')}</p>
        <p className="call-out-text calendar-address">
          {t('events.subscribe-file')} <a href={address}>{address}</a>
        </p>
      </div>
      {/* Calendar apps handle this scheme and ask before they subscribe. */}
      <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar-plus" />
        {t('events.subscribe-action')}
      </a>
    </section>
  )
}
