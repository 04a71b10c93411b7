import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor } from './accounts/support/visitor.ts'
import { dutchArticle } from './support/addresses.ts'
import { endTimers, longTimersWait } from './support/long-timers.ts'
import { arrived, follow, until } from './support/page-state.ts'
import { firstPage, leave, newReader, open, type ReaderOptions } from './support/reader.ts'
import { afterJob } from './support/schedule.ts'
import { openStatisticsDoor, type SentBatch, type StatisticsDoor } from './support/statistics-door.ts'
import { product } from './support/this-product.ts'

const yearMs = 365 * 86_400_000

/** Delays of the client's timers, in milliseconds. */
const seenMs = 1000
const pauseMs = 2000
const sessionMs = 5000
const sendMs = 10_000

const withoutNavigation = 'delete window.navigation'
const privacyControl = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`

const madeReady = `window.isMadeReady = true
  Object.defineProperty(Document.prototype, 'prerendering', { get: () => window.isMadeReady })`

describe('page views', () => {
  it('are reported for each page; an article has its own event once it was seen', async () => {
    const { door, page } = await visit('/?utm_source=brief&utm_medium=email')

    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await arrived(page, '/logistiek')
    await follow(page, dutchArticle)
    await arrived(page, dutchArticle)
    await endTimers(page, seenMs)
    await leave(page)

    await eventually(door.told).toEqual([
      'pageview /?utm_source=brief&utm_medium=email',
      'pageview /logistiek',
      `View ${dutchArticle}`,
    ])
    const [landing, section] = door.events().filter(({ eventType }) => eventType === 'pageview')
    expect(landing).not.toHaveProperty('referrer')
    expect(section?.referrer).toBe(landing?.url)
  })

  it('are not reported for an article that was left immediately', async () => {
    const { door, page } = await visit('/contact')

    await follow(page, dutchArticle)
    await arrived(page, dutchArticle)
    await leave(page)

    await eventually(door.told).toEqual(['pageview /contact'])
  })

  it('are not reported for another place or state of the same page', async () => {
    const { door, page } = await visit('/jobs')

    await page.locator('input[name=hours][value="32-40"]').check()
    await page.waitForURL('**/jobs?hours=32-40')
    await page.evaluate("location.hash = 'content', null")
    await leave(page)

    await eventually(door.told).toEqual(['pageview /jobs'])
  })

  it('are not reported for a missing page', async () => {
    const { door, page } = await visit('/nergens/te/vinden', { allowed: [/404/] })

    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await arrived(page, '/logistiek')
    await leave(page)

    await eventually(door.told).toEqual(['pageview /logistiek'])
  })

  it("never contain the code from a mail's link", async () => {
    const { door, page } = await visit('/wachtwoord-reset?code=een-geheime-code')

    await endTimers(page, sessionMs)
    await follow(page, '/logistiek')
    await arrived(page, '/logistiek')
    await leave(page)

    await eventually(door.told).toEqual([
      'pageview /wachtwoord-reset',
      'Session start /wachtwoord-reset',
      'pageview /logistiek',
      'Session stop /logistiek',
    ])
    expect(JSON.stringify(door.batches)).not.toContain('geheim')
  })

  it('are reported again for a page restored from the back/forward cache', async () => {
    const { door, page } = await visit('/contact')

    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), null")
    await leave(page)

    await eventually(door.told).toEqual([
      'pageview /contact',
      'pageview /contact',
      'Session start /contact',
      'Session stop /contact',
    ])
  })

  it('are reported by browsers that load every page in full', async () => {
    const door = await openStatisticsDoor()
    const before = `${withoutNavigation}; ${longTimersWait}`
    const page = await firstPage(await newReader({ ...door.through, before }))
    await page.goto('/logistiek')
    await analyticsLoaded(page)

    await page.locator('.header-nav').getByRole('link', { name: 'Fulfilment' }).click()
    await page.waitForURL('**/fulfilment')
    await analyticsLoaded(page)
    await leave(page)

    await eventually(door.told).toEqual(['pageview /logistiek', 'pageview /fulfilment'])
    expect(door.events()[1]?.referrer).toBe(`${door.url}/logistiek`)
  })

  it('are reported for a prerendered page once it is opened', async () => {
    const door = await openStatisticsDoor()
    const page = await open('/contact', { ...door.through, before: `${madeReady}; ${longTimersWait}` })
    await page.waitForTimeout(2500)
    expect(await page.context().cookies()).toEqual([])

    await page.evaluate(`window.isMadeReady = false
      document.dispatchEvent(new Event('prerenderingchange')), null`)
    await analyticsLoaded(page)
    await leave(page)

    await eventually(door.told).toEqual(['pageview /contact'])
  })

  it('are not reported for bots', async () => {
    const door = await openStatisticsDoor()
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    const page = await open('/contact', { ...door.through, userAgent })

    await page.waitForTimeout(2500)
    await leave(page)

    expect(await page.context().cookies()).toEqual([])
    expect(door.batches).toEqual([])
  })
})

describe('events', () => {
  it('are sent to the site every ten seconds, which stores them, and sets the session for the rest of its year', async () => {
    const page = await open('/contact', { before: longTimersWait })
    await analyticsLoaded(page)
    await endTimers(page, sessionMs)

    const [answer] = await Promise.all([page.waitForResponse('**/api/statistics'), endTimers(page, sendMs)])

    expect(answer.status()).toBe(204)
    const { data }: { data: SentBatch } = answer.request().postDataJSON()
    expect(data.events.map(({ eventType }) => eventType)).toEqual(['pageview', 'Session start'])
    expect(data.events.every(({ id }) => /^[\da-f-]{36}$/.test(id ?? ''))).toBe(true)
    const [cookie] = await page.context().cookies()
    const sent = (await answer.allHeaders())['set-cookie'] ?? ''
    expect(sent).toContain(`session=${cookie?.value}; Path=/; Max-Age=`)
    expect(sent).not.toContain('HttpOnly')
  })

  it('are sent immediately when the page is hidden; that they do not arrive causes no error for the reader', async () => {
    const door = await openStatisticsDoor({ status: 503 })
    const page = await open('/contact', { ...door.through, allowed: [/503/], before: longTimersWait })
    await analyticsLoaded(page)

    await hide(page, true)
    await eventually(door.told).toEqual(['pageview /contact'])
    await hide(page, false)
    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await arrived(page, '/logistiek')
    await leave(page)

    await eventually(door.told).toEqual(['pageview /contact', 'pageview /logistiek'])
  })

  it('report a click on advertising, except for short links, which the site counts itself', async () => {
    const { door, page } = await visit('/contact')

    await press(page, { href: '#content', rel: 'sponsored nofollow' })
    await press(page, { href: '#content', rel: 'nofollow' })
    await press(page, { href: '/l/1#niet', rel: 'sponsored' })
    await leave(page)

    await eventually(door.told).toEqual(['pageview /contact', 'Marketing /contact'])
  })
})

describe('a vacancy in a list', () => {
  const list = '/werkgevers/havik-logistiek'
  /** Shows one row at a time. */
  const viewport = { width: 800, height: 500 }
  const numberOf = async (row: Locator) => Number(await row.getAttribute('data-vacancy'))
  /** Waits until a vacancy has counted. */
  const remembered = (page: Page, number: number) =>
    until(page, `(sessionStorage.getItem('listed-entries') ?? '').includes('vacancy/${number}')`)
  const bringIntoView = (page: Page, number: number) =>
    page.evaluate(
      `document.querySelector('[data-vacancy="${number}"]').scrollIntoView({ block: 'end' }), null`,
    )

  it('counts once somebody has seen its row, and not where nobody scrolled to it', async () => {
    const { door, page } = await visit(list, { viewport, before: '' })
    const rows = page.locator('[data-vacancy]')
    const [seen, unseen] = [await numberOf(rows.first()), await numberOf(rows.last())]
    expect(unseen).not.toBe(seen)

    await bringIntoView(page, seen)
    await remembered(page, seen)
    await page.evaluate('scrollTo(0, 0), null')
    await bringIntoView(page, seen)
    // Time enough for it to count a second time.
    await page.waitForTimeout(1.3 * seenMs)
    await leave(page)

    const counted = () => door.events().flatMap(({ listed }) => listed ?? [])
    await eventually(() => counted().filter((entry) => entry === `vacancy/${seen}`)).toEqual([
      `vacancy/${seen}`,
    ])
    expect(counted()).not.toContain(`vacancy/${unseen}`)
  })

  it('is shown to its employer among the figures', async () => {
    const employer = await newVisitor()
    await employer.comeSignedIn({ email: 'werkgever@schakel.example', password: 'schakel-demo-2026' })
    const reader = await open(list, { viewport })
    await analyticsLoaded(reader)
    const number = await numberOf(reader.locator('[data-vacancy]').first())
    const path = `/jobs/mijn/${number}`
    const shown = async () => {
      const answer = await employer.context.request.get(path)
      const [, total = ''] = />Getoond in lijsten<\/dt><dd>([\d.]+)</.exec(await answer.text()) ?? []
      return total === '' ? null : Number(total.replaceAll('.', ''))
    }
    const before = await shown()
    expect(before).not.toBe(null)

    await bringIntoView(reader, number)
    await remembered(reader, number)
    await leave(reader)

    await expect
      .poll(afterJob('maintainStatistics', shown), { timeout: 120_000, interval: 500 })
      .toBeGreaterThan(before ?? 0)
  })
})

describe('the session', () => {
  it('is a cookie set by script: id 0, the time of issue, and a year later', async () => {
    const before = Date.now()
    const { door, page } = await visit('/contact')
    await leave(page)
    await eventually(() => door.batches.length).toBe(1)

    const [cookie, ...others] = await page.context().cookies(door.url)
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'session', path: '/', sameSite: 'Lax', httpOnly: false })
    const value = decodeURIComponent(cookie?.value ?? '')
    const { id, iat, exp } = JSON.parse(atob(value))
    expect(id).toBe(0)
    expect(iat).toBeGreaterThanOrEqual(before)
    expect(exp - iat).toBe(yearMs)
    expect(Math.abs((cookie?.expires ?? 0) * 1000 - exp)).toBeLessThan(60_000)
    expect(door.batches[0]?.session).toBe(value)
  })

  it('is replaced when it is invalid', async () => {
    const door = await openStatisticsDoor()
    const context = await newReader(door.through)
    await context.addCookies([{ name: 'session', value: 'e30=', url: door.url }])
    const page = await firstPage(context)
    await page.goto('/contact')
    await analyticsLoaded(page)

    await leave(page)

    await eventually(() => door.batches.length).toBe(1)
    expect(JSON.parse(atob(door.batches[0]?.session ?? ''))).toMatchObject({ id: 0 })
  })

  it('starts after five seconds, pauses when hidden, resumes and stops', async () => {
    const { door, page } = await visit('/contact')
    await endTimers(page, sessionMs)

    await hide(page, true)
    await endTimers(page, pauseMs)
    await hide(page, false)
    await leave(page)

    await eventually(door.told).toEqual([
      'pageview /contact',
      'Session start /contact',
      'Session pause /contact',
      'Session resume /contact',
      'Session stop /contact',
    ])
  })

  it('is not created for readers whose browser asks for privacy; their page views count without it', async () => {
    const { door, page } = await visit('/contact', { before: privacyControl })

    await page.waitForTimeout(5500)
    await leave(page)

    await eventually(door.told).toEqual(['pageview /contact'])
    expect(door.batches[0]).not.toHaveProperty('session')
    expect(await page.context().cookies()).toEqual([])
  })
})

it('is not needed to read a page', async () => {
  const html = await (await fetch(`${product.siteUrl}${dutchArticle}`)).text()

  expect(html).not.toMatch(/analytics-|InstallChoice|by-hand/)
})

/** A reader on a page with analytics running, behind a proxy that records its events. Unless told otherwise, long timers wait. */
async function visit(
  path: string,
  options: ReaderOptions = {},
): Promise<{ door: StatisticsDoor; page: Page }> {
  const door = await openStatisticsDoor()
  const page = await open(path, { before: longTimersWait, ...options, ...door.through })
  await analyticsLoaded(page)
  return { door, page }
}

async function analyticsLoaded(page: Page): Promise<void> {
  await until(page, "performance.getEntriesByName('schakel:counting').length > 0")
}

/** What the proxy finally received; a busy machine takes its time. */
function eventually<Heard>(read: () => Heard) {
  return expect.poll(read, { timeout: 120_000 })
}

/** Hides the page as another tab in front of it would, or shows it again. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true })
    document.dispatchEvent(new Event('visibilitychange')), null`)
}

async function press(page: Page, link: { href: string; rel: string }): Promise<void> {
  await page.evaluate(`{
    const link = Object.assign(document.createElement('a'), ${JSON.stringify(link)})
    link.addEventListener('click', (press) => press.preventDefault())
    document.body.append(link)
    link.click()
    link.remove()
  }`)
}
