import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { firstPage, newReader, type ReaderOptions, readOn } from './reader.ts'
import { again } from './send-past-page.ts'
import { product } from './this-product.ts'

const { strapiUrl, editor } = product

/** What the panel writes to the console on every page. */
const ofPanel = [
  /React DevTools/,
  /React Router Future Flag/,
  /Policy breach: script-src eval/,
  /warning: useRBAC/,
]

/** The addresses of our own pages in the panel, by their name in its menu. */
const pages = {
  'Te beoordelen': 'vacancies',
  Financiën: 'finance',
  Nieuwsbrieven: 'editions',
  Post: 'post',
  Privacy: 'privacy',
  Statistieken: 'statistics',
} as const

/** The name of a page of ours in the menu of the panel. */
export type PanelPage = keyof typeof pages

/**
 * Opens a page of the panel as the editor, who has signed in: the form for that, and the panel's own front page after it, cost as much as the rest
 * of most tests. {@link signInToPanel} goes all of the way.
 */
export async function openPanel(name: PanelPage, options: ReaderOptions = {}): Promise<Page> {
  const page = await newPage(options)
  await goToPage(page, name)
  return page
}

/** The same at any address of the panel. */
export async function openPanelAt(path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await newPage(options)
  await comeSignedIn(page)
  await page.goto(path)
  return page
}

/**
 * An editor who stays at one page of the panel, for all tests of a file that can go on where another has ended: opening it costs two seconds of
 * processor time. Call it outside of the tests.
 */
export function stayAt(name: PanelPage): (options?: Pick<ReaderOptions, 'allowed'>) => Promise<Page> {
  const look = readOn({ baseURL: strapiUrl })
  return ({ allowed = [] } = {}) =>
    look(pathOf(name), {
      allowed: [...ofPanel, ...allowed],
      asLeft: true,
      visit: (page) => goToPage(page, name),
    })
}

function pathOf(name: PanelPage): string {
  return `/admin/plugins/${pages[name]}`
}

async function comeSignedIn(page: Page): Promise<void> {
  const context = page.context()
  const answer = await context.request.post(`${strapiUrl}/admin/login`, { data: editor, ...again })
  const { data }: { data: { token: string } } = await answer.json()
  await context.addCookies([{ name: 'jwtToken', value: data.token, url: strapiUrl }])
}

async function goToPage(page: Page, name: PanelPage): Promise<void> {
  const path = pathOf(name)
  await comeSignedIn(page)
  await page.goto(path)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await menuItem(page, name).getAttribute('href')).toBe(path)
}

/** Signs in by the panel's form, and opens a page from its menu. */
export async function signInToPanel(name: PanelPage, options: ReaderOptions = {}): Promise<Page> {
  const page = await newPage(options)
  await page.goto('/admin')
  await page.locator('input[name=email]').fill(editor.email)
  await page.locator('input[name=password]').fill(editor.password)
  await page.locator('button[type=submit]').click()
  await menuItem(page, name).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  return page
}

async function newPage(options: ReaderOptions): Promise<Page> {
  const allowed = [...ofPanel, ...(options.allowed ?? [])]
  return firstPage(await newReader({ baseURL: strapiUrl, ...options, allowed }))
}

function menuItem(page: Page, name: PanelPage): Locator {
  return page.getByRole('link', { name, exact: true })
}

/** Shows the panel as who prefers dark sees it. */
export async function becomesDark(page: Page): Promise<void> {
  const colour = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  const before = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).not.toBe(before)
}
