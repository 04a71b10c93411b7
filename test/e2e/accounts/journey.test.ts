import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf, mailTo } from '../support/mails.ts'
import { hydrated, newReader, type ReaderOptions } from '../support/reader.ts'

const password = 'vier-pallets-op-de-kade'
const nextPassword = 'zes-kratten-in-het-ruim'

// Two mails each: from one address five a minute are allowed.
const readers: { name: string; options: ReaderOptions }[] = [
  { name: 'with script', options: {} },
  { name: 'without script', options: { javaScriptEnabled: false } },
]

describe.each(readers)('an account, $name', ({ options }) => {
  it('is made, confirmed, used, left, and found again by a new password', async () => {
    const email = `lezer-${crypto.randomUUID().slice(0, 8)}@proef.example`
    const hasScript = options.javaScriptEnabled !== false
    // Chromium tells what signing out has cleared.
    const page = await newPage({ ...options, allowed: [/Clear-Site-Data/] })

    await visit(page, hasScript, '/registreren')
    await page.getByLabel('Voornaam').fill('Wout')
    await page.getByLabel('Achternaam').fill('Vries')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByLabel(/akkoord/).check()
    await page.locator('main').getByRole('button', { name: 'Account maken' }).click()
    await heading(page, 'Kijk in uw mail')

    await visit(page, hasScript, linkOf(await mailTo(email)))
    await page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }).click()
    await heading(page, 'Uw e-mailadres is bevestigd')

    await page.locator('main').getByRole('link', { name: 'Inloggen' }).click()
    await page.waitForURL('**/inloggen')
    await signIn(page, email, password)
    await page.waitForURL((url) => !url.pathname.startsWith('/inloggen'))
    await openAccountMenu(page)
    await page.locator('#user-menu').getByText('Wout Vries').waitFor()

    await page.locator('#user-menu').getByRole('button', { name: 'Uitloggen' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await openAccountMenu(page)
    await page.locator('#user-menu').getByRole('link', { name: 'Inloggen' }).waitFor()

    await visit(page, hasScript, '/wachtwoord-vergeten')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Mail mij een link' }).click()
    await heading(page, 'Kijk in uw mail')
    const link = linkOf(await mailTo(email, { after: 1 }))
    await visit(page, hasScript, link)
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(nextPassword)
    await page.getByLabel('Nieuw wachtwoord, nogmaals').fill(nextPassword)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/wachtwoord-reset'))
    await openAccountMenu(page)
    await page.locator('#user-menu').getByText('Wout Vries').waitFor()

    const other = await newPage({ ...options, allowed: [/422/] })
    await visit(other, hasScript, link)
    await other.getByLabel('Nieuw wachtwoord', { exact: true }).fill(nextPassword)
    await other.getByLabel('Nieuw wachtwoord, nogmaals').fill(nextPassword)
    await other.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await heading(other, 'Deze link werkt niet meer')
  }, 60_000)
})

describe('signing in', () => {
  it('says so when it does not work, and keeps the address', async () => {
    const page = await newPage({ allowed: [/422/] })
    await visit(page, true, '/inloggen')

    await signIn(page, 'niemand@proef.example', 'niet-dit-woord')

    await page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe('niemand@proef.example')
    expect(new URL(page.url()).pathname).toBe('/inloggen')
  })

  it('leads to where one was going', async () => {
    const page = await newPage()
    await visit(page, true, '/inloggen?naar=%2Fjobs%3Fq%3Dplanner')

    await signIn(page, 'lezer@schakel.example', 'schakel-demo-2026')

    await page.waitForURL('**/jobs?q=planner')
  })

  it('tells at once what is left out', async () => {
    const page = await newPage()
    await visit(page, true, '/registreren')

    await page.locator('main').getByRole('button', { name: 'Account maken' }).click()

    await page.getByText('Sorry, niet alle velden zijn correct ingevuld.').waitFor()
    await page.locator('input:focus[name=firstName]').waitFor()
    await page.getByText('Accepteer de voorwaarden.').waitFor()
  })
})

async function newPage(options: ReaderOptions = {}): Promise<Page> {
  return (await newReader(options)).newPage()
}

/** Opens a page and waits for its script, where there is any. */
async function visit(page: Page, hasScript: boolean, address: string): Promise<void> {
  await page.goto(address)
  if (hasScript) await hydrated(page)
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await page.locator('main').getByRole('button', { name: 'Inloggen' }).click()
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account en weergave' }).click()
  await page.locator('#user-menu:popover-open').waitFor()
}
