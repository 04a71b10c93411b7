import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { translatedArticle } from '../support/addresses.ts'
import { barriersOn } from '../support/axe.ts'
import { openPanel } from '../support/panel.ts'
import { open, type ReaderOptions } from '../support/reader.ts'
import { runJob } from '../support/schedule.ts'

/** Visits are sent, delivered and counted in turns of their own. */
const patience = { interval: 1000 }

it.each(['light', 'dark'] as const)(
  'shows editors what is read, in figures and charts (%s)',
  async (mode) => {
    const page = await openStatistics({ colorScheme: mode })

    await page.getByRole('img', { name: /^Paginaweergaven per dag: samen / }).waitFor()
    await page.getByRole('region', { name: 'Artikelen' }).getByRole('link').first().waitFor()
    expect(await page.getByRole('table', { name: 'Weergaven per dag' }).getByRole('row').count()).toBe(31)
    expect(await barriersOn(page, 'main')).toEqual([])

    await page.getByRole('button', { name: '7 dagen' }).click()
    await expect
      .poll(() => page.getByRole('table', { name: 'Weergaven per dag' }).getByRole('row').count(), patience)
      .toBe(8)
  },
)

it('counts a visit of today, and who is reading now', async () => {
  const page = await openStatistics()
  const before = await figure(page, 'Vandaag tot nu toe')
  await open(translatedArticle.nl)

  const after = async () => {
    await runJob('maintainStatistics')
    await page.reload()
    return await figure(page, 'Vandaag tot nu toe')
  }
  // Loading the panel costs seconds of processor time, which the visit then waits for.
  await expect.poll(after, { interval: 5000 }).toBeGreaterThan(before)
  expect(await figure(page, 'Nu op de site')).toBeGreaterThan(0)
})

it('hands a table over as a file', async () => {
  const page = await openStatistics()
  const download = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Paginaweergaven per dag als CSV-bestand' }).click()

  const file = await download
  expect(file.suggestedFilename()).toMatch(/^statistieken-dagen-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await text(await file.createReadStream())).trim().split(/\r?\n/)
  expect(lines).toHaveLength(31)
  expect(lines[0]).toContain('Weergaven')
})

function openStatistics(options: ReaderOptions = {}): Promise<Page> {
  return openPanel('Statistieken', options)
}

/** The figure of a tile. */
async function figure(page: Page, name: string): Promise<number> {
  const tile = page.getByRole('heading', { name, level: 2 }).locator('xpath=..')
  const shown = await tile.locator('p').first().innerText()
  return Number(shown.replaceAll('.', ''))
}
