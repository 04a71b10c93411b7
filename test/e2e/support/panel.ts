import type { Page } from 'playwright-core'
import { firstPage, newReader, type ReaderOptions } from './reader.ts'
import { product } from './this-product.ts'

const { strapiUrl, editor } = product

/** What the panel writes to the console on every page. */
const ofPanel = [
  /React DevTools/,
  /React Router Future Flag/,
  /Policy breach: script-src eval/,
  /warning: useRBAC/,
]

/** Signs in to the panel as the editor does, and opens a page from its menu. */
export async function openPanel(name: string, options: ReaderOptions = {}): Promise<Page> {
  const allowed = [...ofPanel, ...(options.allowed ?? [])]
  const page = await firstPage(await newReader({ baseURL: strapiUrl, ...options, allowed }))
  await page.goto('/admin')
  await page.locator('input[name=email]').fill(editor.email)
  await page.locator('input[name=password]').fill(editor.password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  return page
}
