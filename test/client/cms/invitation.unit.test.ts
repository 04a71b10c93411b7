import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, writeInvitation } from '../../../cms/src/mail/invitation.ts'
import { newTicket, ticketIn, withTickets } from '../../../cms/src/registrations/tickets.ts'

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: 'registration-a@schakel.example',
  sequence: 7,
  at: '2026-11-23T12:00:00.000Z',
  startsAt: '2027-01-21T18:30:00.000Z',
  endsAt: null,
  isAllDay: false,
  title: 'Redactiecafé; een avond, met gasten',
  place: 'Café De Schakel, Stationsplein 1, 3818 LE Amersfoort',
  url: 'https://www.schakel.example/events/redactiecafe',
}
const parties = {
  organizer: { name: 'Schakel', address: 'redactie@schakel.example' },
  attendee: 'gast@bedrijf.example',
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event')
  return { calendar, event, all: calendar.getAllSubcomponents('vevent') }
}

describe('an entry for a calendar', () => {
  it('says what, when, where and for whom, in lines that calendars read', () => {
    const text = writeInvitation(entry, parties)

    const { calendar, event } = read(text)
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(event.getFirstPropertyValue('summary')).toBe(entry.title)
    expect(event.getFirstPropertyValue('sequence')).toBe(7)
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2027-01-21T18:30:00Z')
    expect(event.getFirstPropertyValue('attendee')).toBe('mailto:gast@bedrijf.example')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('cancels by the same entry with a larger number, and has whole Dutch days', () => {
    const off = { ...entry, method: 'CANCEL', sequence: 8, isAllDay: true } as const

    const { event } = read(writeInvitation(off, parties))

    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(String(event.getFirstPropertyValue('dtend'))).toBe('2027-01-22')
  })

  it('has no line that somebody typed', () => {
    const evil = 'Avond\r\nEND:VEVENT\nBEGIN:VEVENT\rATTENDEE:mailto:ander@x.example'

    const { event, all } = read(
      writeInvitation(
        { ...entry, title: evil, place: evil },
        { organizer: { name: 'A"\r\nX:1', address: 'a@b.example' }, attendee: 'a@b.example\r\nX-EVIL:1' },
      ),
    )

    expect(all).toHaveLength(1)
    expect(event.getAllProperties('attendee')).toHaveLength(1)
    expect(event.getFirstProperty('x-evil')).toBeNull()
    expect(event.getFirstProperty('x')).toBeNull()
  })
})

describe('tickets', () => {
  it('are 80 random bits that can be typed', () => {
    const ticket = newTicket()

    expect(ticket).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(newTicket()).not.toBe(ticket)
    expect(ticketIn(` ${ticket.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toBe(ticket)
  })

  it('stay with who keeps their name; who is replaced loses theirs', () => {
    const [ada, bo] = withTickets(
      [
        { name: 'Ada', email: null },
        { name: 'Bo', email: null },
      ],
      [],
    )
    if (!ada || !bo) throw new Error('They are missing')

    const changed = withTickets(
      [
        { name: 'Bo', email: 'bo@x.example' },
        { name: 'Cas', email: null },
      ],
      [ada, bo],
    )

    expect(changed[0]).toEqual({ name: 'Bo', email: 'bo@x.example', ticket: bo.ticket })
    expect([ada.ticket, bo.ticket]).not.toContain(changed[1]?.ticket)
  })
})
