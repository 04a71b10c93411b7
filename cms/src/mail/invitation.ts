import { dayOf, daysAfter } from '../statistics/dutch-day.ts'

/** An entry of somebody's calendar: mail programs put it there, and change or remove it by a later one with the same `uid`. */
export interface CalendarEntry {
  method: 'REQUEST' | 'CANCEL'
  uid: string
  /** Grows with each mail about the same entry. */
  sequence: number
  /** When it was written; instants are in ISO 8601. */
  at: string
  startsAt: string
  endsAt: string | null
  isAllDay: boolean
  title: string
  place: string | null
  /** Page with more. */
  url: string
}

/** Whom it is from and for. */
interface Parties {
  organizer: { name: string; address: string }
  attendee: string
}

/** Octets of a line without its break (RFC 5545, section 3.1). */
const maxOctets = 75

/** Writes an entry as an iTIP message (RFC 5546). Nobody is asked to answer: the page of the registration is where one changes it. */
export function writeInvitation(entry: CalendarEntry, { organizer, attendee }: Parties): string {
  const isOff = entry.method === 'CANCEL'
  const lines: [name: string, value: string | null][] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Schakel//Registrations//NL'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', entry.method],
    ['BEGIN', 'VEVENT'],
    ['UID', text(entry.uid)],
    ['SEQUENCE', String(entry.sequence)],
    ['DTSTAMP', utc(entry.at)],
    ...timesOf(entry),
    ['SUMMARY', text(entry.title)],
    ['LOCATION', entry.place && text(entry.place)],
    ['URL', entry.url],
    ['DESCRIPTION', text(entry.url)],
    ['STATUS', isOff ? 'CANCELLED' : 'CONFIRMED'],
    [`ORGANIZER;CN=${quoted(organizer.name)}`, `mailto:${address(organizer.address)}`],
    ['ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE', `mailto:${address(attendee)}`],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]
  return lines.map(([name, value]) => (value === null ? '' : folded(`${name}:${value}`))).join('')
}

function timesOf({ startsAt, endsAt, isAllDay }: CalendarEntry): [string, string | null][] {
  if (!isAllDay)
    return [
      ['DTSTART', utc(startsAt)],
      ['DTEND', endsAt && utc(endsAt)],
    ]
  const last = dayOf(Date.parse(endsAt ?? startsAt))
  return [
    ['DTSTART;VALUE=DATE', dayOf(Date.parse(startsAt)).replaceAll('-', '')],
    ['DTEND;VALUE=DATE', daysAfter(last, 1).replaceAll('-', '')],
  ]
}

/** As in `20270121T183000Z`. */
function utc(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A text value: no line of it can begin a property of its own. */
function text(value: string): string {
  return withoutControls(value.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** A parameter can have neither quotes nor control characters. */
function quoted(value: string): string {
  return `"${withoutControls(value).replace(/["\n]/g, ' ')}"`
}

function address(value: string): string {
  return withoutControls(value).replaceAll('\n', '')
}

function withoutControls(value: string): string {
  return value.replace(/\p{Cc}/gu, (control) => (control === '\n' ? '\n' : ' '))
}

/** A content line, folded by character, since those of several octets stay whole. */
function folded(line: string): string {
  let octets = 0
  let written = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      written += '\r\n '
      octets = 1
    }
    written += character
    octets += size
  }
  return `${written}\r\n`
}
