import { mkdir } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { artifacts } from './artifacts.ts'
import { startBrowser } from './browser.ts'
import { unlistedIn } from './left-in-browser.ts'
import { product } from './this-product.ts'

/** Who reads, and what may go wrong while they do. */
export interface ReaderOptions extends BrowserContextOptions {
  /** Troubles that the test provokes; all others fail it. */
  allowed?: RegExp[]
  /** Runs in every document before its own scripts. */
  before?: string
  /**
   * Takes a profile that no other test has used. Others are empty, but for the site's files, which a browser fetches and compiles once: a
   * third of the processor time of a page.
   */
  isNew?: boolean
  /** Says that the site of `baseURL` is there, under the same address, as long as the browser: its profiles are then used again as well. */
  isLasting?: boolean
}

const { siteUrl, strapiUrl } = product

/** Started once for all files of this worker of the pool. */
let browser: Promise<Browser> | undefined

/**
 * Opens a browser profile that nobody else has meanwhile, closed or emptied with the test. The test fails on every console message, script error,
 * failed or refused request, breach of the content security policy and request to another site that it did not allow.
 * There is no service worker unless `serviceWorkers` is 'allow': a test that answers requests itself has no hold of those of a worker.
 */
export async function newReader(options: ReaderOptions = {}): Promise<BrowserContext> {
  const kind = kindOf(options)
  const profile = idle.get(kind ?? '')?.pop() ?? (await openProfile(options))
  const { context, troubles } = profile
  troubles.length = 0
  if (kind) await context.setExtraHTTPHeaders(options.extraHTTPHeaders ?? {})
  const before = options.before === undefined ? undefined : await context.addInitScript(options.before)
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await takePictures(context, task.name)
    const unexpected = [...troubles, ...(await unlistedIn(context, profile.home))]
    if (kind && !hasFailed) {
      await before?.dispose()
      await empty(profile)
      idle.set(kind, [...(idle.get(kind) ?? []), profile])
    } else await context.close()
    expectNone(unexpected, options)
  })
  return context
}

/** Profiles that may be used again, by what they were opened with. They end with the browser. */
const idle = new Map<string, Profile[]>()

/** What tells used profiles apart; null for one that is not used again. */
function kindOf({
  isNew = false,
  isLasting = false,
  allowed: _,
  before: __,
  extraHTTPHeaders: ___,
  ...options
}: ReaderOptions): string | null {
  // A site of a test's own is gone with it.
  const isGone = options.baseURL !== undefined && options.baseURL !== strapiUrl && !isLasting
  return isNew || isGone ? null : JSON.stringify(options)
}

/** Leaves nothing of a test in a profile but the files that its browser holds. */
async function empty(profile: Profile): Promise<void> {
  const { context, troubles, home } = profile
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // One that was on its way elsewhere ends the evaluation of what would empty it.
  const page = profile.page ?? (await asNew(profile).catch(() => undefined)) ?? (await context.newPage())
  for (const other of context.pages()) if (other !== page) await other.close()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: home, storageTypes: 'all' })
  if (profile.options.serviceWorkers === 'allow') {
    // They are watched by tests, which keeps them running.
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
  }
  await session.detach()
  profile.page = page
  profile.first = undefined
  await context.clearCookies()
  await context.clearPermissions()
  for (const name of watchedEvents) context.removeAllListeners(name)
  watch(context, home, troubles)
}

/**
 * Makes the first page of a test like a new one, but for its process: what that has read and compiled serves the next test. A process of its
 * own for each test costs three times what a page does. @returns Undefined where the page was closed or left the site, and its process with it.
 */
async function asNew({ first: page, home, options }: Profile): Promise<Page | undefined> {
  if (!page || page.isClosed() || (await page.evaluate('origin')) !== home) return undefined
  for (const name of pageEvents) page.removeAllListeners(name)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await leave(page)
  await page.evaluate('sessionStorage.clear()')
  await page.mouse.up()
  await page.mouse.move(0, 0)
  const viewport = options.viewport ?? usualViewport
  if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  return page
}

/** Leaves the page for an empty one, in its process: to go there by its address would be to leave the site. */
export async function leave(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.evaluate(`location.replace('about:blank')`)
  await page.waitForURL('about:blank')
}

interface LookOptions extends Pick<ReaderOptions, 'allowed'> {
  /** Opens the address in place of what is usual. */
  visit?: (page: Page, path: string) => Promise<void>
  /** Takes the page as the test before left it, where that is at this address. */
  asLeft?: boolean
}

/** Opens an address, and waits until its script has taken it over, where there is any. */
export type Look = (path: string, options?: LookOptions) => Promise<Page>

/**
 * A reader who goes from page to page of this file: for tests that look and leave nothing behind. All of them have one page, whose
 * browser holds scripts, styles and fonts by then: a look costs a third of what it does in a profile of its own. A test fails on the
 * troubles of its own page, and the next one then gets a new profile. Call it outside of the tests.
 */
export function readOn(options: ReaderOptions = {}): Look {
  let opened: Promise<Profile & { page: Page }> | undefined
  async function close(): Promise<void> {
    const { context } = (await opened) ?? {}
    opened = undefined
    await context?.close()
  }
  afterAll(close)
  return async (path, { allowed = [], visit = visitAs(options), asLeft = false } = {}) => {
    opened ??= openProfile(options).then(async (profile) => {
      if (options.before) await profile.context.addInitScript(options.before)
      return { ...profile, page: await profile.context.newPage() }
    })
    const { context, troubles, page } = await opened
    troubles.length = 0
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        await takePictures(context, task.name)
        await close()
      }
      expectNone(troubles, { allowed })
    })
    const viewport = options.viewport ?? usualViewport
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    const isThere = new URL(page.url()).pathname === new URL(path, siteUrl).pathname
    if (asLeft && isThere) return page
    // An address that differs in its fragment alone would not load the page again.
    if (isThere) await leave(page)
    await visit(page, path)
    return page
  }
}

/**
 * The page of a test that has one: it may be that of a test before, which costs a third of a new one. Whoever changes what a page keeps when
 * it goes elsewhere, such as its clock, takes a new one of the profile.
 */
export async function firstPage(context: BrowserContext): Promise<Page> {
  const profile = profiles.get(context)
  const page = profile?.page ?? (await context.newPage())
  if (profile) Object.assign(profile, { first: page, page: undefined })
  return page
}

/** Opens a page in a profile of its own, and waits until its script has taken it over. */
export async function open(path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await firstPage(await newReader(options))
  await visitAs(options)(page, path)
  return page
}

function visitAs({ javaScriptEnabled }: ReaderOptions) {
  return async (page: Page, path: string) => {
    await page.goto(path)
    if (javaScriptEnabled !== false) await hydrated(page)
  }
}

interface Profile {
  context: BrowserContext
  /** What went wrong so far, one line each. */
  troubles: string[]
  /** Origin of its site. */
  home: string
  options: ReaderOptions
  /** Of an earlier test, and as new. */
  page?: Page | undefined
  /** Of the test that has the profile. */
  first?: Page | undefined
}

const profiles = new WeakMap<BrowserContext, Profile>()

const usualViewport = { width: 1280, height: 800 }

async function openProfile({
  allowed: _,
  isNew: __,
  isLasting: ___,
  before: ____,
  serviceWorkers = 'block',
  ...options
}: ReaderOptions): Promise<Profile> {
  browser ??= startBrowser()
  const context = await (await browser).newContext({
    baseURL: siteUrl,
    locale: 'nl-NL',
    viewport: usualViewport,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(120_000)
  const home = options.baseURL ?? siteUrl
  const troubles: string[] = []
  watch(context, home, troubles)
  if (options.javaScriptEnabled !== false) await context.addInitScript(reportPolicyBreaches)
  if (serviceWorkers === 'block') await context.addInitScript(withoutServiceWorker)
  const profile = { context, troubles, home, options: { ...options, serviceWorkers } }
  profiles.set(context, profile)
  return profile
}

/** On a busy machine the backend may not give a picture in time. */
const latePicture = /\b503\b.*\/media\//

function expectNone(troubles: readonly string[], { allowed = [] }: ReaderOptions): void {
  const expected = [...allowed, latePicture]
  const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
  expect(unexpected.join('\n')).toBe('')
}

/** Waits until the page's script has taken it over: navigation starts behind it. */
export async function takenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(movesByItself), { timeout: 120_000 }).toBe(true)
}

/** Waits until the page is taken over, and its fonts have come. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page)
  await page.evaluate('document.fonts.ready.then(() => null)')
}

/**
 * Whether navigation was taken over; the page itself waits for it, since each question costs processor time. Machines do without: for them the
 * colour modes are only offered by then.
 */
const movesByItself = `/bot\\b/i.test(navigator.userAgent)
  ? document.querySelector('#user-menu [aria-pressed]') !== null
  : performance.getEntriesByName('schakel:moving').length > 0 ||
    new Promise((resolve) =>
      new PerformanceObserver((marks) => marks.getEntriesByName('schakel:moving').length > 0 && resolve(true))
        .observe({ type: 'mark' }))`

const reportPolicyBreaches = `document.addEventListener('securitypolicyviolation', (breach) =>
  console.error('Policy breach: ' + breach.violatedDirective + ' ' + breach.blockedURI))`

const withoutServiceWorker = 'delete Navigator.prototype.serviceWorker'

const watchedEvents = ['console', 'weberror', 'requestfailed', 'response', 'request']
const pageEvents = [
  'request',
  'response',
  'requestfailed',
  'requestfinished',
  'console',
  'pageerror',
  'dialog',
]

function watch(context: BrowserContext, home: string, troubles: string[]): void {
  context.on('console', (message) =>
    troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  )
  context.on('weberror', (failure) => troubles.push(`script: ${failure.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page no longer needs when it is left, and scripts where there is no script. Breaches of the policy report themselves.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') troubles.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answered ${response.status()}: ${response.url()}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== home && protocol !== 'data:') troubles.push(`other site: ${request.url()}`)
  })
}

async function takePictures(context: BrowserContext, name: string): Promise<void> {
  await mkdir(artifacts, { recursive: true })
  const file = name.replace(/[^\w]+/g, '-').slice(0, 80)
  for (const [index, page] of context.pages().entries())
    await page.screenshot({ path: `${artifacts}/failed-${file}-${index}.png`, timeout: 5000 })
}
