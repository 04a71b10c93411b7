import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rowsField, stampField } from '../../../client/forms/engine-fields.ts'
import { type MadeEvent, makeEvent } from '../../contract/support/event.ts'
import { signedIn } from '../accounts/support/reader.ts'
import { pathOf } from '../accounts/support/visitor.ts'
import { stamp } from '../forms/support/example-page.ts'
import { backendIsWell, mailsTo, mailTo } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { newClient } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'

let editor: Editor
let event: MadeEvent

beforeAll(async () => {
  editor = await signInEditor()
  event = await makeEvent(editor, 2)
})
afterEach(backendIsWell)
afterAll(() => event.remove())

/** What somebody types: nobody else has their address. */
function person(email = `gast-${crypto.randomUUID()}@bedrijf.example`) {
  return { name: 'Noor Bakker', email, question: 'Is er een lift?' }
}

/** Sends a form as a browser without script does. */
async function post(path: string, values: Record<string, string>): Promise<Response> {
  return visit(path, {
    method: 'POST',
    body: new URLSearchParams({ [stampField]: await stamp(), ...values }),
    headers: { origin: siteUrl, accept: 'text/html', 'cf-connecting-ip': newClient() },
  })
}

const register = (values: Record<string, string>) =>
  post(event.path, { form: 'event-registration', ...values })

/** The page that an answer leads to. */
const nextOf = (answer: Response) => pathOf(new URL(answer.headers.get('location') ?? '', siteUrl).href)
const textOf = async (path: string) => (await visit(path)).text()

const codeOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', siteUrl).searchParams.get('code') ?? ''

const ownPath = ({ number }: Pick<MadeEvent, 'number'>) => `/api/events/${number}/registrations`

/** What the page of an event says of the reader's own registration. */
async function ownOf(of: Pick<MadeEvent, 'number'>, headers: Record<string, string>): Promise<object[]> {
  const answer = await visit(ownPath(of), { headers })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return (await answer.json<{ data: object[] }>()).data
}

describe('an event that takes registrations here', () => {
  it('registers without script and without an account; a link shows, changes and cancels it', async () => {
    expect(await textOf(event.path)).toContain('href="#event-registration-form"')
    const guest = person()
    const withRow = await register({ ...guest, [rowsField]: 'add others' })
    expect(await withRow.text()).toContain('name="others[0].name"')

    const sent = await register({ ...guest, 'others[0].name': 'Wout', 'others[0].email': '' })

    expect(sent.status).toBe(303)
    expect(await textOf(nextOf(sent))).toContain('U bent aangemeld')
    const code = codeOf(sent)
    expect(await ownOf(event, { 'x-schakel-registration': code })).toEqual([
      { state: 'confirmed', people: 2, code },
    ])
    const mail = await mailTo(guest.email)
    expect(mail.text).not.toContain(guest.name)
    const page = await visit(pathOf(mail.link))
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const [ticket] = /(?:[0-9A-F]{4}-){7}[0-9A-F]{4}/.exec(mail.text) ?? []
    expect(await page.text()).toContain(ticket)

    const wrong = await post(pathOf(mail.link), { form: 'change-attendees', 'attendees[0].name': '' })
    expect(wrong.status).toBe(422)
    const changed = await post(pathOf(mail.link), {
      form: 'change-attendees',
      'attendees[0].name': 'Noor Visser',
    })
    expect(await textOf(nextOf(changed))).toContain('value="Noor Visser"')
    const cancelled = await post(pathOf(mail.link), { form: 'cancel-by-link' })
    expect(cancelled.status).toBe(303)
    expect(await textOf(pathOf(mail.link))).toContain('Afgemeld')
    expect(await ownOf(event, { 'x-schakel-registration': code })).toEqual([])
    expect(await textOf('/inschrijving?code=verzonnen')).toContain('Deze aanmelding is er niet (meer)')
    await expect.poll(() => mailsTo(guest.email)).toHaveLength(2)
  })

  it('puts who comes too late on the waiting list, and gives them the place of a deleted account', async () => {
    const { visitor, email, password } = await signedIn()
    await register({ ...person(email), 'others[0].name': 'Wout' })
    const guest = person()
    const late = await register(guest)
    const waiting = nextOf(late)
    expect(await ownOf(event, { 'x-schakel-registration': codeOf(late) })).toMatchObject([
      { state: 'waiting-list' },
    ])
    expect(await textOf(waiting)).toContain('U staat op de wachtlijst')
    expect(await (await visitor.get('/inschrijvingen')).text()).toContain('Proefavond')
    expect(await (await visitor.get(ownPath(event))).json()).toMatchObject({
      data: [{ state: 'confirmed', people: 2, code: expect.stringContaining('.') }],
    })
    const held = await (await visitor.get('/api/account/export')).json<{ registrations: object[] }>()
    expect(held.registrations).toMatchObject([{ email, question: 'Is er een lift?', state: 'confirmed' }])

    await visitor.send('/account', 'delete', { currentPassword: password, sure: 'on' })

    expect(await textOf(waiting)).toContain('Aangemeld')
    await expect.poll(async () => (await mailsTo(guest.email)).length).toBe(2)
  })

  it('tells of a registration only who has its link, and only on the page of its event', async () => {
    const code = codeOf(await register(person()))

    expect((await visit(ownPath(event))).status).toBe(401)
    for (const forged of [`${code}x`, code.replace(/\..*/, ''), 'verzonnen'])
      expect(await ownOf(event, { 'x-schakel-registration': forged })).toEqual([])
    expect(await ownOf({ number: 7009 }, { 'x-schakel-registration': code })).toEqual([])
  })

  it('says why it takes none any more, and gives back what was typed', async () => {
    await event.change({ eventStatus: 'postponed' })

    const answer = await register(person())

    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Dit evenement is uitgesteld; u bent niet aangemeld.')
    expect(page).toContain('Is er een lift?')
  })
})

describe('an event with questions', () => {
  let asking: MadeEvent
  beforeAll(async () => {
    asking = await makeEvent(editor, 5, {
      questions: [
        {
          code: 'diner',
          label: 'Wat eet u?',
          kind: 'choice',
          choices: 'Vlees\nVegetarisch',
          isRequired: true,
        },
        { code: 'allergie', label: 'Waar kunt u niet tegen?', kind: 'text' },
      ],
    })
  })
  afterAll(() => asking.remove())

  it('asks them in its form, wants those that it needs, and lets them be changed by the link', async () => {
    const page = await textOf(asking.path)
    expect(page).toMatch(/name="asked" value="diner allergie"/)
    expect(page).toContain('<option value="Vegetarisch">')
    const guest = { ...person(), form: 'event-registration', asked: 'diner allergie' }

    const missing = await post(asking.path, { ...guest, answer2: 'Noten & zaden' })
    const none = await post(asking.path, { ...guest, answer1: 'Vis' })
    const other = await post(asking.path, { ...guest, asked: 'schoenmaat', answer1: '43' })
    const sent = await post(asking.path, {
      ...guest,
      ...{ company: 'Bakker bv', role: 'Inkoper', answer1: 'Vlees', answer2: 'Noten & zaden' },
    })

    expect([missing.status, none.status, other.status, sent.status]).toEqual([409, 409, 409, 303])
    const told = await missing.text()
    expect(told).toContain('Beantwoord de vragen van de organisator')
    expect(told).toContain('value="Noten &amp; zaden"')
    const own = nextOf(sent)
    const shown = await textOf(own)
    expect(shown).toContain('value="Bakker bv"')
    expect(shown).toMatch(/<dt>Wat eet u\?<\/dt><dd>Vlees<\/dd>/)
    expect(shown).toContain('<option value="Vlees" selected="">')

    const changed = await post(own, {
      ...{ form: 'change-attendees', asked: 'diner allergie', 'attendees[0].name': 'Noor Bakker' },
      answer1: 'Vegetarisch',
    })

    const afterwards = await textOf(nextOf(changed))
    expect(afterwards).toContain('<dd>Vegetarisch</dd>')
    expect(afterwards).not.toContain('Noten')
  })
})
