import { afterEach, expect, it } from 'vitest'
import { letStrapiAnswer, letStrapiHang } from '../support/editor.ts'
import { product } from '../support/this-product.ts'
import { newAccount, newPassword } from './support/account.ts'
import { newVisitor, partOf, patience, ways } from './support/visitor.ts'

// Readers come and go several times in one test.

const failures = [
  { fault: 'refuses', fail: () => letStrapiAnswer(product, false) },
  { fault: 'hangs', fail: () => letStrapiHang(product) },
]

/** What the site and the browser say of a failure that a test provokes: pictures that nobody asked for yet are away too. */
const allowed = [/503/, /\/media\//]

afterEach(() => letStrapiAnswer(product, true))

// What the site answers to any of these, whichever way the backend is away, is shown by `test/worker/accounts/backend-away.test.ts` and
// `test/worker/forms/serve-form.test.ts`.
it('signed-in readers keep reading, and the site knows them', async () => {
  const account = await newAccount()
  const visitor = await newVisitor({ allowed })
  await visitor.comeSignedIn(account)
  await letStrapiAnswer(product, false)

  for (const address of ['/', '/logistiek', '/colofon', '/account']) {
    const response = await visitor.page.goto(address, { waitUntil: 'domcontentloaded' })

    expect(response?.status(), address).toBe(200)
    expect(await visitor.name(), address).toBe(`${account.firstName} ${account.lastName}`)
  }
  expect(await visitor.tokens()).toContain('strapi_jwt')
})

it.each(failures)(
  'signing in says so in time, keeps the address, and works once Strapi is back: it $fault',
  async ({ fail }) => {
    const account = await newAccount()
    const visitor = await newVisitor({ allowed })
    const { page } = visitor
    await visitor.visit('/inloggen')
    await fail()
    await visitor.fill({ 'E-mailadres': account.email, Wachtwoord: account.password })

    expect(await visitor.send('Inloggen')).toBe(503)
    await page.getByText('ons systeem even niet bereikbaar').waitFor()

    expect(await page.getByLabel('E-mailadres').inputValue()).toBe(account.email)
    expect(await visitor.tokens()).toEqual([])
    await letStrapiAnswer(product, true)
    await visitor.fill({ Wachtwoord: account.password })
    await visitor.send('Inloggen')
    await page.waitForURL('**/account')
  },
)

it.each(ways)(
  'the profile says so, and keeps what was typed until it can be kept, $way',
  async ({ options, done }) => {
    const account = await newAccount()
    const visitor = await newVisitor({ ...options, allowed })
    const { page } = visitor
    await visitor.comeSignedIn(account)
    await visitor.visit('/account')
    const profile = partOf(visitor, 'profile')
    await letStrapiAnswer(product, false)
    await visitor.fill({ 'Bedrijf (mag leeg blijven)': 'Kraan & Zn.' }, profile)

    expect(await visitor.send('Opslaan', profile)).toBe(503)
    await profile.getByText('ons systeem even niet bereikbaar').waitFor()

    const company = page.getByLabel('Bedrijf (mag leeg blijven)')
    expect(await company.inputValue()).toBe('Kraan & Zn.')
    await letStrapiAnswer(product, true)
    expect(await visitor.send('Opslaan', profile)).toBe(done)
    await expect
      .poll(async () => {
        await visitor.visit('/account')
        return company.inputValue()
      }, patience)
      .toBe('Kraan & Zn.')
  },
)

it('a new account can wait, with everything but the password in its place', async () => {
  const visitor = await newVisitor({ allowed })
  const { page } = visitor
  await visitor.visit('/registreren')
  await letStrapiAnswer(product, false)
  const typed = { Voornaam: 'Wout', Achternaam: 'Vries', 'E-mailadres': 'wout@proef.example' }
  await visitor.fill({ ...typed, Wachtwoord: newPassword() })
  await page.getByLabel(/akkoord/).check()

  expect(await visitor.send('Account maken')).toBe(503)

  await page.getByText('ons systeem even niet bereikbaar').waitFor()
  for (const [label, text] of Object.entries(typed))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
  expect(await page.getByLabel(/akkoord/).isChecked()).toBe(true)
})

it('signing out works while Strapi is away', async () => {
  const visitor = await newVisitor({ allowed })
  await visitor.comeSignedIn(await newAccount())
  await visitor.visit('/account')
  await letStrapiAnswer(product, false)

  await visitor.signOut()

  expect(await visitor.tokens()).toEqual([])
})
