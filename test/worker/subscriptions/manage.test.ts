import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysAfter, dutchDate } from '../../../client/content/dutch-date.ts'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { type Member, signInMember } from '../../contract/support/member.ts'
import { dataOf } from '../../contract/support/posting.ts'
import { pathOf } from '../accounts/support/visitor.ts'
import { fileSite } from '../files/support/file-site.ts'
import { stamp } from '../forms/support/example-page.ts'
import { mailAbout, mailTo } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { newClient, signIn } from '../support/sign-in.ts'
import { siteUrl } from '../support/visit.ts'

const { ask } = fileSite()
const email = `abonnee-${crypto.randomUUID()}@schakel.example`
const password = 'een-wachtwoord-van-niemand-7'
let editor: Editor
let reader: Member
let number: number

beforeAll(async () => {
  editor = await signInEditor()
  await editor.makeUser({ email, username: email.replace('@', '-'), password, confirmed: true })
  reader = await signInMember(email, password)
  number = await order('compleet')
})

/** @returns The number of the subscription. */
async function order(product: string, startsOn: string | null = null): Promise<number> {
  const billing = { name: 'Anna de Wit', street: 'Lindelaan 3', postcode: '5141KL', city: 'Waalwijk' }
  const placed = await dataOf<{ number: number }>(
    reader('POST', '/subscriptions/orders', {
      ...{ key: crypto.randomUUID(), product, payment: { kind: 'invoice' }, language: 'nl', startsOn },
      billing: { ...billing, country: 'NL' },
    }),
  )
  return placed.number
}

afterAll(async () => {
  await editor.removeUser(email)
})

/** Sends a form as a browser without script does. */
async function press(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams({ [stampField]: await stamp(), ...fields }),
    headers: { origin: siteUrl, 'cf-connecting-ip': newClient(), cookie },
    redirect: 'manual',
  })
}

it('is cancelled and kept without script or account, by the link that its number and mailbox get', async () => {
  await press('/abonnement/opzeggen', { form: 'cancel-request', number: String(number), email })

  const link = pathOf((await mailAbout(email, 'Uw abonnement opzeggen')).link)
  const page = await ask(link)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('Opzegging bevestigen')
  expect((await press(link, { form: 'subscription-act', act: 'cancel' })).status).toBe(303)
  const cancelled = await (await ask(link)).text()
  expect(cancelled).toContain('Opzegging intrekken')
  expect((await press(link, { form: 'subscription-act', act: 'keep' })).status).toBe(303)
  expect(await (await ask(link)).text()).toContain('Opzegging bevestigen')
  // Its invoice is there by the same link, and by no other.
  const [file] = /\/api\/subscriptions\/[^"]+/.exec(cancelled) ?? ['']
  const pdf = await ask(file.replaceAll('&amp;', '&'))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  await pdf.body?.cancel()
  expect((await ask(file.replace(/code=.*/, 'code=a.b'))).status).toBe(404)
})

it('is withdrawn from in two steps', async () => {
  const fields = { form: 'withdrawal', name: 'Anna de Wit', contract: `Abonnement ${number}`, email }

  const first = await (await press('/abonnement/herroepen', fields)).text()
  expect(first).toContain('Herroeping bevestigen')
  expect(await dataOf(reader('GET', `/users/me/subscriptions/${number}`))).toMatchObject({ state: 'active' })

  await press('/abonnement/herroepen', { ...fields, confirmed: 'ja' })
  expect(await dataOf(reader('GET', `/users/me/subscriptions/${number}`))).toMatchObject({
    ...{ state: 'ended', endReason: 'withdrawn' },
  })
})

it('gives a seat and takes it back on its page, and the offer says so', async () => {
  const page = `/abonnement?nummer=${await order('team')}`
  const cookie = await signIn({ email, password })
  const guest = `plek-${crypto.randomUUID()}@schakel.example`
  const wrong = await press(page, { form: 'give-seat', email: 'geen adres' }, cookie)
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="geen adres"')])

  expect((await press(page, { form: 'give-seat', email: guest }, cookie)).status).toBe(303)

  const given = await (await ask(page, { headers: { cookie } })).text()
  expect(given).toContain(guest)
  const offer = pathOf((await mailTo(guest)).link)
  const offered = await ask(offer)
  expect(offered.headers.get('cache-control')).toBe('private, no-store')
  expect(await offered.text()).toContain(guest)
  const other = await signIn()
  expect((await ask(page, { headers: { cookie: other } })).status).toBe(404)
  expect((await press(offer, { form: 'accept-seat' }, other)).status).toBe(422)

  const [, seat = ''] = /name="seat" value="([^"]+)"/.exec(given) ?? []
  expect((await press(page, { form: 'take-seat', seat }, cookie)).status).toBe(303)
  expect(await (await ask(page, { headers: { cookie } })).text()).not.toContain(guest)
  expect(await (await ask(offer)).text()).toContain('Deze plek is er niet meer')
})

it('says of one that begins later from when it runs, among all of its reader and on its page', async () => {
  const later = await order('digitaal', daysAfter(dutchDate(), 5))
  const cookie = await signIn({ email, password })
  const textOf = async (path: string) => (await ask(path, { headers: { cookie } })).text()

  expect(await textOf('/inschrijvingen')).toMatch(/Begint later<.*Schakel Digitaal.*Begint op</s)
  expect(await textOf(`/abonnement?nummer=${later}`)).toMatch(/Begint op \d.*Eerste termijn tot en met/s)
})

it('shows nothing by a forged link, and asks who comes with a number to sign in', async () => {
  expect(await (await ask('/abonnement?code=a.b')).text()).toContain('Deze link werkt niet')
  const asked = await ask(`/abonnement?nummer=${number}`, { redirect: 'manual' })
  expect(asked.headers.get('location')).toContain('/inloggen')
})

it('without its number leads who is signed in to all of theirs', async () => {
  const response = await ask('/en/abonnement', { headers: { cookie: await signIn() }, redirect: 'manual' })

  expect(response.headers.get('location')).toMatch(/\/en\/inschrijvingen$/)
})
