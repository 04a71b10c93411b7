import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { textOf } from './support/page-state.ts'
import { firstPage, newReader, open } from './support/reader.ts'

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }

/** How much wider the distances are than their field, in pixels: what doesn't fit into a select is cut off. */
const distanceCut = `(() => {
  const select = document.querySelector('#job-distance')
  const { offsetWidth } = select
  Object.assign(select.style, { position: 'absolute', inlineSize: 'max-content', minInlineSize: 0 })
  return select.offsetWidth - offsetWidth
})()`

/** Whether an address has these filters and no others. */
function filteredBy(filters: Record<string, string>): (url: URL) => boolean {
  return ({ searchParams }) => isDeepStrictEqual(Object.fromEntries(searchParams), filters)
}

describe('a reader who looks for a job', () => {
  it('sees the list change with every choice without losing their place, removes a filter, and gets it back with Back', async () => {
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

    // What was typed stays when another box is ticked.
    await page.getByLabel('Plaats of postcode').fill('Venlo')
    await page.getByRole('checkbox', { name: /^Magazijn/ }).check()
    await page.waitForURL(filteredBy({ hours: '32-40', place: 'Venlo', category: 'warehouse' }))
    expect(await page.locator('#job-count').textContent()).toContain('binnen 25 km van Venlo')

    await page.getByRole('link', { name: 'Verwijder filter: Venlo' }).click()
    await page.waitForURL(filteredBy({ hours: '32-40', category: 'warehouse' }))
    expect(await page.getByLabel('Plaats of postcode').inputValue()).toBe('')
    await page.goBack()
    await page.waitForURL(filteredBy({ hours: '32-40', place: 'Venlo', category: 'warehouse' }))
    await page.getByRole('link', { name: 'Verwijder filter: Venlo' }).waitFor()
    expect(await page.getByLabel('Plaats of postcode').inputValue()).toBe('Venlo')
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

  it('sees on a tablet every distance whole, and which vacancies were paid for', async () => {
    const page = await open('/jobs', { viewport: tablet })

    expect(await page.locator('#job-distance option:checked').textContent()).toBe('Binnen 25 km')
    expect(await page.evaluate(distanceCut)).toBeLessThanOrEqual(0)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(tablet.width)
    const promoted = page.locator('.vacancy-row-promoted')
    expect(await promoted.count()).toBeGreaterThan(0)
    expect(await promoted.getByText('Uitgelicht, betaald', { exact: true }).count()).toBe(
      await promoted.count(),
    )
  })

  it.each([phone, tablet])(
    'has the button to apply in reach, below the header ($width px)',
    async (viewport) => {
      const page = await open('/jobs/vacature/5001/ploegleider-warehouse-venlo', { viewport })
      const bar = page.locator('.vacancy-bar')
      const header = page.locator('.header')

      for (const share of [0, 0.3, 0.6]) {
        await page.evaluate(
          `scrollTo({ top: ${share} * document.querySelector('.vacancy').offsetHeight, behavior: 'instant' })`,
        )
        const [box, top] = [await bar.boundingBox(), await header.boundingBox()]
        expect(box?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0))
        expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height)
      }
      // Nothing lies over it.
      await bar.getByRole('link', { name: 'Solliciteer' }).click({ trial: true })
    },
  )

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
    const page = await firstPage(await newReader({ javaScriptEnabled: false }))
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
