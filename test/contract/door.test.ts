import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEvent, makeEvent } from './support/event.ts'
import { type Member, memberWith } from './support/member.ts'
import { dataOf } from './support/posting.ts'

const worker = memberWith(env.CMS_TOKEN)

interface Told {
  outcome: string
  name: string | null
  by: string | null
}

let editor: Editor
let panel: Member
let event: MadeEvent
let door: string
beforeAll(async () => {
  editor = await signInEditor()
  panel = await signInPanel()
  event = await makeEvent(editor, 10)
  const { url } = await dataOf<{ url: string }>(panel('GET', `/events/${event.documentId}/door`))
  door = new URL(url).searchParams.get('code') ?? ''
})
afterAll(() => event.remove())

async function guest(name: string, { attendee = {}, answers = [] as object[] } = {}) {
  const registration = {
    ...{ submissionKey: crypto.randomUUID(), language: 'nl', sourcePath: event.path, event: event.number },
    ...{ userId: null, offer: 'Toegang', question: null },
    email: `gast-${crypto.randomUUID()}@bedrijf.example`,
    attendees: [{ name, email: null, ...attendee }],
    answers,
  }
  const { token } = await dataOf<{ token: string }>(worker('POST', '/registrations', registration))
  const { attendees } = await dataOf<{ attendees: { ticket: string }[] }>(
    worker('GET', `/registrations/by-link?token=${token}`),
  )
  return { token, ticket: attendees[0]?.ticket ?? '' }
}

const letIn = (ticket: string, by: string, key: string = crypto.randomUUID()) =>
  dataOf<Told>(worker('POST', '/registrations/check-in', { token: door, ticket, by, key }))

describe('an organiser', () => {
  it('sees who somebody is and what they answered, in the list and in the table', async () => {
    await event.change({ questions: [{ code: 'diner', label: 'Wat eet u?', kind: 'text' }] })
    const answers = [{ code: 'diner', answer: '=Vis' }]
    await guest('Ada Kok', { attendee: { company: 'Kok bv', role: 'Planner' }, answers })

    const { attendees } = await dataOf<{ attendees: object[] }>(
      worker('GET', `/registrations/door?token=${door}`),
    )
    const { csv } = await dataOf<{ csv: string }>(worker('GET', `/registrations/attendees?token=${door}`))

    expect(attendees).toContainEqual(
      expect.objectContaining({
        ...{ name: 'Ada Kok', company: 'Kok bv', role: 'Planner' },
        answers: [{ question: 'Wat eet u?', answer: '=Vis' }],
      }),
    )
    expect(csv).toContain(';Vraag;Wat eet u?;Aangemeld op;')
    expect(csv).toMatch(/Ada Kok;[^;]+;Kok bv;Planner;Aangemeld;Toegang;;'=Vis;/)
  })
})

describe('the door of an event', () => {
  it('lets each ticket in once, and tells the second when and by whom that was', async () => {
    const { ticket } = await guest('Noor Bakker')
    const key = crypto.randomUUID()

    const both = await Promise.all([letIn(ticket, 'Ada', key), letIn(ticket.toLowerCase(), 'Bo')])

    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['again', 'in'])
    const winner = both.find(({ outcome }) => outcome === 'in')
    const loser = both.find(({ outcome }) => outcome === 'again')
    expect(loser).toMatchObject({ name: 'Noor Bakker', by: winner?.by })
    // Its answer was lost, and it comes again.
    expect((await letIn(ticket, 'Ada', key)).outcome).toBe(winner?.by === 'Ada' ? 'in' : 'again')
  })

  it('refuses tickets that are forged, given up or of another event', async () => {
    const { token, ticket } = await guest('Wout Vries')
    await worker('POST', '/registrations/cancel', { token })

    for (const one of [ticket, '0000-0000-0000-0000', "' or 1=1 --"])
      expect((await letIn(one, 'Ada')).outcome).toBe('unknown')
  })

  it('lists who comes for its link alone, also as a table in which no name is a formula', async () => {
    await guest('=HYPERLINK("https://x.example")')

    const shown = await dataOf<{ attendees: { name: string }[] }>(
      worker('GET', `/registrations/door?token=${door}`),
    )
    expect(shown.attendees.map(({ name }) => name)).toContain('=HYPERLINK("https://x.example")')
    const { csv } = await dataOf<{ csv: string }>(worker('GET', `/registrations/attendees?token=${door}`))
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")"`)
    for (const path of ['door', 'attendees'])
      expect((await worker('GET', `/registrations/${path}?token=${door}x`)).status).toBe(404)
    expect((await memberWith(null)('GET', `/registrations/door?token=${door}`)).status).toBe(403)
  })
})
