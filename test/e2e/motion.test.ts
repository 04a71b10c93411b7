import { expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import { arrived, follow } from './support/page-state.ts'
import { open } from './support/reader.ts'

const countTransitions = `window.transitions = 0
const start = Document.prototype.startViewTransition
Document.prototype.startViewTransition = function (...given) {
  window.transitions += 1
  return start.apply(this, given)
}`

it('animates navigation with a transition', async () => {
  const page = await open('/contact', { reducedMotion: 'no-preference', before: countTransitions })

  await follow(page, translatedArticle.nl)
  await arrived(page, translatedArticle.nl)

  await page.locator('h1:focus').waitFor()
  expect(await page.evaluate('transitions')).toBe(1)
})

it('does not animate if the reader prefers reduced motion', async () => {
  const page = await open('/contact', { before: countTransitions })

  await follow(page, translatedArticle.nl)
  await arrived(page, translatedArticle.nl)

  expect(await page.evaluate('transitions')).toBe(0)
})

it('does not animate to the error screen', async () => {
  const page = await open('/contact', {
    reducedMotion: 'no-preference',
    before: countTransitions,
    allowed: [/410/],
  })

  await follow(page, '/winactie-2023')
  await page.locator('h1', { hasText: 'Er is iets fout gegaan' }).waitFor()

  expect(await page.evaluate('transitions')).toBe(0)
})

it('ends at the last of several quick clicks while transitions are running', async () => {
  const page = await open('/contact', { reducedMotion: 'no-preference' })

  for (const path of ['/ecommerce', '/logistiek', '/fulfilment']) {
    await page.locator(`.header-nav a[href="${path}"]`).dispatchEvent('click')
    await page.waitForTimeout(60)
  }

  await arrived(page, '/fulfilment')
  await page.locator('h1:focus', { hasText: 'Fulfilment' }).waitFor()
})
