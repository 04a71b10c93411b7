import { formatDate } from '../../components/dates.ts'
import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import type { Event, EventOffer } from '../../content/event.ts'
import { useSite } from '../../site-context.tsx'

/** Tickets with their prices; availability is hidden once registration has closed. */
export function Offers({ event, isOpen }: { event: Event; isOpen: boolean }) {
  const { t } = useSite()
  const { offers } = event
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers">
      <h2 className="event-part" id="offers">
        {t('events.offers')}
      </h2>
      <table className="offers">
        <thead>
          <tr>
            <th scope="col">{t('events.ticket')}</th>
            <th scope="col" className="offers-price">
              {t('events.price')}
            </th>
            {isOpen && <th scope="col">{t('events.availability')}</th>}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.name}>
              <th scope="row">{offer.name}</th>
              <td className="offers-price">
                <Amount offer={offer} />
              </td>
              {isOpen && (
                <td>
                  <Availability offer={offer} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="event-panel-note">
        {t(event.registration.sellsTickets ? 'events.excluding-vat' : 'events.excluding')}
      </p>
    </section>
  )
}

function Amount({ offer: { price, currency } }: { offer: EventOffer }) {
  const { t, locale } = useSite()
  if (price === 0) return t('cards.event.free')
  return <span suppressHydrationWarning>{formatMoney(locale, price, currency)}</span>
}

function Availability({ offer: { availability, url, validFrom, name } }: { offer: EventOffer }) {
  const { t, locale } = useSite()
  const isForSale = availability === 'in-stock' || availability === 'limited'
  return (
    <>
      <span className={`offer-${availability}`}>{t(`events.available.${availability}`)}</span>
      {availability === 'preorder' && validFrom && (
        <span className="offer-from" suppressHydrationWarning>
          {t('events.from-date', { date: formatDate(locale, validFrom, 'day') })}
        </span>
      )}
      {isForSale && url && (
        <a className="offer-order no-print" href={url} rel="nofollow noopener">
          {t('events.order')}
          <span className="visually-hidden">: {name}</span>
          <Icon name="external-link" />
        </a>
      )}
    </>
  )
}
