import { contentLine, escapeText } from './content-lines.ts'

/** A property: its name with parameters, and its serialised value. */
export type Property = [name: string, value: string]

/** A calendar and its events. */
export interface Calendar {
  siteName: string
  /**
   * Its name in a list of calendars, and the page with the same content. Null for a file with one event: a named file
   * would be opened as a calendar of its own instead of being added to the reader's.
   */
  subscription: { name: string; url: string } | null
  /** The properties of each event. */
  events: Property[][]
}

/** How often subscribers refresh, as an RFC 5545 duration. */
const refreshInterval = 'PT6H'

/**
 * Writes an iCalendar file (RFC 5545, with the names of RFC 7986). It has no METHOD: that belongs to invitations, which
 * name an organiser by email address.
 */
export function writeCalendar({ siteName, subscription, events }: Calendar): string {
  const properties: Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', escapeText(`-//${siteName}//Events//NL`)],
    ['CALSCALE', 'GREGORIAN'],
    ...(subscription ? namesOf(subscription) : []),
    ...events.flatMap((event): Property[] => [['BEGIN', 'VEVENT'], ...event, ['END', 'VEVENT']]),
    ['END', 'VCALENDAR'],
  ]
  return properties.map(([property, value]) => contentLine(property, value)).join('')
}

/** Partly duplicated: RFC 7986 standardised later what programs had invented. */
function namesOf({ name, url }: { name: string; url: string }): Property[] {
  return [
    ['NAME', escapeText(name)],
    ['X-WR-CALNAME', escapeText(name)],
    ['X-WR-TIMEZONE', 'Europe/Amsterdam'],
    ['URL', url],
    ['REFRESH-INTERVAL;VALUE=DURATION', refreshInterval],
    ['X-PUBLISHED-TTL', refreshInterval],
  ]
}
