import { expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import { follow, historyLength, isMarked, mark } from './support/page-state.ts'
import { open } from './support/reader.ts'

it('follows a link to a moved address to its new one in one step, with the query of the link', async () => {
  const page = await open('/')
  await mark(page)
  const before = await historyLength(page)

  await follow(page, '/home?utm_source=brief')
  await page.waitForURL('**/?utm_source=brief')

  expect(await isMarked(page)).toBe(true)
  expect(await historyLength(page)).toBe(before + 1)
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
})

it('follows a redirect made by editors', async () => {
  const page = await open('/')
  await mark(page)

  await follow(page, '/privacyverklaring')
  await page.waitForURL('**/privacy')

  await page.locator('h1', { hasText: 'Privacy' }).waitFor()
  expect(await isMarked(page)).toBe(true)
})

it('corrects a wrong slug', async () => {
  const page = await open('/')
  await mark(page)

  await follow(page, '/news/110/verkeerd-overgenomen')
  await page.waitForURL(`**${translatedArticle.nl}`)

  expect(await isMarked(page)).toBe(true)
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

it('says that a page is gone for good', async () => {
  const page = await open('/', { allowed: [/410/] })

  await follow(page, '/winactie-2023')

  await page.locator('h1', { hasText: 'Er is iets fout gegaan' }).waitFor()
  await page.getByText('Deze pagina is verwijderd en komt niet terug.').waitFor()
})
