import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Account, newAccount } from './support/account.ts'
import { newVisitor, partOf, patience, type Visitor, ways } from './support/visitor.ts'

const article = '/news/121/achteraf-betalen-valt-vanaf-vandaag-onder-kredietregels'
const title = 'Achteraf betalen valt vanaf vandaag onder kredietregels, een week voor de piek'

describe.each(ways)('saving an article, $way', ({ options }) => {
  it('begins anonymous, goes on behind the sign-in, and ends in the account', async () => {
    const account = await newAccount()
    const visitor = await newVisitor(options)
    const { page } = visitor
    await visitor.visit(article)

    await page.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('Log in om dit te bewaren.').waitFor()
    await goOnAs(account, visitor)

    await isSaved(visitor, true)
    expect(await page.evaluate('document.activeElement.id')).toBe('bewaren')
    await visitor.visit('/account')
    await partOf(visitor, 'saved').getByRole('link', { name: title }).waitFor()
    await partOf(visitor, 'saved')
      .getByRole('button', { name: `${title} verwijderen` })
      .click()
    await page.getByText('U bewaarde nog niets').waitFor()
    await visitor.visit(article)
    await isSaved(visitor, false)
  })
})

describe('a saved article', () => {
  it('is shown as saved at once, and by each page after that', async () => {
    const visitor = await atArticle()
    const { page } = visitor
    const asked = countAsked(page)

    await press(page)
    await page.getByRole('status').getByText('Bewaard. U vindt het terug in uw account.').waitFor()
    await page.getByRole('link', { name: 'Vacatures' }).first().click()
    await page.waitForURL('**/jobs')
    await page.goBack()
    await isSaved(visitor, true)

    expect(asked().filter((question) => question !== 'GET /api/saved')).toEqual([
      `PUT /api/saved/content/121`,
    ])
    await press(page)
    await page.getByRole('status').getByText('Niet langer bewaard.').waitFor()
    await isSaved(visitor, false)
  })

  it('is known on the way from a page that does not tell', async () => {
    const visitor = await atArticle()
    const { page } = visitor
    await press(page)
    await page.getByRole('status').getByText('Bewaard.').waitFor()
    await visitor.visit('/ecommerce')
    const asked = countAsked(page)

    await page.locator(`a[href="${article}"]`).first().click()
    await page.waitForURL(`**${article}`)

    await isSaved(visitor, true)
    expect(asked()).toEqual(['GET /api/saved'])
  })

  it('is what the last of many presses makes it', async () => {
    const visitor = await atArticle()
    const { page } = visitor
    await page.route('**/api/saved/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    const asked = countAsked(page)

    for (let presses = 0; presses < 4; presses++) await press(page)
    await page.getByRole('status').getByText('Niet langer bewaard.').waitFor()

    expect(asked().at(-1)).toBe('DELETE /api/saved/content/121')
    await visitor.visit(article)
    await isSaved(visitor, false)
  })

  it('changes with each press while the list is still on its way', async () => {
    const visitor = await newVisitor()
    const { page } = visitor
    await visitor.comeSignedIn(await newAccount())
    const list = Promise.withResolvers<void>()
    await page.route('**/api/saved', async (route) => {
      await list.promise
      await route.continue()
    })
    await visitor.visit(article)
    const asked = countAsked(page)

    for (const shouldBeSaved of [true, false]) {
      await press(page)
      await isSaved(visitor, shouldBeSaved)
    }
    expect(asked().filter((one) => one !== 'GET /api/saved')).toEqual([])
    list.resolve()
    await page.getByRole('status').getByText('Niet langer bewaard.').waitFor()

    expect(asked().at(-1)).toBe('DELETE /api/saved/content/121')
    await isSaved(visitor, false)
  })

  it('is taken back where it cannot be saved, and the reader hears why', async () => {
    const visitor = await atArticle({ allowed: [/503/] })
    const { page } = visitor
    await page.route('**/api/saved/**', (route) => route.fulfill({ status: 503 }))

    await press(page)

    await page.getByRole('alert').getByText('Dat lukte niet.').waitFor()
    await isSaved(visitor, false)
  })

  it('is saved after a new sign-in where the session has ended', async () => {
    const account = await newAccount()
    const visitor = await newVisitor({ allowed: [/401/] })
    const { page, context } = visitor
    await visitor.comeSignedIn(account)
    await visitor.visit(article)
    // As when it was ended on another device; the hint of it is still there.
    await context.clearCookies({ name: 'strapi_jwt' })

    await press(page)
    await page.waitForURL('**/inloggen?naar=**')
    await goOnAs(account, visitor)

    await isSaved(visitor, true)
  })
})

describe('a press before its script is there', () => {
  it('waits for it, and the page stays', async () => {
    const visitor = await newVisitor()
    const { page } = visitor
    await visitor.comeSignedIn(await newAccount())
    const arrival = Promise.withResolvers<void>()
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('saved.kept')) await arrival.promise
      await route.fulfill({ response })
    })
    await visitor.visit(article)
    const asked = countAsked(page)

    await press(page)
    arrival.resolve()
    await page.getByRole('status').getByText('Bewaard.').waitFor()

    await isSaved(visitor, true)
    expect(asked().filter((one) => one !== 'GET /api/saved')).toEqual(['PUT /api/saved/content/121'])
  })

  it('comes back to its row where no script is there yet', async () => {
    const visitor = await newVisitor({ allowed: [/\.js/] })
    const { page } = visitor
    await visitor.comeSignedIn(await newAccount())
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/jobs')
    const button = page.locator('.save-icon').nth(6)
    const id = await button.getAttribute('id')
    await page.unroute(/\.js$/)

    await button.click()
    await page.waitForURL(`**/jobs#${id}`)

    const own = page.locator(`#${id}`)
    await expect.poll(() => own.getAttribute('aria-pressed'), patience).toBe('true')
    const { y = -1 } = (await own.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
  })
})

describe('the account', () => {
  it('tells what was done, renames the reader at once, and keeps the keyboard where it was', async () => {
    const visitor = await atArticle()
    const { page } = visitor
    await press(page)
    await page.getByRole('status').getByText('Bewaard.').waitFor()
    await visitor.visit('/account')

    await visitor.fill({ Voornaam: 'Karel', Achternaam: 'Nieuw' }, partOf(visitor, 'profile'))
    await visitor.send('Opslaan', partOf(visitor, 'profile'))
    await page.getByRole('status').getByText('Uw wijzigingen zijn opgeslagen.').waitFor()
    expect(await visitor.name()).toBe('Karel Nieuw')

    await partOf(visitor, 'saved')
      .getByRole('button', { name: `${title} verwijderen` })
      .press('Enter')
    await page.getByRole('status').getByText('Niet langer bewaard.').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.id'), patience).toBe('saved')
    await page.getByText('U bewaarde nog niets').waitFor()
    expect(await page.getByLabel('Voornaam').inputValue()).toBe('Karel')
  })

  it('asks once more before it is gone: the focus stays within, and comes back', async () => {
    const visitor = await newVisitor()
    const { page } = visitor
    await visitor.comeSignedIn(await newAccount())
    await visitor.visit('/account')
    const opening = page.getByRole('button', { name: 'Ik wil mijn account verwijderen' })

    await opening.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Account verwijderen' })
    await dialog.waitFor()
    for (let tabs = 0; tabs < 6; tabs++) {
      // The browser's own bars are the only way out of it.
      expect(
        await page.evaluate(
          'document.activeElement.closest("dialog, main, header, footer")?.tagName ?? "DIALOG"',
        ),
      ).toBe('DIALOG')
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Ik wil mijn account verwijderen')

    await opening.press('Enter')
    await dialog.waitFor()
    await page.evaluate(`navigation.navigate('/contact')`)
    await visitor.reads('Contact')
    expect(await page.locator('dialog').count()).toBe(0)
  })
})

describe('the way out', () => {
  it('stays on a page for everyone, and leaves one of one’s own', async () => {
    const account = await newAccount()
    const visitor = await newVisitor()
    const { page } = visitor
    await visitor.comeSignedIn(account)
    await visitor.visit('/en/zoeken?q=warehouse')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Account and display' }).click()

    await page.locator('#user-menu').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/en/zoeken?q=warehouse')
    await expect.poll(visitor.tokens, patience).toEqual([])

    await visitor.comeSignedIn(account)
    await visitor.visit('/account')
    await visitor.signOut()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

/** A reader who signed in and is at the article. */
async function atArticle(options?: Parameters<typeof newVisitor>[0]): Promise<Visitor> {
  const visitor = await newVisitor(options)
  await visitor.comeSignedIn(await newAccount())
  await visitor.visit(article)
  return visitor
}

/** Signs in where saving asked for it, and is led back to the article. */
async function goOnAs({ email, password }: Account, visitor: Visitor): Promise<void> {
  await visitor.fill({ 'E-mailadres': email, Wachtwoord: password })
  await visitor.send('Inloggen')
  await visitor.page.waitForURL(`**${article}#bewaren`)
}

async function press(page: Page): Promise<void> {
  await page.locator('#bewaren').click()
}

async function isSaved({ page }: Visitor, isWanted: boolean): Promise<void> {
  await expect
    .poll(() => page.locator('#bewaren').getAttribute('aria-pressed'), patience)
    .toBe(String(isWanted))
}

/** What the page asks of saving from now on. */
function countAsked(page: Page): () => string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/saved')) asked.push(`${request.method()} ${pathname}`)
  })
  return () => asked
}
