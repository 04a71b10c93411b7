import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ReaderOptions } from '../support/reader.ts'
import { type Account, newAccount } from './support/account.ts'
import { newVisitor, partOf, patience, type Visitor } from './support/visitor.ts'

// Readers come and go several times in one test.

/** The same for all who have an account: a script says who reads it. */
const shared = '/tags-overzicht'

/** Pages that say something of their reader, and one that is the same for all. */
const pages = ['/account', '/inschrijvingen', shared, '/colofon']

/** What browsers say when a reader comes back. Chromium under test shows every window at once, and keeps no document that was left. */
const comesBack = {
  'brought back by the browser': `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`,
  'turned to': `dispatchEvent(new Event('focus'))`,
  'brought to the front': `document.dispatchEvent(new Event('visibilitychange'))`,
}

/** Lets no window hear of another: only its reader's coming back tells it then. */
const deaf = `addEventListener('storage', (event) => event.stopImmediatePropagation())`

/** What stores of answers hold, as text. */
const keptAnswers = `(async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(stores.map((store) => store.matchAll()))
  return (await Promise.all(kept.flat().map((answer) => answer.text()))).join()
})()`

/** A service worker keeps pages for later, and must not keep those of a reader; all else that script does is the same with it. */
const everyWay: { way: string; options: ReaderOptions }[] = [
  { way: 'without script', options: { javaScriptEnabled: false } },
  { way: 'with script and a service worker', options: { serviceWorkers: 'allow' } },
]

describe.each(everyWay)('two readers of one browser, $way', ({ options }) => {
  it('never see what is the other’s, on any page, nor on the way back', async () => {
    const [first, second] = await Promise.all([newAccount(), newAccount()])
    const visitor = await newVisitor({ ...options, allowed: [/401/] })
    const { page } = visitor
    await visitor.signIn(first)
    for (const address of pages) await visitor.visit(address)
    await saysWho(visitor, first)
    await visitor.signOut()
    await keepsNothingOf(visitor, first)

    const answers = gather(page)
    await goBackAlong(visitor, first)
    await visitor.signIn(second)
    for (const address of pages) {
      await visitor.visit(address)
      if (address !== shared || options.javaScriptEnabled !== false) await saysWho(visitor, second)
      await isWithout(page, first)
    }
    await goBackAlong(visitor, first)

    for (const answer of await answers()) {
      expect(answer).not.toContain(first.email)
      expect(answer).not.toContain(first.lastName)
    }
  })
})

describe('in one browser', () => {
  it('links after a sign-in lead to one’s own pages, also where data was fetched ahead, and each is told who they are', async () => {
    const [first, second] = await Promise.all([newAccount(), newAccount()])
    const visitor = await newVisitor({ allowed: [/401/] })
    const { page } = visitor
    await visitor.comeSignedIn(first)
    await visitor.visit('/contact')
    expect(await me(visitor)).toBe(first.email)
    const ahead = page.waitForResponse('**/account/_payload.json')
    await openMenu(page)
    await page.locator('#user-menu').getByRole('link', { name: 'Mijn account' }).hover()
    expect(await (await ahead).text()).toContain(first.email)
    await page.keyboard.press('Escape')

    await visitor.signOut()
    expect(await me(visitor)).toBe(401)
    await visitor.signIn(second)
    await visitor.visit('/contact')
    expect(await me(visitor)).toBe(second.email)
    await openMenu(page)
    await page.locator('#user-menu').getByRole('link', { name: 'Mijn account' }).click()
    await visitor.reads('Mijn account')

    await page.getByText(`U logt in met ${second.email}.`).waitFor()
    await isWithout(page, first)
  })
})

describe('a window that was left open', () => {
  it('shows no account that was left elsewhere, whichever way it is come back to, but the reader who came after', async () => {
    const [first, second] = await Promise.all([newAccount(), newAccount()])
    const visitor = await newVisitor({ before: deaf })
    const elsewhere = await leftOpen(visitor, first)
    const events = Object.values(comesBack)
    const others = await Promise.all(events.map(() => visitor.otherWindow()))
    for (const other of others) await other.visit('/account')
    await elsewhere.signOut()

    for (const [index, { page }] of others.entries()) {
      await page.getByText(`U logt in met ${first.email}.`).waitFor()
      await page.evaluate(events[index] ?? '')
      await page.waitForURL('**/inloggen?naar=%2Faccount')
      await isWithout(page, first)
    }

    await elsewhere.comeSignedIn(second)
    await visitor.page.getByText(`U logt in met ${first.email}.`).waitFor()
    await visitor.page.evaluate(comesBack['turned to'])

    await visitor.page.getByText(`U logt in met ${second.email}.`).waitFor()
    await isWithout(visitor.page, first)
  })

  it('hears at once that another has been signed out, and in', async () => {
    const [first, second] = await Promise.all([newAccount(), newAccount()])
    const visitor = await newVisitor()
    const elsewhere = await leftOpen(visitor, first)

    await elsewhere.signOut()
    await visitor.page.waitForURL('**/inloggen?naar=%2Faccount')
    await isWithout(visitor.page, first)
    await visitor.visit('/contact')
    await elsewhere.signIn(second)

    await expect.poll(visitor.name, patience).toBe(`${second.firstName} ${second.lastName}`)
  })

  it('of an anonymous reader names who signed in meanwhile, and stays as it is', async () => {
    const account = await newAccount()
    const visitor = await newVisitor({ before: deaf })
    await visitor.visit('/registreren')
    await visitor.fill({ Voornaam: 'Half getypt' })
    await visitor.comeSignedIn(account)

    await visitor.page.evaluate(comesBack['turned to'])

    await expect.poll(visitor.name, patience).toBe(`${account.firstName} ${account.lastName}`)
    expect(await visitor.page.getByLabel('Voornaam').inputValue()).toBe('Half getypt')
  })

  it('of one’s own stays as it is', async () => {
    const visitor = await newVisitor({ before: deaf })
    await visitor.comeSignedIn(await newAccount())
    await visitor.visit('/account')
    const company = partOf(visitor, 'profile').getByLabel('Bedrijf (mag leeg blijven)')
    await company.fill('Half getypt')
    const elsewhere = await visitor.otherWindow()
    await elsewhere.visit('/contact')

    await visitor.page.evaluate(comesBack['turned to'])
    await visitor.page.waitForTimeout(500)

    expect(await company.inputValue()).toBe('Half getypt')
  })

  it('changes nothing of the reader who came after', async () => {
    const [first, second] = await Promise.all([newAccount(), newAccount()])
    const visitor = await newVisitor({ javaScriptEnabled: false, allowed: [/409/] })
    const elsewhere = await leftOpen(visitor, first)
    await elsewhere.signOut()
    await elsewhere.comeSignedIn(second)

    const status = await visitor.send('Opslaan', partOf(visitor, 'profile'))

    expect(status).toBe(409)
    await visitor.page.getByText('Wat u verstuurde is niet bewaard').first().waitFor()
    await isWithout(visitor.page, first)
    await elsewhere.visit('/account')
    await saysWho(elsewhere, second)
    await isWithout(elsewhere.page, first)
  })
})

/** Nothing of a reader who has signed out is in what the browser stores. */
async function keepsNothingOf(visitor: Visitor, { email, lastName }: Account): Promise<void> {
  const { origins } = await visitor.context.storageState({ indexedDB: true })
  expect(await visitor.tokens()).toEqual([])
  const stored = JSON.stringify(origins) + (await visitor.page.evaluate<string>(keptAnswers))
  expect(stored).not.toMatch(new RegExp(`${email}|${lastName}`))
}

/** Leaves the account of a reader open in one window, and goes elsewhere in another, which is returned. */
async function leftOpen(visitor: Visitor, account: Account): Promise<Visitor> {
  await visitor.comeSignedIn(account)
  await visitor.visit('/account')
  const elsewhere = await visitor.otherWindow()
  // A page without a form: the draft that a form asks for could be on its way while the session ends.
  await elsewhere.visit('/magazines')
  return elsewhere
}

/** Goes back for as far as there is anything; nowhere is anything of an account. */
async function goBackAlong({ page }: Visitor, of: Account): Promise<void> {
  for (;;) {
    await page.goBack()
    if (page.url() === 'about:blank') return
    await page.locator('footer').waitFor()
    await isWithout(page, of)
  }
}

async function saysWho(visitor: Visitor, { firstName, lastName }: Account): Promise<void> {
  expect(await visitor.name()).toBe(`${firstName} ${lastName}`)
}

/**
 * Nothing of an account is in the document, in what its fields hold, or in its history. The address that one signs in by is
 * the browser's own to remember: `autocomplete="username"` asks it to.
 */
async function isWithout(page: Page, { email, lastName }: Account): Promise<void> {
  await page.waitForLoadState()
  const held = await page.evaluate<string>(`JSON.stringify([
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input:not([autocomplete=username])')].map(({ value }) => value),
    history.state,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
  ])`)
  expect(held, page.url()).not.toContain(email)
  expect(held, page.url()).not.toContain(lastName)
}

/** Every answer from now on, as text. */
function gather(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    // Those of redirects and of pages that were left are not to be had.
    bodies.push(response.text().catch(() => ''))
  })
  return () => Promise.all(bodies)
}

/** What the site says of who is signed in: their address, or the status where it names nobody. */
function me({ page }: Visitor): Promise<string | number> {
  return page.evaluate(
    `fetch('/api/users/me').then(async (answer) => answer.ok ? (await answer.json()).email : answer.status)`,
  )
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account en weergave' }).click()
  await page.locator('#user-menu:popover-open').waitFor()
}
