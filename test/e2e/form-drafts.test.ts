import { expect, it, onTestFinished } from 'vitest'
import { newAccount } from './accounts/support/account.ts'
import { newVisitor, patience } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { signIn } from './support/editor.ts'
import { leave } from './support/reader.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'
import { product } from './support/this-product.ts'

it('a message is begun on one device, finished on another, and asked for no more', async () => {
  const account = await newAccount()
  const phone = await newVisitor()
  // A form that was sent too soon is refused.
  const laptop = await newVisitor({ allowed: [/answered 422/, /status of 422/] })
  await phone.comeSignedIn(account)
  await laptop.comeSignedIn(account)
  await phone.visit('/contact')
  // What was typed first may be stored before the rest.
  const stored = phone.page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('leeg')),
  )
  await phone.fill({ Onderwerp: 'De feed', Bericht: 'De feed is leeg.' })
  expect((await stored).status()).toBe(204)

  await laptop.visit('/contact?afdeling=technical')
  const message = laptop.page.getByLabel('Bericht', { exact: true })
  await expect.poll(() => message.inputValue()).toBe('De feed is leeg.')
  expect(await laptop.page.getByLabel('Afdeling').inputValue()).toBe('technical')
  expect(await barriersOn(laptop.page, 'main')).toEqual([])
  await sendWhenOldEnough(
    laptop.page.getByRole('button', { name: 'Bericht versturen' }),
    laptop.page.getByText(`Een kopie gaat naar ${account.email}.`),
  )

  const asked = phone.page.waitForResponse((response) => response.url().includes('/api/drafts/'))
  await phone.visit('/contact')
  expect(await (await asked).json()).toEqual({ draft: null })
  await phone.page.getByText('bewaren we dertig dagen').waitFor()
  expect(await phone.page.getByLabel('Bericht', { exact: true }).inputValue()).toBe('')
})

it('what was typed before is thrown away by a press', async () => {
  const { page, visit, fill, comeSignedIn } = await newVisitor()
  await comeSignedIn(await newAccount())
  await visit('/adverteren')
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await fill({ 'Uw vraag': 'Wat kan in mei?' })
  await stored
  await visit('/adverteren')
  await expect.poll(() => page.getByLabel('Uw vraag').inputValue()).toBe('Wat kan in mei?')

  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Leeg beginnen' }).click()

  expect((await deleted).status()).toBe(204)
  expect(await page.getByLabel('Uw vraag').inputValue()).toBe('')
  expect(await page.getByLabel('Naam').inputValue()).not.toBe('')
})

it('a vacancy is begun with its fields and places, before there is a draft of it', async () => {
  const { page, visit, fill, comeSignedIn } = await newVisitor()
  await comeSignedIn({ email: 'werkgever@schakel.example', password: 'schakel-demo-2026' })
  await visit('/jobs/plaatsen')
  const stored = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('Kade 1')),
  )
  await page.getByLabel('Transport en planning').check()
  await fill({ Functietitel: 'Nachtplanner' })
  await page.getByLabel('Straat en huisnummer').fill('Kade 1')
  expect((await stored).status()).toBe(204)

  await visit('/jobs/plaatsen')
  await expect.poll(() => page.getByLabel('Functietitel').inputValue()).toBe('Nachtplanner')
  expect(await page.getByLabel('Transport en planning').isChecked()).toBe(true)
  expect(await page.getByLabel('Straat en huisnummer').inputValue()).toBe('Kade 1')
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Leeg beginnen' }).click()
  await deleted
})

interface Begun {
  form: string
  address: string
  fields: Record<string, string>
  button: string
  done: string
}

it.each<Begun>([
  {
    form: 'a request to a supplier',
    address: '/leveranciers/pakwijs',
    fields: { 'Uw vraag': 'Leveren jullie ook blokpallets?', Bedrijf: 'Bakker BV' },
    button: 'Vraag informatie aan',
    done: 'Uw aanvraag is verstuurd naar het bedrijf',
  },
  {
    form: 'an application',
    address: '/jobs/vacature/5001/ploegleider-warehouse-venlo',
    fields: { Motivatie: 'Ik leid al drie jaar een ploeg.' },
    button: 'Sollicitatie versturen',
    done: 'Uw sollicitatie is verstuurd',
  },
])('$form waits on every device until it is sent', async ({ address, fields, button, done }) => {
  const account = await newAccount()
  // A form that was sent too soon is refused.
  const [phone, laptop] = [
    await newVisitor(),
    await newVisitor({ allowed: [/answered 422/, /status of 422/] }),
  ]
  await phone.comeSignedIn(account)
  await laptop.comeSignedIn(account)
  const drafts = (request: { url: () => string }) => request.url().includes('/api/drafts/')
  await phone.visit(address)
  const last = Object.values(fields).at(-1) ?? ''
  const stored = phone.page.waitForResponse((response) =>
    Boolean(drafts(response) && response.request().postData()?.includes(last)),
  )
  await phone.fill(fields)
  expect((await stored).status()).toBe(204)
  await phone.page.close()

  await laptop.visit(address)
  for (const [label, text] of Object.entries(fields))
    await expect.poll(() => laptop.page.getByLabel(label, { exact: true }).inputValue(), patience).toBe(text)
  await sendWhenOldEnough(
    laptop.page.getByRole('button', { name: button, exact: true }),
    laptop.page.getByText(done).first(),
  )

  const asked = laptop.page.waitForResponse(drafts)
  await laptop.visit(address)
  expect(await (await asked).json()).toEqual({ draft: null })
})

it('a registration is not put back once its organiser asks something else', async () => {
  const editor = await signIn(product)
  const asking = (code: string, label: string) => ({
    questions: [{ code, label, kind: 'text', choices: '', isRequired: true }],
  })
  const event = await editor.makeEvent({
    ...{ title: 'Conceptproef', registration: { mode: 'own', capacity: 20 } },
    ...asking('diner', 'Wat eet u?'),
  })
  onTestFinished(() => editor.removeEvent(event.documentId))
  const { page, visit, fill, comeSignedIn } = await newVisitor()
  await comeSignedIn(await newAccount())
  const found = () => page.waitForResponse((response) => response.url().includes('/api/drafts/'))
  await visit(event.path)
  const stored = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('Vegetarisch')),
  )
  await fill({ 'Wat eet u?': 'Vegetarisch' })
  expect((await stored).status()).toBe(204)
  await visit(event.path)
  await expect.poll(() => page.getByLabel('Wat eet u?').inputValue()).toBe('Vegetarisch')

  const changed = { type: 'event', documentId: event.documentId, locale: 'nl' }
  await editor.publishDocument(changed, asking('kenteken', 'Wat is uw kenteken?'))
  const answer = page.getByLabel('Wat is uw kenteken?')
  const asked = async () => (await page.request.get(event.path, { headers: { accept: 'text/html' } })).text()
  await expect.poll(asked, patience).toContain('Wat is uw kenteken?')

  // Answers for the page before end with it.
  await leave(page)
  const draft = found()
  await visit(event.path)
  expect(await (await draft).json()).toMatchObject({ draft: { values: { answer1: 'Vegetarisch' } } })
  await page.getByText('bewaren we dertig dagen').waitFor()
  expect(await answer.inputValue()).toBe('')
})
