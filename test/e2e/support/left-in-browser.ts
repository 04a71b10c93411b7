import type { BrowserContext, Page } from 'playwright-core'
import { browserStorage, cookies } from '../../../cms/src/privacy/browser-storage.ts'

const cookieNames = Object.keys(cookies)
const storageNames = Object.keys(browserStorage)

/**
 * What a journey leaves in a browser and the page about cookies doesn't name. Nothing is asked of one that went to other sites as well, or to
 * the panel, whose storages are Strapi's: cookies don't tell ports apart.
 * @param home Origin of the site.
 * @returns A line for each cookie and each key of a storage.
 */
export async function unlistedIn(context: BrowserContext, home: string): Promise<string[]> {
  const pages = context.pages().filter((page) => page.url() !== 'about:blank')
  const isElsewhere = (page: Page) =>
    !page.url().startsWith(home) || new URL(page.url()).pathname.startsWith('/admin')
  if (pages.length === 0 || pages.some(isElsewhere)) return []
  const set = (await context.cookies(home)).map(({ name }) => name.replace(/^__Host-/, ''))
  const keys = (await Promise.all(pages.map(keysOf))).flat()
  return [
    ...set.filter((name) => !cookieNames.includes(name)).map((name) => `unlisted cookie: ${name}`),
    ...keys.filter((key) => !isListed(key)).map((key) => `unlisted in the browser: ${key}`),
  ]
}

/** What tests themselves keep there begins with `test:`. */
function isListed(key: string): boolean {
  if (key.startsWith('test:')) return true
  return storageNames.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name))
}

/** Of a page that is left or closed meanwhile nothing is known. */
function keysOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(script).catch(() => [])
}

const script = `(async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()).map(({ name }) => name),
  ...(await caches.keys()),
])()`
