import { describe, expect, it } from 'vitest'
import { closedWords } from '../../worker/support/closed-article.ts'
import { closedArticle, dutchArticle, translatedArticle } from '../support/addresses.ts'
import { signIn } from '../support/editor.ts'
import {
  cachedPaths,
  cacheNames,
  everythingCached,
  everythingStored,
  offlineTroubles,
  read,
  setOffline,
  waitingEntries,
  workerAnswers,
} from '../support/offline.ts'
import { product } from '../support/this-product.ts'
import { type Account, newAccount } from './support/account.ts'
import { newVisitor, type Visitor } from './support/visitor.ts'

const { siteUrl } = product

/** What a service worker does takes seconds: every question until then costs processor time. */
const patience = { timeout: 120_000, interval: 250 }

describe('a reader who is not signed in', () => {
  it('saves without a network: it waits, says so, and is in their account once they are signed in', async () => {
    const account = await newAccount()
    // Until somebody signs in, what waits for them is refused.
    const visitor = await newVisitor({ serviceWorkers: 'allow', allowed: [...offlineTroubles, /401/] })
    const { page } = visitor
    await visitor.visit('/')
    await workerAnswers(page)
    await read(page, dutchArticle)
    await setOffline(page, true)
    await page.goto(dutchArticle)

    await page.locator('.save').click()
    await visitor.reads('Dit wacht op verbinding')
    await page.getByRole('link', { name: 'Terug naar de pagina' }).click()
    await page.waitForURL(`**${dutchArticle}`)
    await setOffline(page, false)
    await visitor.signIn(account)

    await expect.poll(() => waitingEntries(page), patience).toBe(0)
    const saved = await page.request.get('/api/saved')
    expect(await saved.json()).toMatchObject({ data: [expect.stringMatching(/^content\//)] })
  })
})

describe('a reader who is signed in', () => {
  it('leaves nothing of themselves in any cache', async () => {
    const { account, visitor } = await newReaderOf()
    const { page } = visitor

    await visitor.visit('/account')
    await read(page, dutchArticle)
    await read(page, translatedArticle.nl)
    await save(visitor)
    await expect.poll(() => cachedPaths(page, 'schakel-saved'), patience).toEqual([translatedArticle.nl])

    const everything = await everythingCached(page)
    expect(everything).toContain('Kastanje Mode')
    for (const own of [account.firstName, account.lastName, account.email])
      expect(everything).not.toContain(own)
    expect(everything).not.toMatch(/"user":/)
    expect(everything).not.toMatch(/private|no-store/)
  })

  it('reads offline what they saved, and no longer once it is off the list', async () => {
    const { visitor } = await newReaderOf()
    const { page } = visitor
    const vacancy = '/jobs/vacature/5001/ploegleider-warehouse-venlo'
    await visitor.visit(vacancy)
    await save(visitor)
    await expect.poll(() => cachedPaths(page, 'schakel-saved'), patience).toEqual([vacancy])

    await setOffline(page, true)
    await page.goto(vacancy)
    await visitor.reads('Ploegleider warehouse')
    await setOffline(page, false)
    await visitor.visit(vacancy)
    await page.locator('.button.save[aria-pressed=true]').click()

    await expect.poll(() => cachedPaths(page, 'schakel-saved'), patience).toEqual([])
  })

  it('saves without a network: it is sent once there is one, the last word only', async () => {
    const { visitor } = await newReaderOf()
    const { page } = visitor
    await read(page, dutchArticle)
    await read(page, translatedArticle.nl)
    const sent: string[] = []
    visitor.context.on('request', (request) => {
      if (request.url().includes('/api/saved/'))
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await setOffline(page, true)

    await page.goto(translatedArticle.nl)
    await save(visitor)
    await page.getByText('U bent offline. Dit wordt verwerkt').waitFor()
    await page.goto(dutchArticle)
    await save(visitor)
    await expect.poll(() => waitingEntries(page)).toBe(2)
    await page.locator('.button.save[aria-pressed=true]').click()
    await page.locator('.button.save[aria-pressed=false]').waitFor()
    await page.waitForTimeout(500)
    sent.length = 0
    await setOffline(page, false)

    await expect.poll(() => waitingEntries(page), patience).toBe(0)
    expect(sent.sort()).toEqual(['DELETE /api/saved/content/102', 'PUT /api/saved/content/110'])
    await visitor.visit(translatedArticle.nl)
    await page.locator('.button.save[aria-pressed=true]').waitFor()
  })

  it('has stored nothing that only subscribers read, and deletes everything when they sign out', async () => {
    const account = await newAccount()
    await (await signIn(product)).giveSubscription(account.email)
    const { visitor } = await newReaderOf(account)
    const { page } = visitor
    const shown = () => page.locator('main').innerText()
    await visitor.visit(closedArticle)
    expect(await shown()).toMatch(closedWords)
    await save(visitor)
    await read(page, dutchArticle)
    await save(visitor)
    await expect.poll(() => cachedPaths(page, 'schakel-saved'), patience).toEqual([dutchArticle])
    await visitor.visit(closedArticle)
    const kept = async () => (await everythingCached(page)) + (await everythingStored(page))
    expect(await kept()).not.toMatch(closedWords)
    await visitor.visit('/')

    await visitor.signOut()
    await expect.poll(() => cachedPaths(page, 'schakel-read'), patience).toEqual([])
    expect(await cachedPaths(page, 'schakel-saved')).toEqual([])
    expect(await kept()).not.toMatch(closedWords)
    await page.goBack()
    await visitor.name()
    expect(await page.content()).not.toMatch(closedWords)
    await visitor.visit(closedArticle)
    expect(await page.content()).not.toMatch(closedWords)
    expect(await kept()).not.toMatch(closedWords)
  })
})

it('what one reader saved without a network is not saved for the next', async () => {
  const { visitor } = await newReaderOf()
  const { page, context } = visitor
  await read(page, dutchArticle)
  await setOffline(page, true)
  await page.goto(dutchArticle)
  await save(visitor)
  await expect.poll(() => waitingEntries(page)).toBe(1)
  // Their session ends without a sign-out, as when somebody else takes over the machine.
  await context.clearCookies()
  await page.close()
  await setOffline(page, false)
  const other = await visitor.otherWindow()

  await other.signIn(await newAccount())
  await expect.poll(() => waitingEntries(other.page), patience).toBe(0)

  expect(await other.page.evaluate('fetch("/api/saved").then((answer) => answer.json())')).toEqual({
    data: [],
  })
  expect(await cachedPaths(other.page, 'schakel-read')).toEqual([])
})

it('what happened without a network is counted once there is one', async () => {
  const { visitor } = await newReaderOf()
  const { page, context } = visitor
  await read(page, dutchArticle)
  const bodies: string[] = []
  context.on('request', (request) => {
    if (request.url() === `${siteUrl}/api/statistics`) bodies.push(request.postData() ?? '')
  })
  await setOffline(page, true)
  await page.goto(dutchArticle)
  await expect.poll(() => waitingEntries(page)).toBeGreaterThan(0)
  bodies.length = 0

  await setOffline(page, false)

  await expect.poll(() => waitingEntries(page), patience).toBe(0)
  const events = bodies.flatMap((body) => JSON.parse(body).data.events)
  const views = events.filter(
    ({ eventType, url }) => eventType === 'View' && url === `${siteUrl}${dutchArticle}`,
  )
  expect(views).toHaveLength(1)
})

/** Somebody who is signed in, before whose pages the service worker stands. */
async function newReaderOf(who?: Account): Promise<{ account: Account; visitor: Visitor }> {
  const account = who ?? (await newAccount())
  const visitor = await newVisitor({ serviceWorkers: 'allow', allowed: offlineTroubles })
  await visitor.comeSignedIn(account)
  await visitor.visit('/contact')
  await workerAnswers(visitor.page)
  expect(await cacheNames(visitor.page)).not.toEqual([])
  return { account, visitor }
}

async function save({ page }: Visitor): Promise<void> {
  await page.locator('.button.save[aria-pressed=false]').click()
  await page.locator('.button.save[aria-pressed=true]').waitFor()
}
