import { describe, expect, it } from 'vitest'
import { textOf } from './support/page-state.ts'
import { newReader, open } from './support/reader.ts'

const phone = { width: 360, height: 740 }

describe('a reader who looks for a job', () => {
  it('sees the list change with every choice, without losing their place', async () => {
    const page = await open('/jobs')
    const all = (await page.locator('#job-count').textContent()) ?? ''
    const box = page.locator('input[name=hours][value="32-40"]')

    await box.focus()
    const scrolledTo = await page.evaluate('scrollY')
    await page.keyboard.press('Space')
    await page.waitForURL('**/jobs?hours=32-40')
    await page.locator('#job-count').filter({ hasNotText: all }).waitFor()

    expect(await box.isChecked()).toBe(true)
    expect(await page.locator('input[name=hours][value="32-40"]:focus').count()).toBe(1)
    expect(await page.evaluate('scrollY')).toBe(scrolledTo)
    expect(await page.locator('[role=status] #job-count').count()).toBe(1)
  })

  it('removes a filter, and gets it back with Back', async () => {
    const page = await open('/jobs?place=Venlo&hours=32-40')

    await page.getByRole('link', { name: 'Verwijder filter: Venlo' }).click()
    await page.waitForURL('**/jobs?hours=32-40')
    expect(await page.getByLabel('Plaats of postcode').inputValue()).toBe('')
    await page.goBack()
    await page.waitForURL('**/jobs?place=Venlo&hours=32-40')

    await page.getByRole('link', { name: 'Verwijder filter: Venlo' }).waitFor()
    expect(await page.getByLabel('Plaats of postcode').inputValue()).toBe('Venlo')
  })

  it('keeps the typed text when a box is ticked', async () => {
    const page = await open('/jobs')

    await page.getByLabel('Plaats of postcode').fill('Venlo')
    await page.getByRole('checkbox', { name: /^Magazijn/ }).check()

    await page.waitForURL('**/jobs?place=Venlo&category=warehouse')
    expect(await page.locator('#job-count').textContent()).toContain('binnen 25 km van Venlo')
  })

  it('sees a result at once on a phone, and opens the filters, which are collapsed', async () => {
    const page = await open('/jobs?q=magazijn', { viewport: phone })
    const first = await page.locator('.vacancy-row').first().locator('.vacancy-row-title').boundingBox()
    expect(first && first.y + first.height).toBeLessThan(phone.height)
    const box = page.getByRole('checkbox', { name: /^Magazijn/ })
    expect(await box.isVisible()).toBe(false)

    await page.getByText('Filters', { exact: true }).click()
    await box.check()
    await page.waitForURL('**/jobs?q=magazijn&category=warehouse')

    expect(await box.isVisible()).toBe(true)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width)
  })

  it.each([
    { way: 'by mail', number: 5003, printed: 'Solliciteren per e-mail: werken@havik-logistiek.example' },
    {
      way: 'elsewhere',
      number: 5004,
      printed:
        'Solliciteren op de website van Havik Logistiek: https://www.havik-logistiek.example/werken-bij/business-controller',
    },
  ])('reads on paper where to apply: $way', async ({ number, printed }) => {
    const page = await open(`/jobs/vacature/${number}/x`)
    const way = page.getByText(printed, { exact: true })
    expect(await way.isVisible()).toBe(false)

    await page.emulateMedia({ media: 'print' })

    expect(await way.isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Solliciteer' }).count()).toBe(0)
    await page.emulateMedia({ media: null })
  })

  it('goes from the list to a vacancy and finds one way to apply', async () => {
    const page = await open('/jobs?q=ploegleider')

    await page.getByRole('link', { name: 'Ploegleider warehouse' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ploegleider warehouse' }).waitFor()

    expect(await page.getByRole('link', { name: 'Solliciteer' }).count()).toBe(1)
    expect(await page.getByRole('link', { name: 'Solliciteer' }).getAttribute('href')).toBe(
      '#application-form',
    )

    // This browser remembers that it was opened.
    await page.goBack()
    const row = page.locator('.vacancy-row', { hasText: 'Ploegleider warehouse' })
    await row.getByText('Gezien').waitFor()
    expect(await page.getByText('Gezien').count()).toBe(1)
  })

  it('sees that a vacancy has closed, and what is still open', async () => {
    const page = await open('/jobs/vacature/5010/routeplanner-nieuwegein', { allowed: [/410/] })

    await page.getByText('Deze vacature is verlopen').waitFor()
    expect(await page.getByRole('link', { name: 'Solliciteer' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Meer in Transport en planning' }).click()

    await page.waitForURL('**/jobs/cat/transport-planning')
  })
})

describe('without script', () => {
  it('searches and filters by submitting the form', async () => {
    const page = await (await newReader({ javaScriptEnabled: false })).newPage()
    await page.goto('/jobs')

    await page.getByLabel('Plaats of postcode').fill('Venlo')
    await page.getByRole('checkbox', { name: /^Magazijn/ }).check()
    await page.getByRole('button', { name: 'Toon vacatures' }).click()
    await page.waitForURL(/place=Venlo.*category=warehouse/)

    expect(await page.locator('#job-count').textContent()).toContain('binnen 25 km van Venlo')
    expect(await page.getByRole('checkbox', { name: /^Magazijn/ }).isChecked()).toBe(true)
    expect((await textOf(page)).length).toBeGreaterThan(300)
  })
})
