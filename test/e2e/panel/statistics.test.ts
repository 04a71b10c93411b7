import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { translatedArticle } from '../support/addresses.ts'
import { barriersOn, rulesOfColour } from '../support/axe.ts'
import { becomesDark, stayAt } from '../support/panel.ts'
import { open } from '../support/reader.ts'
import { afterJob } from '../support/schedule.ts'

const openStatistics = stayAt('Statistieken')

/** Visits are sent, delivered and counted in turns of their own. */
const patience = { interval: 1000 }

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

it('shows editors what is read, in figures and charts', async () => {
  const page = await openStatistics()

  await page.getByRole('img', { name: /^Paginaweergaven per dag: samen / }).waitFor()
  await page.getByRole('region', { name: 'Artikelen' }).getByRole('link').first().waitFor()
  expect(await page.getByRole('table', { name: 'Weergaven per dag' }).getByRole('row').count()).toBe(31)
  expect(await barriersOn(page, 'main')).toEqual([])
  await becomesDark(page)
  expect(await barriersOn(page, 'main', rulesOfColour)).toEqual([])

  await page.getByRole('button', { name: '7 dagen' }).click()
  await expect
    .poll(() => page.getByRole('table', { name: 'Weergaven per dag' }).getByRole('row').count(), patience)
    .toBe(8)
})

it('counts a visit of today, and who is reading now', async () => {
  const page = await openStatistics()
  const before = await figure(page, 'Vandaag tot nu toe')
  await open(translatedArticle.nl)

  // Another period is asked for: to load the panel again costs seconds of processor time, which the visit then waits for.
  const periods = ['90 dagen', '7 dagen']
  const after = async () => {
    const answered = page.waitForResponse('**/statistics/overview?**')
    const [next = ''] = periods
    periods.push(...periods.splice(0, 1))
    await page.getByRole('button', { name: next }).click()
    await (await answered).finished()
    return await figure(page, 'Vandaag tot nu toe')
  }
  await expect.poll(afterJob('maintainStatistics', after), { interval: 1000 }).toBeGreaterThan(before)
  expect(await figure(page, 'Nu op de site')).toBeGreaterThan(0)
})

/** The figure of a tile. */
async function figure(page: Page, name: string): Promise<number> {
  const tile = page.getByRole('heading', { name, level: 2 }).locator('xpath=..')
  const shown = await tile.locator('p').first().innerText()
  return Number(shown.replaceAll('.', ''))
}
