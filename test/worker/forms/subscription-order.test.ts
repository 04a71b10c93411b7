import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { stampField } from '../../../client/forms/engine-fields.ts'
import { breaker } from '../../../worker/strapi/breaker.ts'
import { confirmed, type Reader } from '../accounts/support/reader.ts'
import { newAddress, newPassword, newVisitor, pathOf } from '../accounts/support/visitor.ts'
import { backendIsDown, backendIsWell, mailsTo, mailTo } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { emptyBuffers } from '../support/statistics.ts'
import { visit } from '../support/visit.ts'
import { stamp } from './support/example-page.ts'

const made: string[] = []

beforeEach(emptyBuffers)

afterAll(async () => {
  const editor = await signInEditor()
  for (const email of made) await editor.removeUser(email)
})

const order = {
  buyer: 'person',
  name: 'Noor Bakker',
  street: 'Lindelaan 3',
  postcode: '5141 KL',
  city: 'Waalwijk',
  country: 'NL',
  payment: 'invoice',
}

async function fieldsOf(changes: Record<string, string>): Promise<Record<string, string>> {
  return { [stampField]: await stamp(), ...order, ...changes }
}

/** A signed-in reader with a new account. */
async function signedIn(): Promise<Reader> {
  const reader = await confirmed()
  const { visitor, email, password } = reader
  made.push(email)
  await visitor.send('/inloggen', 'sign-in', { email, password })
  return reader
}

const closed = '/news/308/hoe-een-jurk-in-elf-minuten-weer-te-koop-hangt'
const lastWords = 'Een groene jurk, kaartje er nog aan, keurig gevouwen.'

it('a subscription, ordered by a reader, opens at once, and is filled in with what is known of them', async () => {
  const { visitor, email } = await signedIn()
  expect(await (await visitor.get(closed)).text()).not.toContain(lastWords)
  const page = await (await visitor.get('/abonnementen/compleet')).text()
  expect(page).toContain(`name="email" value="${email}"`)
  expect(page).toContain('Naar een ander adres in Nederland of België')

  const sent = await visitor.sendByScript(
    '/abonnementen/compleet',
    'order-subscription',
    await fieldsOf({ email, delivery: 'same' }),
  )

  expect(sent.answer).toMatchObject({ isDone: true })
  const { goTo } = sent.answer as { goTo: string }
  const ordered = await visitor.get(goTo)
  expect(ordered.headers.get('cache-control')).toContain('private')
  expect(await ordered.text()).toContain('Schakel Compleet, nummer')
  expect(await (await visitor.get(closed)).text()).toContain(lastWords)
  // A number is nobody else's.
  expect((await (await signedIn()).visitor.get(goTo)).status).toBe(404)
})

describe('a subscription, ordered by a stranger without script', () => {
  it('begins once the mailbox has confirmed it, with a password, and not before', async () => {
    const email = newAddress()
    made.push(email)
    const visitor = newVisitor()

    const sent = await visitor.send('/abonnementen/digitaal', 'order-subscription', await fieldsOf({ email }))
    expect(await visitor.follow(sent)).toContain(`We hebben een mail gestuurd naar ${email}.`)
    expect(visitor.token()).toBeUndefined()
    const link = pathOf((await mailTo(email)).link)
    const asked = await (await visitor.get(link)).text()
    expect(asked).toContain('de eerste 30 dagen gratis')

    const password = newPassword()
    const weak = { password: 'kort', passwordConfirmation: 'kort', terms: 'on' }
    expect((await visitor.send(link, 'confirm-subscription-with-password', weak)).status).toBe(422)
    const confirmed = await visitor.send(link, 'confirm-subscription-with-password', {
      ...{ password, passwordConfirmation: password, terms: 'on' },
    })

    expect(await visitor.follow(confirmed)).toContain('Dank u voor uw bestelling')
    expect(visitor.token()).toBeDefined()
    const confirmation = await mailTo(email, { after: 1 })
    expect(confirmation.text).toContain('Schakel Digitaal')
    expect(confirmation.text).toContain('herroepen')
    expect(confirmation.attachments).toEqual([])
    // The link is used up, for everybody.
    expect(await (await newVisitor().get(link)).text()).toContain('Deze bestelling is bevestigd')
  })

  it('is refused beside the fields, and keeps what was typed', async () => {
    const email = newAddress()
    const visitor = newVisitor()
    const wrong = {
      ...{ email, buyer: 'company', company: '', postcode: '2000', city: 'Ergens' },
      ...{ payment: 'mandate', iban: 'NL03ABNA0123456789', startsOn: '31 februari' },
      ...{ delivery: 'other', deliveryCity: 'Antwerpen' },
    }

    const response = await visitor.send('/abonnementen/compleet', 'order-subscription', await fieldsOf(wrong))
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toContain('no-store')
    for (const id of ['company', 'postcode', 'iban', 'startsOn', 'deliveryStreet', 'consent'])
      expect(page, id).toMatch(new RegExp(`id="order-subscription-${id}"[^>]*aria-invalid="true"`))
    for (const typed of ['Ergens', 'Antwerpen', 'Lindelaan 3']) expect(page).toContain(`value="${typed}"`)
    expect(await mailsTo(email)).toEqual([])
  })

  it('says what the backend alone knows', async () => {
    const fields = await fieldsOf({ email: newAddress(), country: 'DE', postcode: '10115', city: 'Berlin' })

    const response = await newVisitor().send('/abonnementen/compleet', 'order-subscription', fields)

    expect(response.status).toBe(422)
    expect(await response.text()).toContain('We bezorgen het magazine in Nederland en België.')
  })
})

it('what cannot be ordered while the backend is away can be as soon as it is back', async () => {
  const button = 'Bestelling met betalingsverplichting'
  await backendIsDown()
  const page = await visit('/abonnementen/team')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain(button)

  await backendIsWell()
  breaker.endPause()

  expect(await (await visit('/abonnementen/team')).text()).toContain(button)
})
