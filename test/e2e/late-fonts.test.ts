import { expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import { addUpShifts, fontsOf, frames, holdFonts, ownFonts } from './support/late-fonts.ts'
import { online } from './support/online.ts'
import { until } from './support/page-state.ts'
import { newReader, takenOver } from './support/reader.ts'

// Every kind of page, with every stylesheet of the site: in every-page.test.ts. What is left is that those fetched ahead are like any.
it.each(['/', translatedArticle.nl])(
  '%s does not shift when its fonts come late, and then styles that were fetched ahead',
  async (path) => {
    const page = await (
      await newReader({ viewport: { width: 390, height: 844 }, before: online + addUpShifts })
    ).newPage()
    const fonts = await holdFonts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await takenOver(page)
    await frames(page)

    const sheets = await page.evaluate('document.styleSheets.length')
    await fonts.release()
    // Prefetched stylesheets make browsers look for fonts again.
    await until(page, `document.styleSheets.length > ${sheets}`)
    await frames(page)

    expect(await page.evaluate('shifted')).toBe(0)
    expect(await fontsOf(page)).not.toContainEqual(expect.stringMatching(ownFonts))
  },
)

it.each([390, 1280])('uses its own fonts once they are loaded, %i px wide', async (width) => {
  const page = await (await newReader({ viewport: { width, height: 844 } })).newPage()
  await page.goto('/over-ons')
  await page.evaluate('document.fonts.ready.then(() => null)')

  await page.goto('/contact')
  await takenOver(page)

  expect(await fontsOf(page)).toEqual([expect.stringMatching(ownFonts), expect.stringMatching(ownFonts)])
})
