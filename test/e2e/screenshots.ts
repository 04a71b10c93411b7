import { mkdir } from 'node:fs/promises'
import { missingPage, translatedArticle } from './support/addresses.ts'
import { startBrowser } from './support/browser.ts'

// Screenshots of the main pages: `node test/e2e/screenshots.ts [http://localhost:8787] [folder]`.

const [siteUrl = 'http://localhost:8787', folder = 'test/.artifacts/screens'] = process.argv.slice(2)

const pages = {
  home: '/',
  'home-en': '/en',
  section: '/logistiek',
  'section-de': '/de/fulfilment',
  article: translatedArticle.nl,
  'article-en': translatedArticle.en,
  'article-plain': '/news/102/smeets-van-dael-haalt-helft-van-orders-uit-webshop',
  tag: '/news/tag/retourbeleid',
  tags: '/tags-overzicht',
  'tags-r': '/tags-overzicht/r',
  page: '/over-ons',
  'not-found': missingPage,
  error: '/winactie-2023',
}

const widths = [360, 1440]
const menus = { 'menu-navigation': 'navigation-menu', 'menu-user': 'user-menu' }

await mkdir(folder, { recursive: true })
const browser = await startBrowser()
for (const width of widths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: siteUrl,
      locale: 'nl-NL',
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const file = (name: string) => `${folder}/${name}-${width}-${colorScheme}.png`
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: 'load' })
      // Lazy pictures are only fetched when they come near.
      await page.evaluate(`Promise.all([...document.images].map((picture) => {
        picture.loading = 'eager'
        return picture.decode().catch(() => null)
      })).then(() => null)`)
      await page.screenshot({ path: file(name), fullPage: true })
    }
    await page.goto('/')
    for (const [name, id] of Object.entries(menus)) {
      const button = page.locator(`[popovertarget=${id}]`)
      if (!(await button.isVisible())) continue
      await button.click()
      await page.screenshot({ path: file(name) })
      await page.keyboard.press('Escape')
    }
    await page.close()
  }
}
await browser.close()
process.stdout.write(`Pictures of ${siteUrl} are in ${folder}.\n`)
