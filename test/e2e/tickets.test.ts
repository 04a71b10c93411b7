import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { toldOf } from '../../cms/src/registrations/told.ts'
import { newVisitor, patience, type Visitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { inDatabase } from './support/backend-database.ts'
import { type Editor, type MadeEvent, signIn } from './support/editor.ts'
import { hydrated, type ReaderOptions } from './support/reader.ts'
import { afterJob } from './support/schedule.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'
import { product } from './support/this-product.ts'

let editor: Editor
let event: MadeEvent
beforeAll(async () => {
  editor = await signIn(product)
  event = await editor.makeEvent({
    title: 'Kaartproef',
    registration: { mode: 'own', capacity: 20, sellsTickets: true },
    offers: [
      { name: 'Toegang', price: 0, availability: 'in-stock' },
      { name: 'Met diner', price: 45, availability: 'in-stock' },
    ],
  })
})
afterAll(() => editor.removeEvent(event.documentId))

const strangers = [/answered 422/, /status of 422/]

/** Somebody who has filled in the form of the event for themselves and one more. */
async function registering(name: string, offer: string, options: ReaderOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor({
    allowed: [...strangers, new RegExp(`^other site: ${product.paymentUrl}/checkout/`)],
    ...options,
  })
  const { page } = visitor
  await visitor.visit(event.path)
  await visitor.fill({ Naam: name, 'E-mailadres': `gast-${crypto.randomUUID()}@bedrijf.example` })
  await page.getByLabel('Kaart', { exact: true }).selectOption(offer)
  return visitor
}

const register = (page: Page) =>
  page.locator('#event-registration-form').getByRole('button', { name: 'Aanmelden', exact: true })
const ticketsOf = (page: Page) => page.locator('.ticket-number').allTextContents()

it('somebody orders two tickets, pays them, and comes back to them', async () => {
  const { page, fill, visit, reads } = await registering('Noor Bakker', 'Met diner')
  const main = page.locator('main')
  await page.getByRole('button', { name: 'Persoon toevoegen' }).click()
  await fill({ Naam: 'Wout Vries' }, page.getByRole('group', { name: 'Persoon 1' }))
  await sendWhenOldEnough(register(page), page.getByRole('heading', { name: 'Bestel uw kaarten' }))
  expect(await barriersOn(page, 'main')).toEqual([])
  const own = page.url()

  await visit(event.path)
  await page.getByText('Wij houden 2 plaatsen voor u vast. U bent nog niet aangemeld.').waitFor()
  await page.getByRole('link', { name: 'Bestel en betaal uw kaarten' }).click()
  await fill({ 'Naam of bedrijf op de factuur': 'Bakker bv', Plaats: 'Venlo', Postcode: '5911 AA' })
  const order = main.getByRole('button', { name: 'Bestellen met betalingsverplichting' })
  await order.click()
  expect(await main.getByLabel('Postcode').inputValue()).toBe('5911 AA')
  await fill({ 'Straat en huisnummer of postbus': 'Kade 1' })
  await order.click()
  await page.getByRole('button', { name: 'Betalen', exact: true }).click(patience)

  await reads('Betaald, dank u wel')
  await main.getByRole('link', { name: 'Naar uw kaarten' }).click()
  await main.getByRole('img', { name: 'QR-code van Wout Vries' }).waitFor(patience)
  expect(page.url().split('&')[0]).toBe(own.split('&')[0])
  expect(new Set(await ticketsOf(page)).size).toBe(2)
  await hydrated(page)
  expect(await barriersOn(page, 'main')).toEqual([])
  await visit(event.path)
  await page.getByText('U bent aangemeld, met 2 personen.').waitFor()
}, 200_000)

it('two organisers let in one guest, one of them without a connection, a third without script', async () => {
  const guest = await registering('Eef Jansen', 'Toegang', { javaScriptEnabled: false })
  await guest.page.getByRole('button', { name: 'Persoon toevoegen' }).click()
  await guest.fill({ Naam: 'Bas Smit' }, guest.page.getByRole('group', { name: 'Persoon 1' }))
  await sendWhenOldEnough(
    register(guest.page),
    guest.page.getByRole('heading', { level: 1, name: 'U bent aangemeld' }),
  )
  const [ticket = ''] = await ticketsOf(guest.page)
  const door = await editor.doorOf(event.documentId)

  const ada = await phone(door, 'Ada', { allowed: [/ERR_INTERNET_DISCONNECTED/] })
  await ada.context.setOffline(true)
  await letIn(ada, ticket)
  await ada.page.getByText(`${ticket} wacht op verbinding.`).waitFor()
  await ada.page.getByText(/^1 wacht op verbinding en/).waitFor()
  const bo = await phone(door, 'Bo')
  await letIn(bo, ticket.toLowerCase().replaceAll('-', ' '))
  await bo.page.getByText('Eef Jansen is binnen.').waitFor()
  await bo.page.getByText(/^1 van \d binnen/).waitFor()
  expect(await bo.page.getByText('Kaartcode is verplicht.').count()).toBe(0)
  expect(await barriersOn(bo.page, 'main')).toEqual([])
  await ada.context.setOffline(false)
  await ada.page.getByText(/^Eef Jansen was al binnen: .*, door Bo\.$/).waitFor()
  expect(await ada.page.evaluate('localStorage.getItem("schakel-check-ins")')).toBe('[]')

  const cas = await phone(door, 'Cas', {
    javaScriptEnabled: false,
    allowed: [/answered 409/, /status of 409/],
  })
  await letIn(cas, ticket)
  await cas.page.getByText('Eef Jansen was al binnen, door Bo.').waitFor()
  await cas.page.getByLabel('Zoek op naam').fill('bas')
  await cas.page.getByRole('button', { name: 'Zoeken', exact: true }).click()
  await cas.page.getByRole('listitem').filter({ hasText: 'Bas Smit' }).getByRole('link').click()
  await cas.fill({ 'Uw naam': 'Cas' })
  await cas.send('Binnenlaten')
  await cas.page.getByText('Bas Smit is binnen.').waitFor()
}, 200_000)

it('three hundred who registered hear once each that the event has moved', async () => {
  const startsAt = new Date(Date.now() + 40 * 86_400_000).toISOString()
  const registration = { mode: 'own', capacity: 300 }
  const moving = await editor.makeEvent({ title: 'Verhuisproef', startsAt, registration })
  onTestFinished(() => editor.removeEvent(moving.documentId))
  const { documentId } = moving
  const told = toldOf({ eventStatus: 'scheduled', startsAt, endsAt: null, allDay: false, venue: null })
  inDatabase((database) => {
    const insert = database.prepare(
      `INSERT INTO registrations (document_id, event_id, email, attendees, state, language, told, created_at, published_at)
      VALUES (?1, ?2, ?1 || '@bedrijf.example', '[{}]', 'confirmed', 'nl', ?3, ?4, ?4)`,
    )
    database.exec('BEGIN')
    for (let n = 0; n < 300; n++) insert.run(`${documentId}-${n}`, documentId, told, Date.now())
    database.exec('COMMIT')
  })
  const mails = () =>
    inDatabase((database) =>
      database
        .prepare(
          `SELECT count(*) AS sent, count(DISTINCT recipient) AS people FROM mail_outbox WHERE kind = 'event-changed' AND recipient LIKE ?`,
        )
        .get(`${documentId}-%`),
    )

  const later = new Date(Date.parse(startsAt) + 86_400_000).toISOString()
  await editor.publishDocument({ type: 'event', documentId, locale: 'nl' }, { startsAt: later })

  await expect
    .poll(
      afterJob('tellOfEvents', async () => mails()),
      patience,
    )
    .toEqual({ sent: 300, people: 300 })
  inDatabase((database) => database.prepare('DELETE FROM registrations WHERE event_id = ?').run(documentId))
})

/** Somebody with a phone at the door. */
async function phone(door: string, name: string, options: ReaderOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor({ viewport: { width: 360, height: 740 }, ...options })
  await visitor.visit(door)
  await visitor.fill({ 'Uw naam': name })
  return visitor
}

async function letIn({ page, fill }: Visitor, ticket: string): Promise<void> {
  await fill({ Kaartcode: ticket })
  await page.getByRole('button', { name: 'Binnenlaten', exact: true }).click()
}
