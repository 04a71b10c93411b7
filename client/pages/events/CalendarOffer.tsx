import '../../components/call-out.css'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'

/** The diary as a calendar that one subscribes to. */
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
      {/* Programs that keep calendars follow this scheme, and ask before they subscribe. */}
      <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar-plus" />
        {t('events.subscribe-action')}
      </a>
    </section>
  )
}
