import { contentLine, escapeText } from './content-lines.ts'

/** One property: its name with parameters, and its value as it stands in the file. */
export type Property = [name: string, value: string]

/** A calendar and its events. */
export interface Calendar {
  siteName: string
  /**
   * What it is called in a list of calendars, and the page that shows the same; null for a file with one event, since a named file
   * would be opened as a calendar of its own in place of being put into the reader's.
   */
  subscription: { name: string; url: string } | null
  /** The properties of each event. */
  events: Property[][]
}

/** How often subscribers look for news, as an RFC 5545 duration. */
const refreshInterval = 'PT6H'

/**
 * Writes an iCalendar file (RFC 5545, with the names of RFC 7986). It has no METHOD: that belongs to invitations, which name an
 * organiser by mail address.
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

/** Some of it twice: RFC 7986 came after what programs had made up. */
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
