import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterJob, mailsTo, messagesAbout } from '../worker/support/backend.ts'
import { eachOf } from '../worker/support/each-of.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { type MadeEvent, makeEvent, registrationsOf } from './support/event.ts'
import { memberWith } from './support/member.ts'
import { dataOf } from './support/posting.ts'

const worker = memberWith(env.CMS_TOKEN)

interface Shown {
  state: string
  ticketCode: string | null
  attendees: object[]
  waitingBefore: number | null
}

let editor: Editor
beforeAll(async () => {
  editor = await signInEditor()
})

function registrationFor(
  event: MadeEvent,
  people = 1,
  email = `gast-${crypto.randomUUID()}@bedrijf.example`,
) {
  return {
    submissionKey: crypto.randomUUID(),
    language: 'nl',
    sourcePath: event.path,
    event: event.number,
    userId: null,
    email,
    attendees: Array.from({ length: people }, (_, index) => ({ name: `Gast ${index}`, email: null })),
    offer: 'Toegang',
    question: null,
  }
}

const send = (registration: object) => worker('POST', '/registrations', registration)
const tokenOf = async (registration: object) => (await dataOf<{ token: string }>(send(registration))).token
const shown = (token: string) => dataOf<Shown>(worker('GET', `/registrations/by-link?token=${token}`))
const cancel = (token: string) => worker('POST', '/registrations/cancel', { token })
const statesOf = async (tokens: string[]) =>
  (await Promise.all(tokens.map(shown))).map(({ state }) => state === 'confirmed')

describe('an event with fifty places', () => {
  let event: MadeEvent
  beforeAll(async () => {
    event = await makeEvent(editor, 50)
  })
  afterAll(() => event.remove())

  it('confirms fifty people when two hundred parties register at once, and keeps the rest in line', async () => {
    const parties = Array.from({ length: 200 }, (_, index) => registrationFor(event, index % 5 === 0 ? 2 : 1))

    const tokens = await Promise.all(parties.map(tokenOf))

    const all = await registrationsOf(event)
    const confirmed = all.filter(({ state }) => state === 'confirmed')
    const waiting = all.filter(({ state }) => state === 'waiting-list')
    expect(confirmed.flatMap(({ attendees }) => attendees)).toHaveLength(50)
    expect(confirmed.length + waiting.length).toBe(200)
    expect(new Set(confirmed.map(({ ticketCode }) => ticketCode)).size).toBe(confirmed.length)
    // Who came first is first in line, as some of them are told.
    const told = waiting.flatMap(({ documentId }, place) => (place % 20 === 0 ? [{ documentId, place }] : []))
    const tokenFor = (documentId: string) => tokens.find((token) => token.startsWith(`${documentId}.`)) ?? ''
    const seen = await eachOf(told, ({ documentId }) => shown(tokenFor(documentId)))
    expect(seen.map(({ waitingBefore }) => waitingBefore)).toEqual(told.map(({ place }) => place))
  })
})

describe('an event that is near', () => {
  const hourMs = 3_600_000
  const remindersTo = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject === 'Binnenkort: uw evenement')
  let event: MadeEvent
  beforeAll(async () => {
    event = await makeEvent(editor, 1)
  })
  afterAll(() => event.remove())

  it('is told a week and a day before to who comes, once each, and to nobody who waits', async () => {
    const [comes, waits] = [registrationFor(event), registrationFor(event)]
    await tokenOf(comes)
    await tokenOf(waits)

    // The moment of the reminder comes just after it is moved; later than they registered.
    await event.change({ startsAt: new Date(Date.now() + 7 * 24 * hourMs + 1000).toISOString() })
    await expect.poll(afterJob('tellOfEvents', () => remindersTo(comes.email))).toHaveLength(1)
    await event.change({ startsAt: new Date(Date.now() + 24 * hourMs + 1000).toISOString() })
    await expect.poll(afterJob('tellOfEvents', () => remindersTo(comes.email))).toHaveLength(2)
    // The same run tells of this, so it has looked for reminders again.
    const before = (await mailsTo(waits.email)).length
    await event.change({ startsAt: new Date(Date.now() + 23 * hourMs).toISOString() })
    await expect
      .poll(afterJob('tellOfEvents', async () => (await mailsTo(waits.email)).length))
      .toBeGreaterThan(before)

    const [reminder] = await remindersTo(comes.email)
    expect(reminder?.text).toContain('Binnenkort is Proefavond')
    expect(await remindersTo(comes.email)).toHaveLength(2)
    expect(await remindersTo(waits.email)).toEqual([])
  })
})

describe('an event with two places', () => {
  let event: MadeEvent
  beforeAll(async () => {
    event = await makeEvent(editor, 2)
  })
  afterAll(() => event.remove())

  it('gives places that become free to the first that fit, and tells them', async () => {
    const [first, second, pair, third] = [
      registrationFor(event),
      registrationFor(event),
      registrationFor(event, 2),
      registrationFor(event),
    ]
    const tokens: string[] = []
    for (const party of [first, second, pair, third]) tokens.push(await tokenOf(party))
    const [one = '', two = ''] = tokens
    expect(await statesOf(tokens)).toEqual([true, true, false, false])
    expect(await tokenOf(first)).toBe(one)

    await cancel(one)
    expect(await statesOf(tokens)).toEqual([false, true, false, true])
    // Mails of the same second may arrive in any order.
    const moved = async () =>
      (await mailsTo(third.email)).find(({ text }) => text.includes('Er is plaats vrijgekomen'))
    await expect.poll(moved).toBeDefined()
    expect((await moved())?.text).toContain((await shown(tokens[3] ?? '')).ticketCode)

    const grown = [1, 2].map((n) => ({ name: `Gast ${n}`, email: null }))
    const answer = await worker('POST', '/registrations/change', { token: two, attendees: grown })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('event-full')

    await event.change({ registration: { mode: 'own', capacity: 4 } })
    expect(await statesOf(tokens)).toEqual([false, true, true, true])
    expect((await worker('GET', `/registrations/by-link?token=${one}x`)).status).toBe(404)
  })

  it('is full as long as it is, and the site is told of that alone', async () => {
    const isFull = async () => {
      const path = `/events?filters[documentId][$eq]=${own.documentId}&locale=nl&fields=isFull`
      return (await dataOf<{ isFull: boolean }[]>(worker('GET', path)))[0]?.isFull
    }
    const told = async () => (await messagesAbout(own.documentId)).length
    const own = await makeEvent(editor, 2)
    const [one = ''] = [await tokenOf(registrationFor(own))]
    expect(await isFull()).toBe(false)
    const before = await told()

    await tokenOf(registrationFor(own))
    await expect.poll(isFull).toBe(true)
    await expect.poll(told).toBe(before + 1)
    // One more waits, which changes nothing.
    const waiting = await tokenOf(registrationFor(own))
    await cancel(waiting)
    await cancel(one)
    await expect.poll(isFull).toBe(false)
    await expect.poll(told).toBe(before + 2)

    await own.change({ registration: { mode: 'own', capacity: 1 } })
    await expect.poll(isFull).toBe(true)
    await own.remove()
  })

  it('refuses a ticket that costs money, and everybody once it is off', async () => {
    const paid = await send({ ...registrationFor(event), offer: 'Met diner' })
    await event.change({ eventStatus: 'cancelled' })
    const late = await send(registrationFor(event))

    expect(await paid.text()).toContain('event-offer')
    expect(late.status).toBe(400)
    expect(await late.text()).toContain('event-cancelled')
  })
})

describe('an event that changes', () => {
  it('is told to who registered: once when it moves, and once when it is called off', async () => {
    const event = await makeEvent(editor, 5)
    const guest = registrationFor(event)
    const token = await tokenOf(guest)
    await expect.poll(() => mailsTo(guest.email)).toHaveLength(1)
    const [welcome] = await mailsTo(guest.email)
    expect(welcome?.attachments).toContain('schakel.ics')

    await event.change({ startsAt: new Date(Date.now() + 6 * 86_400_000).toISOString() })
    // Who registered less than a week before isn't reminded of the week.
    await expect.poll(afterJob('tellOfEvents', () => mailsTo(guest.email))).toHaveLength(2)
    await event.change({ eventStatus: 'cancelled' })
    await expect.poll(afterJob('tellOfEvents', () => mailsTo(guest.email))).toHaveLength(3)

    const [, moved, off] = await mailsTo(guest.email)
    expect(moved?.subject).toContain('Gewijzigd')
    expect(off?.subject).toContain('Gaat niet door')
    expect(off?.attachments).toContain('schakel.ics')
    const [attendee] = (await shown(token)).attendees
    expect(attendee).toMatchObject({ ticket: expect.stringMatching(/^[0-9A-Z-]{19}$/) })
    await event.remove()
  })
})

describe('an event for which people are registered', () => {
  it('stays on the site until they were told that it is cancelled', async () => {
    const event = await makeEvent(editor, 5)
    const email = `gast-${crypto.randomUUID()}@bedrijf.example`
    const cancelled = await tokenOf(registrationFor(event))
    await cancel(cancelled)
    await tokenOf(registrationFor(event, 1, email))

    const unpublish = () => editor.unpublish('event', event.documentId, 'nl')
    await expect(unpublish()).rejects.toThrow('Er staan mensen ingeschreven')
    await expect(editor.remove('event', event.documentId)).rejects.toThrow('Er staan mensen ingeschreven')

    await event.change({ eventStatus: 'cancelled' })
    await expect.poll(afterJob('tellOfEvents', async () => (await mailsTo(email)).length)).toBe(2)
    await unpublish()
    await editor.remove('event', event.documentId)
  })

  it('leaves the site at once without them, and when it is over', async () => {
    const empty = await makeEvent(editor, 5)
    await cancel(await tokenOf(registrationFor(empty)))
    await editor.unpublish('event', empty.documentId, 'nl')
    await editor.remove('event', empty.documentId)

    const over = await makeEvent(editor, 5)
    await tokenOf(registrationFor(over))
    await over.remove()
  })
})
