import type { Cookie, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dutchArticle, translatedArticle } from './support/addresses.ts'
import { arrived, rootAttribute } from './support/page-state.ts'
import { open } from './support/reader.ts'
import { product } from './support/this-product.ts'

describe('the choice of language', () => {
  it('opens the translation of the article, at its own address, and is remembered', async () => {
    const page = await open(translatedArticle.nl)

    await page.locator('footer').getByRole('link', { name: 'English' }).click()
    await arrived(page, translatedArticle.en)

    await page.locator('h1', { hasText: 'Kastanje Mode ships one in six orders' }).waitFor()
    expect(await rootAttribute(page, 'lang')).toBe('en')
    await page.locator('.header-nav').getByRole('link', { name: 'Logistics' }).waitFor()
    const cookie = await localeCookie(page)
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  })

  it('opens the front page of the language if there is no translation', async () => {
    const page = await open(dutchArticle)

    await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click()
    await arrived(page, '/de')

    expect(await rootAttribute(page, 'lang')).toBe('de')
  })

  it('applies to the next first visit, whatever the browser prefers', async () => {
    const page = await open('/en/ecommerce')
    await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click()
    await arrived(page, '/de/ecommerce')

    await page.goto('/')

    expect(new URL(page.url()).pathname).toBe('/de')
  })

  it('can be changed back to Dutch', async () => {
    const page = await open('/de', { locale: 'de-DE' })
    await page.locator('footer').getByRole('link', { name: 'Nederlands' }).click()
    await arrived(page, '/')

    await page.goto('/')

    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('a first visit', () => {
  it("to the front page is redirected to the browser's language", async () => {
    const page = await open('/?utm_source=brief', { locale: 'de-DE' })

    expect(new URL(page.url()).pathname).toBe('/de')
    expect(new URL(page.url()).search).toBe('?utm_source=brief')
    expect(await rootAttribute(page, 'lang')).toBe('de')
  })

  it('to any other page is not redirected, nor that of a search engine', async () => {
    const german = { accept: 'text/html', 'accept-language': 'de-DE,de;q=0.9' }
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1)'
    const visits = [
      { path: '/ecommerce', headers: german },
      { path: '/', headers: { ...german, 'user-agent': bot } },
    ]
    for (const { path, headers } of visits) {
      const answer = await fetch(`${product.siteUrl}${path}`, { headers, redirect: 'manual' })
      expect(answer.status, path).toBe(200)
      expect(answer.headers.getSetCookie().join(), path).not.toContain('i18n_redirected')
    }
    const answer = await fetch(product.siteUrl, { headers: german, redirect: 'manual' })
    expect(answer.headers.get('location')).toMatch(/\/de$/)
  })
})

async function localeCookie(page: Page): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
}
