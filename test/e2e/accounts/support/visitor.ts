import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { firstPage, hydrated, newReader, type ReaderOptions } from '../../support/reader.ts'
import { sendPastPage } from '../../support/send-past-page.ts'
import { product } from '../../support/this-product.ts'

/** Somebody at a window of their own. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** Opens a page, and waits until its script has taken it over, where there is any. */
  visit: (address: string) => Promise<void>
  /** Fills in fields of the page, or of a part of it, by their labels. */
  fill: (fields: Readonly<Record<string, string>>, part?: Locator) => Promise<void>
  /** Presses a button of the page, or of a part of it, that sends a form. @returns The status of the answer. */
  send: (button: string, part?: Locator) => Promise<number>
  /** Waits for the page of this heading. */
  reads: (heading: string) => Promise<void>
  signIn: (who: Credentials) => Promise<void>
  /** Gets the cookies of a sign-in without its page, for journeys that only begin with it. */
  comeSignedIn: (who: Credentials) => Promise<void>
  /** Signs out by the menu. A page that `listens` for changes never stops asking for something, so it isn't waited for. */
  signOut: (page?: { listens: boolean }) => Promise<void>
  /** Whom the menu names; null where it offers to sign in. */
  name: () => Promise<string | null>
  /** Names of the cookies that say who is signed in. */
  tokens: () => Promise<string[]>
  /** Another window of the same browser. */
  otherWindow: () => Promise<Visitor>
}

/** How somebody signs in. */
export interface Credentials {
  email: string
  password: string
}

/** Both ways of reading this site, and with what status a form answers that is done and leaves the reader where they are. */
export const ways: { way: string; options: ReaderOptions; done: 200 | 303 }[] = [
  { way: 'with script', options: {}, done: 200 },
  { way: 'without script', options: { javaScriptEnabled: false }, done: 303 },
]

/** How long a page may take to show what has changed. */
export const patience = { timeout: 120_000 }

/** What Chromium says when a sign-out clears its stores. */
const clearing = /Clear-Site-Data/

/**
 * A visitor with a browser of their own, at an address of their own as the edge would tell it: limits count by it, and journeys
 * are not each other's neighbours.
 */
export async function newVisitor({ allowed = [], ...options }: ReaderOptions = {}): Promise<Visitor> {
  const context = await newReader({
    extraHTTPHeaders: { 'cf-connecting-ip': newClient() },
    allowed: [clearing, ...allowed],
    ...options,
  })
  return inWindow(await firstPage(context), options.javaScriptEnabled !== false)
}

/** Gets a browser profile the cookies of a sign-in. @param siteUrl The site that it reads, that of all journeys without. */
export async function comeSignedIn(
  context: BrowserContext,
  { email, password }: Credentials,
  siteUrl = product.siteUrl,
): Promise<void> {
  const response = await sendPastPage(context, `${siteUrl}/inloggen`, { form: 'sign-in', email, password })
  if (!response.ok()) throw new Error(`Signing in was answered ${response.status()}`)
}

/** An address that no limit has met. */
export function newClient(): string {
  const [first, second] = crypto.getRandomValues(new Uint16Array(2))
  return `2001:db8:${first?.toString(16)}:${second?.toString(16)}::1`
}

/** The part of the account page of this name. */
export function partOf({ page }: Visitor, name: string): Locator {
  return page.locator(`section[aria-labelledby=${name}]`)
}

function inWindow(page: Page, hasScript: boolean): Visitor {
  const context = page.context()
  const main = page.locator('main')
  const menu = page.locator('#user-menu')

  const visitor: Visitor = {
    page,
    context,
    async visit(address) {
      await page.goto(address)
      if (hasScript) await hydrated(page)
    },
    async fill(fields, part = main) {
      for (const [label, text] of Object.entries(fields))
        await part.getByLabel(label, { exact: true }).fill(text)
    },
    async send(button, part = main) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await part.getByRole('button', { name: button, exact: true }).click()
      return (await answered).status()
    },
    reads: (heading) => page.getByRole('heading', { level: 1, name: heading }).waitFor(),
    async signIn({ email, password }) {
      await visitor.visit('/inloggen')
      await visitor.fill({ 'E-mailadres': email, Wachtwoord: password })
      await visitor.send('Inloggen')
      await page.waitForURL((url) => !url.pathname.startsWith('/inloggen'))
      if (hasScript) await hydrated(page)
    },
    comeSignedIn: (who) => comeSignedIn(context, who),
    async signOut({ listens } = { listens: false }) {
      // What the page asked for must not meet a session that has ended.
      if (!listens) await page.waitForLoadState('networkidle')
      await openMenu()
      await menu.getByRole('button', { name: 'Uitloggen' }).click()
      await expect.poll(visitor.name, patience).toBe(null)
    },
    async name() {
      if (hasScript) await hydrated(page)
      const own = menu.locator('.account-name')
      const wayIn = menu.getByRole('link', { name: 'Inloggen', includeHidden: true })
      await own.or(wayIn).first().waitFor({ state: 'attached' })
      return (await own.count()) === 0
        ? null
        : ((await own.textContent())?.replace('Ingelogd als', '').trim() ?? '')
    },
    async tokens() {
      const names = (await context.cookies()).map(({ name }) => name)
      return names.filter((name) => /strapi|schakel|koa/.test(name))
    },
    otherWindow: async () => inWindow(await context.newPage(), hasScript),
  }
  return visitor

  async function openMenu() {
    await page.getByRole('button', { name: 'Account en weergave' }).click()
    await page.locator('#user-menu:popover-open').waitFor()
  }
}
