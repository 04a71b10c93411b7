import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { appScreenshots, screens, screenshotPath } from '../../worker/machine/app-screenshots.ts'
import { startBrowser } from './support/browser.ts'

// The screenshots in the web manifest: `npm run screenshots:app -- [http://localhost:8787]`. They are committed, so run this only when the
// site looks different.

const [siteUrl = 'http://localhost:8787'] = process.argv.slice(2)
const folder = 'client/public'

await mkdir(`${folder}/screenshots`, { recursive: true })
const browser = await startBrowser()
for (const screenshot of appScreenshots) {
  const { width, height, scale } = screens[screenshot.formFactor]
  const page = await browser.newPage({
    baseURL: siteUrl,
    locale: 'nl-NL',
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  await page.goto(screenshot.path, { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready.then(() => null)')
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${screenshotPath(screenshot)}`)
  await page.close()
}
await browser.close()
process.stdout.write(`Pictures of ${siteUrl} are in ${folder}/screenshots.\n`)
