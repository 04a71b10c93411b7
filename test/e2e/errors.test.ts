import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { missingPage, translatedArticle } from './support/addresses.ts'
import { arrived, follow, isMarked, mark, textOf } from './support/page-state.ts'
import { firstPage, hydrated, newReader, open } from './support/reader.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('the error screen', () => {
  it('replaces a page that the site cannot show, and links to the front page', async () => {
    const page = await open('/ecommerce', { allowed: [/500/] })
    await mark(page)
    await page.route('**/logistiek/_payload.json', async (route) => {
      const response = await route.fetch()
      const props = { status: 500, message: 'Door een fout bij ons gaat dit even niet.', requestId: 'abc123' }
      const json = { ...(await response.json()), route: 'error', status: 500, props }
      await route.fulfill({ response, status: 500, json })
    })

    await openSection(page, 'Logistiek')

    await errorHeading(page).waitFor()
    await page.getByText('Kenmerk: abc123').waitFor()
    await page.getByRole('link', { name: 'Terug naar home' }).click()
    await arrived(page, '/')
    expect(await errorHeading(page).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  it('is cleared by going back', async () => {
    const page = await open('/ecommerce', { allowed: [/410/] })
    await follow(page, '/winactie-2023')
    await errorHeading(page).waitFor()

    await page.goBack()

    await page.locator('h1', { hasText: 'E-commerce' }).waitFor()
  })

  it('replaces a page that fails while rendering, and links to the front page', async () => {
    const page = await open('/contact', { allowed: [/TypeError: Cannot destructure/] })
    await breakArticle(page, '/_payload.json')

    await follow(page, translatedArticle.nl)

    await errorHeading(page).waitFor()
    await page.getByRole('link', { name: 'Terug naar home' }).click()
    await arrived(page, '/')
    await page.locator('header').first().waitFor()
    expect(await textOf(page)).not.toContain('Er is iets fout gegaan')
  })

  it('keeps the chosen colours', async () => {
    const page = await open('/contact', { allowed: [/TypeError: Cannot destructure/], colorScheme: 'light' })
    await page.evaluate("localStorage.setItem('colour-mode', 'dark')")
    await page.reload()
    await hydrated(page)
    await breakArticle(page, '/_payload.json')

    await follow(page, translatedArticle.nl)

    await errorHeading(page).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  })

  it('replaces a page that fails during hydration', async () => {
    const page = await firstPage(await newReader({ allowed: [/null/, /Minified React error/] }))
    await breakArticle(page, '')

    await page.goto(translatedArticle.nl)

    await errorHeading(page).waitFor()
  })

  it('is never shown to a search engine, which keeps the page', async () => {
    const context = await newReader({ allowed: [/null/, /Minified React error/], userAgent: googlebot })
    const page = await firstPage(context)
    await breakArticle(page, '')

    const reported = page.waitForEvent('console')
    await page.goto(translatedArticle.nl)
    await reported
    await page.waitForTimeout(500)

    expect(await errorHeading(page).count()).toBe(0)
    await page.locator('h1', { hasText: 'Kastanje Mode' }).waitFor()
    expect((await textOf(page)).length).toBeGreaterThan(1000)
  })

  it('leaves a response that is not one of our pages to a full load', async () => {
    const page = await open('/contact', { allowed: [/500/, /JSON/] })
    await mark(page)
    await page.route('**/logistiek/_payload.json', (route) =>
      route.fulfill({ status: 500, body: 'Internal error' }),
    )

    await openSection(page, 'Logistiek')
    await arrived(page, '/logistiek')

    expect(await isMarked(page)).toBe(false)
  })
})

describe('a missing page', () => {
  it('answers 404 by load and by link', async () => {
    const page = await open('/colofon', { allowed: [/404/] })
    const addresses = [
      missingPage,
      '/bestaat-niet',
      '/news/999999/nergens',
      '/news/tag/onbekend',
      '/tags-overzicht/zz',
      '/logistiek?page=99',
    ]
    for (const address of addresses) {
      const message = new RegExp(`page not found: ${address.replace('?', '\\?')}`, 'i')
      await mark(page)

      await follow(page, address)
      await page.getByText(message).waitFor()
      // What no page of ours has the address of is asked of the site.
      expect(await isMarked(page), address).toBe(address !== missingPage)
      const byLink = await page.locator('.dead-end').innerText()
      const response = await page.goto(address)
      await hydrated(page)

      expect(response?.status(), address).toBe(404)
      expect(await page.locator('.dead-end').innerText()).toBe(byLink)
      expect(await page.locator('meta[name=robots]').getAttribute('content'), address).toContain('noindex')
    }
  })

  it('shows the error screen, whose button opens the front page and clears it, in each language', async () => {
    const page = await open('/colofon', { allowed: [/404/] })
    await mark(page)
    const languages = [
      ['', 'Er is iets fout gegaan', 'Terug naar home', '/'],
      ['/en', 'Something went wrong', 'Back to home', '/en'],
      ['/de', 'Etwas ist schiefgelaufen', 'Zurück zur Startseite', '/de'],
    ] as const
    for (const [prefix, title, label, home] of languages) {
      await follow(page, `${prefix}/news/999999/nergens`)
      await page.locator('h1', { hasText: title }).waitFor()
      await page.getByText(`Page Not Found: ${prefix}/news/999999/nergens`).waitFor()

      await page.getByRole('link', { name: label }).click()

      await arrived(page, home)
      expect(await page.locator('h1', { hasText: title }).count()).toBe(0)
      expect(await isMarked(page)).toBe(true)
    }
  })

  it('links to the front page without script', async () => {
    const context = await newReader({ allowed: [/404/], javaScriptEnabled: false })
    const page = await firstPage(context)
    await page.goto('/bestaat/niet')
    await page.getByText('Page not found: /bestaat/niet').waitFor()

    await page.getByRole('link', { name: 'Terug naar home' }).click()

    expect(new URL(page.url()).pathname).toBe('/')
    expect(await errorHeading(page).count()).toBe(0)
  })
})

function errorHeading(page: Page) {
  return page.locator('h1', { hasText: 'Er is iets fout gegaan' })
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.locator('.header-nav').getByRole('link', { name }).click()
}

/** Removes the article from the data of a page. @param suffix Of its address: empty for the document. */
async function breakArticle(page: Page, suffix: string): Promise<void> {
  await page.route(`**${translatedArticle.nl}${suffix}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"props":{"article":', '"props":{"article":null,"kept":')
    await route.fulfill({ response, body })
  })
}
