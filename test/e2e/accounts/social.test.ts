import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstPage, hydrated, newReader, type ReaderOptions } from '../support/reader.ts'
import { product } from '../support/this-product.ts'
import { newcomer, register, sendForm } from './support/account.ts'

const providerOrigins = new RegExp(`^other site: (${product.providerOrigins.join('|')})/`)

describe.each([
  { name: 'with script', options: {} },
  { name: 'without script', options: { javaScriptEnabled: false } },
])('signing in through another service, $name', ({ options }) => {
  it('makes an account the first time, and finds it the second', async () => {
    const email = someone()
    const first = await begin('uw werkaccount', { options, from: '/inloggen?naar=%2Fjobs' })
    await answer(first, { email })
    await first.waitForURL('**/jobs')
    const made = await account(first)

    const second = await begin('uw werkaccount', { options })
    await answer(second, { email })
    await second.waitForURL('**/account')

    expect(made).toMatchObject({ email, firstName: 'Noor', lastName: 'Bakker' })
    expect((await account(second)).id).toBe(made.id)
    const cookies = await second.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('koa.sess')
    expect(cookies.map(({ name }) => name)).not.toContain('schakel_naar')
  })
})

describe('signing in through another service', () => {
  it('works through each of several, which know their own people', async () => {
    const email = someone()
    const page = await begin('Branche')
    await answer(page, { email })
    await page.waitForURL('**/account')
    expect(await account(page)).toMatchObject({ email })

    const other = await begin('uw werkaccount')
    await answer(other, { email })

    await saysWhy(other, 'Met dit e-mailadres is al een account gemaakt.')
  })

  it('changes nothing for who refuses, and knows where he was going', async () => {
    const page = await begin('uw werkaccount', { from: '/inloggen?naar=%2Fjobs' })

    await page.getByRole('button', { name: 'Refuse' }).click()

    await saysWhy(page, 'U gaf geen toestemming om in te loggen.')
    await page.locator('main').getByRole('link', { name: 'Terug naar inloggen' }).click()
    await page.waitForURL('**/inloggen?naar=%2Fjobs')
  })

  it('speaks the language in which it began', async () => {
    const page = await begin('your work account', { from: '/en/inloggen' })

    await page.getByRole('button', { name: 'Refuse' }).click()

    await page.waitForURL('**/en/auth/connect?**')
    await page.getByText('You did not allow signing in.').waitFor()
  })

  it('does not take the answer to a question that was not asked here', async () => {
    const page = await begin('uw werkaccount')
    await page.goto(page.url().replace(/state=[^&]*/, 'state=forged'))

    await answer(page, { email: someone() })

    await saysWhy(page, 'De aanmelding duurde te lang of is afgebroken.')
  })

  it('does not take over the account of who signs in with a password', async () => {
    const page = await begin('uw werkaccount')

    await answer(page, { email: 'lezer@schakel.example' })

    await saysWhy(page, 'Met dit e-mailadres is al een account gemaakt.')
  })

  it('opens an account that a stranger registered to who proves the address, without its password', async () => {
    const stranger = { ...newcomer(), email: someone() }
    await register(stranger)
    const page = await begin('uw werkaccount')

    await answer(page, { email: stranger.email })

    await page.waitForURL('**/account')
    expect(await account(page)).toMatchObject({
      email: stranger.email,
      firstName: 'Noor',
      lastName: 'Bakker',
    })
    const { email, password } = stranger
    await expect(sendForm('/inloggen', 'sign-in', { email, password })).rejects.toThrow('422')
  })

  it('does not believe an address that the service has not verified', async () => {
    const page = await begin('uw werkaccount')
    await page.getByLabel('Verified').uncheck()

    await answer(page, { email: someone() })

    await saysWhy(page, 'Deze dienst gaf geen bevestigd e-mailadres door')
  })

  it('says so when the service is switched off', async () => {
    const page = await open('/inloggen')

    await page.getByRole('link', { name: 'Inloggen met Google' }).click()

    await saysWhy(page, 'Inloggen via deze dienst staat uit.')
  })
})

describe('the handle with which a visit ends', () => {
  it('works once', async () => {
    const page = await begin('uw werkaccount')
    const handle = await heldHandle(page)
    await page.goto(handle)
    await page.waitForURL('**/account')
    await page.context().clearCookies({ name: /^(strapi_jwt|schakel_account)$/ })

    await page.goto(handle)

    await saysWhy(page, 'De aanmelding duurde te lang of is afgebroken.')
  })

  it('works in the browser in which the visit began, and for its own service', async () => {
    const page = await begin('uw werkaccount')
    const handle = await heldHandle(page)
    const stranger = await open('/inloggen')

    await stranger.goto(handle)
    await saysWhy(stranger, 'De aanmelding duurde te lang of is afgebroken.')

    await page.goto(handle.replace('provider=oidc', 'provider=branche'))
    await saysWhy(page, 'De aanmelding duurde te lang of is afgebroken.')
  })

  it('is no token of the service', async () => {
    const page = await begin('uw werkaccount')

    const handle = new URL(await heldHandle(page)).searchParams.get('access_token')

    expect(handle).toMatch(/^[\w-]{43}$/)
  })
})

interface Account {
  id: number
  email: string
  firstName: string
  lastName: string
}

function someone(): string {
  return `noor-${crypto.randomUUID().slice(0, 8)}@proef.example`
}

/** A page of this site in a browser of its own, at an address of its own: attempts are counted for each. */
async function open(path: string, options: ReaderOptions = {}): Promise<Page> {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2))
  const reader = await newReader({
    allowed: [providerOrigins],
    extraHTTPHeaders: { 'cf-connecting-ip': `198.51.${a}.${b}` },
    ...options,
  })
  const page = await firstPage(reader)
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return page
}

/** Goes from our page to the service's. */
async function begin(
  service: string,
  { from = '/inloggen', options = {} }: { from?: string; options?: ReaderOptions } = {},
): Promise<Page> {
  const page = await open(from, options)
  await page.getByRole('link', { name: service }).click()
  await page.getByRole('heading', { name: 'May Schakel know who you are?' }).waitFor()
  return page
}

async function answer(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Allow' }).click()
}

/** Signs in, but stops before the last step: the browser's requests are made here, one redirect at a time. @returns The address of that step. */
async function heldHandle(page: Page): Promise<string> {
  const answers = new URLSearchParams({ email: someone(), verified: 'yes', decision: 'allow' })
  const wayBack = await redirectOf(page, `${page.url()}&${answers}`)
  return redirectOf(page, wayBack)
}

async function redirectOf(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address, { maxRedirects: 0 })
  return response.headers().location ?? ''
}

async function saysWhy(page: Page, text: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Inloggen is niet gelukt' }).waitFor()
  await page.getByText(text).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('strapi_jwt')
}

async function account(page: Page): Promise<Account> {
  const response = await page.request.get('/api/users/me')
  return response.json()
}
