import './tickets.css'
import { formatDays, formatHours } from '../../components/event-dates.ts'
import type { LinkedRegistration } from '../../content/registration.ts'
import { useSite } from '../../site-context.tsx'

/** What an attendee shows at the door. */
export interface Ticket {
  name: string
  code: string
  /** The same as a QR code: a path on a square of so many units, with its quiet zone. */
  qr: { path: string; size: number }
}

interface TicketsProps {
  tickets: Ticket[]
  registration: LinkedRegistration
}

/** The tickets of a registration, one for each attendee: to show on a phone, or on paper. */
export function Tickets({ tickets, registration: { event, offer } }: TicketsProps) {
  const { t, locale } = useSite()
  if (tickets.length === 0 || !event) return null
  const when = [formatDays(locale, event), formatHours(locale, event)].filter(Boolean).join(', ')
  const where = [...new Set([event.venue, event.city])].filter(Boolean).join(', ')
  return (
    <section className="account-part" aria-labelledby="tickets">
      <h2 id="tickets">{t('ticket.title', { count: tickets.length })}</h2>
      <p className="no-print">{t('ticket.text')}</p>
      <ul className="tickets">
        {tickets.map(({ name, code, qr }) => (
          <li key={code} className="ticket">
            <svg
              className="ticket-code"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={t('ticket.qr', { name })}
              shapeRendering="crispEdges"
            >
              {/* Readers of codes want dark on light, whatever the page looks like. */}
              <rect width={qr.size} height={qr.size} fill="white" />
              <path d={qr.path} fill="black" />
            </svg>
            <div className="ticket-facts">
              <p className="ticket-name">{name}</p>
              <p>{event.title}</p>
              <p suppressHydrationWarning>{when}</p>
              {where && <p>{where}</p>}
              {offer && <p>{offer}</p>}
              <p className="ticket-number">{code}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
