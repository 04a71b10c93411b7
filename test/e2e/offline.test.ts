import { expect, it } from 'vitest'
import { arrived } from './support/page-state.ts'
import { hydrated, open } from './support/reader.ts'

it('leaves a navigation without a network to the browser, and the reader finds the way back', async () => {
  const page = await open('/ecommerce', { allowed: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] })
  await page.context().setOffline(true)

  await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  await page.context().setOffline(false)
  await page.goBack()

  await arrived(page, '/ecommerce')
  await hydrated(page)
  await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
  await page.locator('h1', { hasText: 'Logistiek' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/logistiek')
})
