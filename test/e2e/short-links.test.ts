import { expect, it } from 'vitest'
import { follow, isMarked, mark } from './support/page-state.ts'
import { open } from './support/reader.ts'

it('redirects to a page of this site in one step, with its campaign', async () => {
  const page = await open('/contact')
  await mark(page)

  await follow(page, '/l/2')
  await page.waitForURL('**/nieuwsbrief?utm_source=beursstand&utm_medium=qr&utm_campaign=ochtendmail')

  await page.locator('h1', { hasText: 'Nieuwsbrieven' }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

it('leaves for another site by a full load', async () => {
  const page = await open('/contact', { allowed: [/other site: https:\/\/www\.retourhuis\.example/] })
  await page.route('https://www.retourhuis.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Retourhuis</title>' }),
  )

  await follow(page, '/c?id=5')
  await page.waitForURL('https://www.retourhuis.example/**')

  expect(await page.title()).toBe('Retourhuis')
})

it('says that a link has ended, and links to the front page', async () => {
  const page = await open('/contact', { allowed: [/410/] })
  await follow(page, '/l/6')
  await page.locator('h1', { hasText: 'Deze link is niet meer actief' }).waitFor()
  expect(await page.locator('footer').count()).toBe(0)

  await page.getByRole('link', { name: 'Naar de voorpagina' }).click()

  await page.waitForURL((url) => url.pathname === '/')
})
