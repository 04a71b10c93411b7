import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentLine, escapeText } from '../../../worker/machine/calendar/content-lines.ts'
import { backendIsWell } from '../support/backend.ts'
import { eventEntry, eventsAhead } from '../support/events-ahead.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'

const congress = '/events/schakel-jaarcongres-2027'
const nasty = 'Regel één;\r\nkomma, en \\schuin\u0007 met 📦'

beforeAll(() =>
  eventsAhead(({ number }) => {
    if (number === 7012) return { title: nasty, intro: 'é'.repeat(400) }
    if (number === 7014) return { endsAt: null, eventStatus: 'postponed' }
    return {}
  }),
)

afterAll(backendIsWell)

/** Parses a file as a calendar program does, and checks what such programs require. */
async function calendarOf(response: Response): Promise<ICAL.Component> {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
  return new ICAL.Component(ICAL.parse(text))
}

async function eventsOf(path: string): Promise<ICAL.Component[]> {
  return (await calendarOf(await visit(path))).getAllSubcomponents('vevent')
}

function numbersOf(events: ICAL.Component[]): number[] {
  return events.map((event) => Number(/^event-(\d+)@/.exec(String(event.getFirstPropertyValue('uid')))?.[1]))
}

async function eventIn(path: string, number: number): Promise<ICAL.Component> {
  const events = await eventsOf(path)
  const event = events[numbersOf(events).indexOf(number)]
  if (!event) throw new Error(`${path} has no event ${number}`)
  return event
}

describe('the file of one event', () => {
  it("contains time, place and description, in the reader's time zone", async () => {
    const { startsAt, endsAt } = await eventEntry(7013)

    const [event] = await eventsOf(`${congress}.ics`)

    const parsed = new ICAL.Event(event)
    expect(parsed.uid).toBe('event-7013@localhost')
    expect(parsed.summary).toBe('Schakel Jaarcongres 2027')
    expect(parsed.startDate.toJSDate().toISOString()).toBe(startsAt)
    expect(parsed.endDate.toJSDate().toISOString()).toBe(endsAt)
    expect(parsed.location).toBe('De Wagenwerkplaats Oost, Soesterweg 330, 3812 BH Amersfoort')
    expect(parsed.description).toContain(`${siteUrl}${congress}`)
    expect(event?.getFirstPropertyValue('geo')).toEqual([52.1553, 5.3668])
    expect(event?.getFirstPropertyValue('url')).toBe(`${siteUrl}${congress}`)
    expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(event?.getFirstProperty('categories')?.getValues()).toEqual([
      'Logistiek',
      'Last mile',
      'Pakketbezorging',
    ])
    expect(event?.getFirstPropertyValue('dtstamp')).toEqual(event?.getFirstPropertyValue('last-modified'))
  })

  it('is added to the reader’s own calendar, not as a separate one', async () => {
    const calendar = await calendarOf(await visit(`${congress}.ics`))

    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBeNull()
    expect(calendar.getFirstPropertyValue('method')).toBeNull()
  })

  it('preserves any text by an editor', async () => {
    const event = await eventIn('/events.ics', 7012)

    expect(event.getFirstPropertyValue('summary')).toBe('Regel één;\nkomma, en \\schuin  met 📦')
    expect(event.getFirstPropertyValue('description')).toContain('é'.repeat(400))
  })

  it('ends an all-day event on the day after its last', async () => {
    const { startsAt } = await eventEntry(7015)
    const day = startsAt.slice(0, 10)

    const event = await eventIn('/events/dag-van-de-stadsdistributie-2027.ics', 7015)

    const { startDate, endDate } = new ICAL.Event(event)
    expect(startDate.isDate).toBe(true)
    expect(startDate.toString()).toBe(day)
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400)
  })

  it('marks cancelled and rescheduled events', async () => {
    const cancelled = await eventIn('/events/seminar-farmalogistiek-leiden.ics', 7010)
    const postponed = await eventIn('/events/webinar-pakketautomaat-voor-de-deur.ics', 7014)

    expect(cancelled.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(postponed.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(postponed.getFirstPropertyValue('dtend')).toBeNull()
    expect(postponed.getFirstPropertyValue('location')).toBe('Online')
  })

  it('redirects to a language in which the event exists', async () => {
    const untranslated = await visit(`/en${congress}.ics`)
    const translated = await visit('/en/events/open-werkplaats-mobiele-robots-delft.ics')

    expect([untranslated.status, untranslated.headers.get('location')]).toEqual([302, `${congress}.ics`])
    expect([translated.status, translated.headers.get('location')]).toEqual([
      302,
      '/en/events/open-workshop-mobile-robots-delft.ics',
    ])
  })

  it.each([
    '/events/nergens.ics',
    '/en/events/nergens.ics',
    '/events/.ics',
    '/events/A%20B.ics',
    `/events/${'a'.repeat(500)}.ics`,
  ])("isn't found if there is none, without an error page: %s", async (path) => {
    const response = await visit(path)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('html')
  })
})

describe('the calendar of all events', () => {
  it('contains upcoming and recent events, and has a name', async () => {
    const calendar = await calendarOf(await visit('/events.ics'))

    const numbers = numbersOf(calendar.getAllSubcomponents('vevent'))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(numbers).toContain(7004)
    expect(numbers).toContain(7015)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Evenementen van Schakel')
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT6H')
    expect(calendar.getFirstPropertyValue('url')).toBe(`${siteUrl}/events`)
  })

  it("exists in every language, with that language's events", async () => {
    const english = await eventsOf('/en/events.ics')
    const german = await eventsOf('/de/events.ics')

    expect(numbersOf(english)).toContain(7008)
    expect(numbersOf(english)).not.toContain(7013)
    expect(english.map((event) => event.getFirstPropertyValue('url'))).toContain(
      `${siteUrl}/en/events/open-workshop-mobile-robots-delft`,
    )
    expect(numbersOf(german)).toEqual(numbersOf(english))
  })

  it('answers 304 to clients that have it', async () => {
    const first = await visit('/events.ics')
    const etag = first.headers.get('etag') ?? ''

    const again = await visitWith({ 'if-none-match': etag }, '/events.ics')

    expect(etag).toMatch(/^(?:W\/)?".+"$/)
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('a content line', () => {
  it('is folded between characters, and unfolds to the original', () => {
    const value = escapeText('📦é,'.repeat(60))

    const folded = contentLine('SUMMARY', value)

    const lines = folded.trimEnd().split('\r\n')
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${value}\r\n`)
  })

  it("isn't folded at exactly 75 octets", () => {
    expect(contentLine('X', 'a'.repeat(73))).toBe(`X:${'a'.repeat(73)}\r\n`)
    expect(contentLine('X', 'a'.repeat(74))).toBe(`X:${'a'.repeat(73)}\r\n a\r\n`)
  })
})
