import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newAccount } from './support/account.ts'
import { newVisitor, partOf, ways } from './support/visitor.ts'

/** Whether something was followed or left. */
const isChange = (response: Response) =>
  response.url().endsWith('/api/follows') && response.request().method() !== 'GET'

describe.each(ways)('following a topic, $way', ({ options, done }) => {
  it('begins on its page, is seen on the front page, mailed on a chosen day, and ends in the account', async () => {
    const visitor = await newVisitor(options)
    const { page } = visitor
    await visitor.comeSignedIn(await newAccount())
    await visitor.visit('/news/tag/cross-border')

    await page.getByRole('button', { name: 'Volg Cross-border' }).click()
    await page.getByRole('button', { name: 'U volgt Cross-border' }).waitFor()
    if (options.javaScriptEnabled !== false) {
      await visitor.visit('/')
      await page.getByRole('region', { name: 'Voor u' }).getByRole('link', { name: 'Cross-border' }).waitFor()
    }

    await visitor.visit('/account')
    const part = partOf(visitor, 'follows')
    await part.getByRole('radio', { name: /week/ }).check()
    await part.getByRole('combobox').selectOption('donderdag')
    expect(await visitor.send('Opslaan', part)).toBe(done)
    // The button changes at once; what the account page says next is only sure after the answer.
    const answered = page.waitForResponse(isChange)
    await part.getByRole('button', { name: 'U volgt Cross-border' }).click()
    await answered
    await part.getByRole('button', { name: 'U volgt Cross-border' }).waitFor({ state: 'detached' })
    await visitor.visit('/account')
    expect(await part.getByRole('radio', { name: /week/ }).isChecked()).toBe(true)
    expect(await part.getByRole('combobox').inputValue()).toBe('4')
    await part.getByText('U volgt nog niets').waitFor()
  })
})

it('is seen on the next page by whoever leaves before the answer', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  await visitor.comeSignedIn(await newAccount())
  await visitor.visit('/news/tag/cross-border')
  // The answer never comes.
  await page.route('**/api/follows', (route) =>
    route.request().method() === 'GET' ? route.continue() : null,
  )

  await page.getByRole('button', { name: 'Volg Cross-border' }).click()
  await page.getByRole('button', { name: 'U volgt Cross-border' }).waitFor()
  await visitor.visit('/')

  await page.getByRole('region', { name: 'Voor u' }).getByRole('link', { name: 'Cross-border' }).waitFor()
})
