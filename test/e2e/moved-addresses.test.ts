import { expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import { follow, historyLength, isMarked, mark } from './support/page-state.ts'
import { open } from './support/reader.ts'

it('follows links to moved addresses to their new ones in one step: ours, those of editors and wrong slugs', async () => {
  const page = await open('/contact', { allowed: [/410/] })
  await mark(page)
  const before = await historyLength(page)

  // With the query of the link.
  await follow(page, '/home?utm_source=brief')
  await page.waitForURL('**/?utm_source=brief')
  expect(await isMarked(page)).toBe(true)
  expect(await historyLength(page)).toBe(before + 1)
  await page.goBack()
  await page.waitForURL('**/contact')

  await follow(page, '/privacyverklaring')
  await page.waitForURL('**/privacy')
  await page.locator('h1', { hasText: 'Privacy' }).waitFor()

  await follow(page, '/news/110/verkeerd-overgenomen')
  await page.waitForURL(`**${translatedArticle.nl}`)
  expect(await isMarked(page)).toBe(true)

  // One that is gone for good.
  await follow(page, '/winactie-2023')
  await page.locator('h1', { hasText: 'Er is iets fout gegaan' }).waitFor()
  await page.getByText('Deze pagina is verwijderd en komt niet terug.').waitFor()
})

it('leaves for another site by a full load', async () => {
  const page = await open('/', { allowed: [/other site: https:\/\/www\.rijksoverheid\.nl/] })
  await page.route('https://www.rijksoverheid.nl/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Rijksoverheid</title>' }),
  )

  await follow(page, '/rijksoverheid-webwinkels')
  await page.waitForURL('https://www.rijksoverheid.nl/**')

  expect(await page.title()).toBe('Rijksoverheid')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})
