import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeSignedIn } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { type Editor, signIn as signInAsEditor } from './support/editor.ts'
import {
  deliver,
  deliveredFrom,
  newPushReader,
  type Permissions,
  type PushReader,
  watchNotifications,
} from './support/push-browser.ts'
import { type PushSite, startPushSite } from './support/push-site.ts'
import { firstPage, hydrated, newReader, open, type ReaderOptions } from './support/reader.ts'
import { product } from './support/this-product.ts'

let site: PushSite
let editor: Editor

beforeAll(async () => {
  site = await startPushSite()
  editor = await signInAsEditor(product)
})
afterAll(() => site.stop())

async function openPushing(path: string, options: Permissions & ReaderOptions = {}) {
  return openFor(await newPushReader(site.url, options), path)
}

/** Opens the account of a reader who is signed in. */
async function openAccount(options: Permissions & ReaderOptions = {}) {
  const reader = await newPushReader(site.url, options)
  await comeSignedIn(
    reader.context,
    { email: 'lezer@schakel.example', password: 'schakel-demo-2026' },
    site.url,
  )
  return openFor(reader, '/account')
}

async function openFor(reader: PushReader, path: string) {
  const page = await firstPage(reader.context)
  await page.goto(path)
  await hydrated(page)
  await reader.letGoogleAnswer()
  return { ...reader, page }
}

function follow(page: Page, name: string) {
  return page.getByRole('button', { name: `Meldingen over ${name}` })
}

/** What this browser remembers of its registration. */
function remembered(page: Page): Promise<{ topics: string[]; refreshedAt: number } | null> {
  return page.evaluate("JSON.parse(localStorage.getItem('schakel-push'))")
}

describe('following a section', () => {
  it('asks for permission on the button press, and not earlier', async () => {
    const { page, context, calls, tokens } = await openPushing('/ecommerce')
    const button = follow(page, 'E-commerce')
    await button.waitFor()
    expect(calls).toEqual([])
    expect(await page.evaluate('window.wasAsked === undefined')).toBe(true)

    await button.click()
    await page.getByText('U krijgt een melding bij nieuws over E-commerce.').waitFor()

    expect(await page.evaluate('window.wasAsked')).toBe(true)
    expect(calls).toEqual([
      `POST /v1/projects/${site.fcm.projectId}/installations`,
      `POST /v1/projects/${site.fcm.projectId}/registrations`,
    ])
    expect(tokens).toHaveLength(1)
    expect(await remembered(page)).toMatchObject({ topics: ['ecommerce'] })
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'schakel_push')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })

    await context.unrouteAll()
    await page.goto('/ecommerce')
    const following = page.getByRole('button', { name: 'U krijgt meldingen over E-commerce' })
    expect(await following.getAttribute('aria-pressed')).toBe('true')
    await following.click()
    await page.getByText('U krijgt geen meldingen meer over E-commerce.').waitFor()
    expect(await remembered(page)).toMatchObject({ topics: [] })
    // One token serves all topics.
    expect(tokens).toHaveLength(1)
  })

  it('does not ask if the reader has already agreed', async () => {
    const { page, tokens } = await openPushing('/ecommerce', { permission: 'granted', answer: 'denied' })

    await follow(page, 'E-commerce').click()

    await page.getByText('U krijgt een melding').waitFor()
    expect(tokens).toHaveLength(1)
  })

  it('gets no token if the reader closes the question, says no, or has said no before, and says so in the language of the page', async () => {
    const { page, context, calls } = await openPushing('/ecommerce', { answer: 'default' })
    await context.unrouteAll()
    const answers = [
      ['default', 'U hebt nog niet gekozen.'],
      ['denied', 'Uw browser blokkeert meldingen van deze site.'],
    ] as const
    for (const [answer, text] of answers) {
      await page.evaluate(`sessionStorage.setItem('test:answer', '"${answer}"')`)
      await page.goto('/ecommerce')

      await follow(page, 'E-commerce').click()

      await page.getByText(text).waitFor()
      expect(await page.evaluate('window.wasAsked')).toBe(true)
      expect(calls).toEqual([])
      expect(await remembered(page)).toBeNull()
      expect(await follow(page, 'E-commerce').getAttribute('aria-pressed')).toBe('false')
    }

    const pages = [
      ['/ecommerce', 'Meldingen over E-commerce', 'Uw browser blokkeert meldingen van deze site.'],
      [
        '/en/ecommerce',
        'Notifications about E-commerce',
        'Your browser blocks notifications from this site.',
      ],
      [
        '/de/ecommerce',
        'Mitteilungen zu E-Commerce',
        'Ihr Browser blockiert Benachrichtigungen dieser Seite.',
      ],
    ] as const
    for (const [path, name, text] of pages) {
      await page.goto(path)
      const button = page.getByRole('button', { name })

      await button.click()

      await page.getByText(text).waitFor()
      expect(await page.evaluate('window.wasAsked === undefined')).toBe(true)
      expect(await button.getAttribute('aria-pressed')).toBe('false')
    }
    expect(calls).toEqual([])
    expect(await remembered(page)).toBeNull()
  })

  it('shows the problem in a browser that lacks something', async () => {
    const { page, context, letGoogleAnswer } = await openPushing('/ecommerce')
    const problems = [
      ['delete window.PushManager', 'Deze browser kan geen meldingen ontvangen.'],
      [
        "indexedDB.open = () => { throw new DOMException('denied', 'UnknownError') }",
        'Uw browser bewaart hier niets',
      ],
      [
        "PushManager.prototype.subscribe = async () => { throw new DOMException('Registration failed', 'AbortError') }",
        'De meldingendienst van uw browser is niet te bereiken.',
      ],
      [
        "ServiceWorkerContainer.prototype.register = async () => { throw new TypeError('no') }",
        'Meldingen konden niet starten.',
      ],
    ] as const
    for (const [lack, text] of problems) {
      await page.evaluate('sessionStorage.clear()')
      const lacking = await page.addInitScript(lack)
      await context.unrouteAll()
      await page.goto('/ecommerce')
      await hydrated(page)
      await letGoogleAnswer()

      await follow(page, 'E-commerce').click()

      await page.getByText(text).waitFor()
      await lacking.dispose()
    }
  })
})

describe('an article that an editor publishes with push ticked', () => {
  it('is shown in the visible page, else as a notification, and opens the article', async () => {
    const { page, context, tokens } = await openPushing('/logistiek', {
      isNew: true,
      // What the page fetches ahead fails if it is closed meanwhile.
      allowed: [/^failed: \S+\/_payload\.json net::ERR_FAILED$/],
    })
    await follow(page, 'Logistiek').click()
    await page.getByText('U krijgt een melding').waitFor()
    const title = 'Containerterminal opent een nachtslot voor vrachtwagens'

    await editor.publish(213, 'nl', { push: true })
    await site.catchUp()
    await expect.poll(() => site.fcm.seen().messages.length, { timeout: 120_000 }).toBe(1)
    const { messages, breaches } = site.fcm.seen()
    expect(breaches).toEqual([])
    const [handedIn] = messages
    expect(handedIn?.target).toBe(tokens[0])
    const sent = deliveredFrom(handedIn?.message ?? {})
    const titleSent = handedIn?.message.notification?.title ?? title

    const shown = await watchNotifications(context)
    await deliver(page, site.url, sent)
    const toast = page.locator('.toast').getByRole('link', { name: titleSent })
    await toast.waitFor()
    expect(await shown()).toEqual([])
    await toast.click()
    await page.waitForURL((url) => url.pathname.startsWith('/news/213/'))

    const other = await context.newPage()
    await other.goto('about:blank')
    await page.close()
    await deliver(other, site.url, sent)
    await expect.poll(shown).toEqual([titleSent])
  })
})

describe('a returning browser', () => {
  const dayMs = 24 * 3600_000

  it('refreshes its token once a week, and ends its registration when the permission was withdrawn', async () => {
    const { page, context, calls, letGoogleAnswer } = await openPushing('/ecommerce')
    await follow(page, 'E-commerce').click()
    await page.getByText('U krijgt een melding').waitFor()
    await context.unrouteAll()
    const puts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/api/push')) puts.push(request.url())
    })

    await setRefreshed(page, Date.now() - 6 * dayMs)
    await page.goto('/logistiek')
    await follow(page, 'Logistiek').waitFor()
    expect(puts).toEqual([])
    await setRefreshed(page, Date.now() - 8 * dayMs)
    await page.goto('/contact')

    await expect.poll(() => puts.length).toBe(1)
    await expect.poll(async () => (await remembered(page))?.refreshedAt).toBeGreaterThan(Date.now() - dayMs)
    // The SDK keeps its token for six more days.
    expect(calls.filter((call) => call.endsWith('/registrations'))).toHaveLength(1)

    await letGoogleAnswer()
    await page.evaluate(`sessionStorage.setItem('test:permission', '"denied"')`)
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')

    await page.goto('/contact')

    expect((await removed).status()).toBe(204)
    await expect.poll(() => remembered(page)).toBeNull()
  })

  async function setRefreshed(page: Page, at: number): Promise<void> {
    await page.evaluate(`localStorage.setItem('schakel-push', JSON.stringify({
      ...JSON.parse(localStorage.getItem('schakel-push')), refreshedAt: ${at} }))`)
  }
})

describe('a search for vacancies', () => {
  it('is followed as it is in the address', async () => {
    const { page } = await openPushing('/jobs?q=planner&place=Venlo')

    await page.getByText('Houd me op de hoogte').click()
    await follow(page, 'deze zoekopdracht').click()

    await page.getByText('U krijgt een melding bij nieuws over deze zoekopdracht.').waitFor()
    expect(await remembered(page)).toMatchObject({ topics: ['jobs?q=planner&place=Venlo'] })
  })
})

describe('the account', () => {
  it('turns notifications on, chooses, and turns them off', async () => {
    const { page, context, letGoogleAnswer } = await openAccount()
    const part = page.getByRole('region', { name: 'Meldingen' })
    await part.getByText('Meldingen staan uit op dit apparaat.').waitFor()
    expect(await barriersOn(page)).toEqual([])

    await part.getByRole('button', { name: 'Meldingen aanzetten' }).click()
    await part.getByText('Meldingen staan aan op dit apparaat.').waitFor()
    await part.getByLabel('Logistiek').check()
    await expect.poll(async () => (await remembered(page))?.topics).toEqual(['logistiek'])
    await context.unrouteAll()
    await page.goto('/news/tag/retourbeleid')
    await follow(page, 'Retourbeleid').click()
    await page.getByText('U krijgt een melding').waitFor()
    await page.goto('/account')
    await part.getByRole('link', { name: 'Onderwerp: Retourbeleid' }).waitFor()
    expect(await part.getByLabel('Logistiek').isChecked()).toBe(true)
    expect(await barriersOn(page)).toEqual([])
    await part.getByRole('button', { name: 'Onderwerp: Retourbeleid niet meer volgen' }).click()
    await part.getByRole('link', { name: 'Onderwerp: Retourbeleid' }).waitFor({ state: 'detached' })

    await letGoogleAnswer()
    await part.getByRole('button', { name: 'Meldingen uitzetten op dit apparaat' }).click()

    await part.getByText('Meldingen staan uit op dit apparaat.').waitFor()
    expect(await remembered(page)).toBeNull()
  })

  it('says how to allow what was denied', async () => {
    const { page } = await openAccount({ permission: 'denied' })

    const part = page.getByRole('region', { name: 'Meldingen' })

    await part.getByText('Uw browser blokkeert meldingen van deze site. Sta ze toe').waitFor()
    expect(await part.getByRole('button').count()).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

  it('removes everything when its reader signs out', async () => {
    const { page } = await openAccount({ allowed: [/Clear-Site-Data/] })
    const part = page.getByRole('region', { name: 'Meldingen' })
    await part.getByRole('button', { name: 'Meldingen aanzetten' }).click()
    await part.getByText('Meldingen staan aan op dit apparaat.').waitFor()

    await page.locator('.my-menu').getByRole('button', { name: 'Uitloggen' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    expect(await remembered(page)).toBeNull()
    const state = await page.evaluate("fetch('/api/push').then((response) => response.json())")
    expect(state).toMatchObject({ registration: null })
  })
})

describe('where push is off', () => {
  it('no push button or code is sent', async () => {
    const page = await firstPage(await newReader())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/ecommerce')
    await hydrated(page)
    await page.waitForTimeout(2500)

    expect(await page.locator('.follow-slot').count()).toBe(0)
    expect(
      asked.filter((url) => /firebase|googleapis|FollowButton|fcm|\/api\/push|i18n.*push/.test(url)),
    ).toEqual([])
  })
})

it('takes up no space without script', async () => {
  const page = await open('/ecommerce', { baseURL: site.url, javaScriptEnabled: false })

  expect(await page.locator('.follow-slot').isVisible()).toBe(false)
})
