import { expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import {
  arrived,
  follow,
  historyLength,
  isMarked,
  mark,
  scrollTo,
  scrollTop,
  until,
} from './support/page-state.ts'
import { open } from './support/reader.ts'

it.each(['reduce', 'no-preference'] as const)(
  'goes back and forward to where the reader was (motion: %s)',
  async (reducedMotion) => {
    const page = await open('/', { reducedMotion })
    await mark(page)
    await scrollTo(page, 900)
    await follow(page, translatedArticle.nl)
    await arrived(page, translatedArticle.nl)
    await scrollTo(page, 500)

    await page.goBack()
    await arrived(page, '/')
    expect(await scrollTop(page)).toBe(900)

    await page.goForward()
    await arrived(page, translatedArticle.nl)
    expect(await scrollTop(page)).toBe(500)
    expect(await isMarked(page)).toBe(true)
  },
)

it('goes back over several pages one by one', async () => {
  const page = await open('/')
  const before = await historyLength(page)
  for (const name of ['E-commerce', 'Logistiek', 'Fulfilment']) {
    await page.locator('header').getByRole('link', { name }).click()
    await page.locator('h1:focus', { hasText: name }).waitFor()
  }

  await page.goBack()
  await page.locator('h1', { hasText: 'Logistiek' }).waitFor()
  await page.goBack()
  await page.locator('h1', { hasText: 'E-commerce' }).waitFor()
  await page.goBack()

  await arrived(page, '/')
  expect(await historyLength(page)).toBe(before + 3)
})

it('ends at the last of several quick clicks', async () => {
  const page = await open('/')
  await mark(page)

  await page.evaluate(`for (const path of ['/ecommerce', '/logistiek', '/fulfilment'])
    document.querySelector('.header-nav a[href="' + path + '"]').click()`)

  await page.locator('h1', { hasText: 'Fulfilment' }).waitFor()
  await arrived(page, '/fulfilment')
  expect(await isMarked(page)).toBe(true)
})

it('scrolls to a place on the same page without loading anything', async () => {
  const page = await open('/tags-overzicht')
  await mark(page)
  // Requests that the product makes on its own schedule (visits, five seconds after the start) don't count.
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('_payload')) loaded.push(request.url())
  })
  await page.evaluate(`document.querySelector('main').lastElementChild.id = 'einde', null`)

  await follow(page, '#einde')
  await page.waitForURL('**/tags-overzicht#einde')

  expect(loaded).toEqual([])
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  expect(await scrollTop(page)).toBe(0)
})

it('opens a link to a place on another page at that place', async () => {
  const page = await open('/')
  await mark(page)

  await follow(page, `${translatedArticle.nl}#article-tags`)
  await arrived(page, translatedArticle.nl)

  await until(page, "Math.abs(document.getElementById('article-tags').getBoundingClientRect().top) < 200")
  expect(await isMarked(page)).toBe(true)
  expect(await page.evaluate('document.activeElement.id')).toBe('article-tags')
})
