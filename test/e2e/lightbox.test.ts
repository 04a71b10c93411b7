import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { historyLength, isMarked, mark, scrollTo, scrollTop, until } from './support/page-state.ts'
import { firstPage, newReader, open, type ReaderOptions, readOn } from './support/reader.ts'

/** An article with a series of four pictures. */
const article = '/news/203/nachtploeg-venlo-personeelstekort'
const count = 4

const look = readOn()

const phone: ReaderOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('a picture of a series', () => {
  it('opens over the whole page, with its caption and its position in the series', async () => {
    const page = await look(article)

    await page.locator('#foto-2').click()

    await shows(page, 2)
    await page.locator('.yarl__slide_current').getByText('De verzamelkarren zijn verlaagd').waitFor()
    await page.locator('.yarl__slide_current').getByText('Beeld: ').waitFor()
    expect(await page.locator('.yarl__counter').innerText()).toBe(`2 van ${count}`)
  })

  it('opens by keyboard, and returns the focus when it closes', async () => {
    const page = await look(article)
    await page.locator('#foto-3').focus()
    await page.keyboard.press('Enter')
    await shows(page, 3)
    expect(await hasFocus(page, '.lightbox')).toBe(true)
    await page.keyboard.press('ArrowRight')
    await shows(page, 4)

    await page.keyboard.press('Escape')

    await isClosed(page)
    await page.locator('#foto-3:focus').waitFor()
  })

  it('keeps the focus and the scroll inside', async () => {
    const page = await look(article)
    await page.locator('#foto-1').click()
    await shows(page, 1)
    const before = await scrollTop(page)

    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate("document.activeElement.closest('main, header, footer')")).toBe(null)
    }
    await page.keyboard.press('PageDown')

    expect(await scrollTop(page)).toBe(before)
    expect(await page.evaluate("document.querySelector('main').closest('[inert]') !== null")).toBe(true)
  })

  it('changes with arrows, Home and End, and the series does not wrap around', async () => {
    const page = await look(article)
    await page.locator('#foto-1').click()
    await shows(page, 1)

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('End')
    await shows(page, count)
    await page.keyboard.press('ArrowRight')
    await shows(page, count)
    await page.keyboard.press('Home')
    await shows(page, 1)
    await page.getByRole('button', { name: 'Volgende afbeelding' }).click()
    await shows(page, 2)
  })

  it('closes on a click next to it', async () => {
    const page = await opened(1)

    await page.mouse.click(10, 200)

    await isClosed(page)
  })
})

describe('the address of a picture', () => {
  it('follows the current picture, in one history entry', async () => {
    const page = await look(article)
    await mark(page)
    const before = await historyLength(page)
    await page.locator('#foto-1').click()
    await shows(page, 1)
    await page.keyboard.press('ArrowRight')
    await shows(page, 2)

    await page.keyboard.press('Escape')

    await isClosed(page)
    await page.waitForURL((url) => url.pathname === article && url.hash === '')
    expect(await historyLength(page)).toBe(before + 1)
    expect(await isMarked(page)).toBe(true)
  })

  it('opens it', async () => {
    const page = await look(`${article}#foto-3`)

    await shows(page, 3)
    await page.getByRole('button', { name: 'Sluiten' }).click()

    await isClosed(page)
    await page.waitForURL((url) => url.pathname === article && url.hash === '')
    await page.locator('#foto-3:focus').waitFor()
  })

  it('opens nothing if there is no such picture', async () => {
    const page = await look(`${article}#foto-5`)
    await page.waitForTimeout(300)
    expect(await page.locator('.lightbox').count()).toBe(0)

    for (const hash of ['#foto-0', '#foto-99999', '#foto-1e3', '#foto-', '#foto-%']) {
      await page.evaluate(`location.hash = '${hash}', null`)
      await page.waitForTimeout(100)
      expect(await page.locator('.lightbox').count(), hash).toBe(0)
    }
    // The same way leads to one that there is.
    await page.evaluate("location.hash = '#foto-2', null")
    await shows(page, 2)
  })

  it('closes with Back, and opens again with Forward', async () => {
    const page = await look(article)
    await mark(page)
    await scrollTo(page, 900)
    await page.locator('#foto-2').click()
    await shows(page, 2)

    await page.goBack()
    await isClosed(page)
    await page.locator('#foto-2:focus').waitFor()
    await page.goForward()
    await shows(page, 2)

    expect(await isMarked(page)).toBe(true)
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('opens after a link from another page, and Back returns there', async () => {
    const page = await look('/logistiek')
    await mark(page)

    await page.evaluate(`navigation.navigate('${article}#foto-2').finished.then(() => null)`)
    await shows(page, 2)
    await page.goBack()

    await page.waitForURL('**/logistiek')
    await page.locator('.lightbox').waitFor({ state: 'detached' })
    expect(await isMarked(page)).toBe(true)
    expect(await page.locator('header').first().getAttribute('inert')).toBe(null)
  })
})

describe('zooming', () => {
  it('goes in steps of 0.12, the same for keys, buttons and wheel, from 0.1 to 3 and with a stop at 1', async () => {
    const page = await opened(1)

    await page.keyboard.press('+')
    await isZoomed(page, 1.12)
    await page.getByRole('button', { name: 'Inzoomen' }).click()
    await isZoomed(page, 1.24)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, -100)
    await isZoomed(page, 1.36)
    await page.waitForTimeout(100)
    await page.mouse.wheel(0, 100)
    await isZoomed(page, 1.24)
    await page.keyboard.press('-')
    await isZoomed(page, 1.12)
    await page.getByRole('button', { name: 'Uitzoomen' }).click()
    await isZoomed(page, 1)

    // One wheel event in 80 ms.
    await page.waitForTimeout(100)
    await turnWheel(page, 6, 0)
    await isZoomed(page, 1.12)
    await page.waitForTimeout(100)
    await turnWheel(page, 3, 120)
    await isZoomed(page, 1.48)

    // Between 3 and 0.1, with a stop at the whole picture.
    for (let step = 0; step < 20; step++) await page.keyboard.press('+')
    await isZoomed(page, 3)
    const passed = []
    for (let step = 0; step < 17; step++) {
      await page.keyboard.press('-')
      passed.push(await zoomOf(page))
    }
    expect(passed).toContain(1)
    for (let step = 0; step < 12; step++) await page.keyboard.press('-')
    await isZoomed(page, 0.1)
  })

  it('loads a larger file when it is needed', async () => {
    const page = await open(article, phone)
    await page.locator('#foto-1').tap()
    await shows(page, 1)
    const sizes = () => page.locator('.yarl__slide_current img').getAttribute('sizes')
    expect(await sizes()).toBe('360px')

    await page.evaluate(`(${pressPlus})(9)`)

    await expect.poll(sizes).toBe(`${Math.ceil(360 * 2.08)}px`)
  })
})

describe('a swipe', () => {
  it('leads on from 51 px, back to the right, nowhere if it is mostly vertical, and pans a zoomed picture', async () => {
    const page = await opened(1)
    for (const [x, y, to] of [
      [-40, 0, 1],
      [-50, 0, 1],
      [-51, 0, 2],
      [-60, 0, 3],
      [80, 100, 3],
      [80, 20, 2],
    ] as const) {
      await drag(page, x, y)

      // Two presses within half a second are a double click.
      await page.waitForTimeout(700)
      await shows(page, to)
    }

    for (let step = 0; step < 8; step++) await page.keyboard.press('+')
    await drag(page, -200, 0)

    await page.waitForTimeout(300)
    await shows(page, 2)
    expect(await isMovedSideways(page)).toBe(true)
  })

  it('follows the finger unless reduced motion is preferred', async () => {
    const page = await opened(1, { reducedMotion: 'no-preference' })
    await page.mouse.move(640, 400)
    await page.mouse.down()
    await page.mouse.move(600, 400, { steps: 3 })
    const offset = () =>
      page.evaluate(
        "document.querySelector('.yarl__container').style.getPropertyValue('--yarl__swipe_offset')",
      )
    expect(await offset()).toBe('-40px')

    await page.mouse.up()

    expect(await offset()).toBe('0px')
    await shows(page, 1)
  })
})

describe('its code', () => {
  it('is loaded when the first picture is opened, and not before', async () => {
    const page = await look(article)
    const files = (): Promise<string[]> =>
      page.evaluate(
        "performance.getEntriesByType('resource').map((it) => it.name).filter((it) => /Lightbox/.test(it))",
      )
    expect(await files()).toEqual([])

    await page.locator('#foto-1').click()

    await shows(page, 1)
    expect(await files()).not.toEqual([])
  })

  it('is not required: a click opens the picture file if it cannot be loaded', async () => {
    const context = await newReader({ allowed: [/Lightbox/, /Failed to fetch/, /Failed to load resource/] })
    const page = await firstPage(context)
    await page.route(/LightboxDialog/, (route) => route.abort())
    await page.goto(article)
    await page.locator('#user-menu [aria-pressed]').first().waitFor({ state: 'attached' })

    await page.locator('#foto-1').click()

    await page.waitForURL('**/media/203-gallery-1.webp')
  })

  it('is not required without script either', async () => {
    const page = await firstPage(await newReader({ javaScriptEnabled: false }))
    await page.goto(article)

    await page.locator('#foto-1').click()

    await page.waitForURL('**/media/203-gallery-1.webp')
  })
})

it('uses the language of the page', async () => {
  const page = await look('/en/news/110/kastanje-mode-ships-one-in-six-orders-in-returnable-bag')

  await page.locator('#foto-1').click()

  await page.getByRole('dialog', { name: 'Pictures, full screen' }).waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  expect(await page.locator('.yarl__counter').innerText()).toMatch(/^1 of \d$/)
})

async function opened(number: number, options?: ReaderOptions): Promise<Page> {
  const page = options ? await open(article, options) : await look(article)
  await page.locator(`#foto-${number}`).click()
  await shows(page, number)
  // The gallery accepts gestures once it is visible, and two presses within half a second are a double click.
  await page.locator('.yarl__portal_open').waitFor()
  await page.waitForTimeout(700)
  return page
}

/** Waits until a picture is shown: on the screen, to screen readers, and in the address. */
async function shows(page: Page, number: number): Promise<void> {
  await page.locator(`.yarl__slide_current[aria-label="${number} van ${count}"]`).waitFor()
  await page.waitForURL(`**${article}#foto-${number}`)
  await until(page, "document.querySelector('.yarl__slide_current img').naturalWidth > 0")
  // React attaches the gestures in the frame after rendering.
  await page.evaluate(
    'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))',
  )
}

async function isClosed(page: Page): Promise<void> {
  await page.locator('.lightbox').waitFor({ state: 'detached' })
  expect(await page.locator('[inert]').count()).toBe(0)
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(`document.activeElement.closest('${selector}') !== null`)
}

/** The current zoom, to two digits; 1 fits the screen. */
function zoomOf(page: Page): Promise<number> {
  return page.evaluate(`Math.round(Number(/scale\\(([\\d.]+)\\)/.exec(${transform})[1]) * 100) / 100`)
}

function isZoomed(page: Page, zoom: number): Promise<void> {
  return expect.poll(() => zoomOf(page)).toBe(zoom)
}

function isMovedSideways(page: Page): Promise<boolean> {
  return page.evaluate(`Number(/translateX\\((-?[\\d.]+)px/.exec(${transform})[1]) < 0`)
}

const transform = "document.querySelector('.yarl__slide_current .yarl__slide_wrapper').style.transform"

const pressPlus = `async function (times) {
  const target = document.querySelector('.yarl__container')
  for (let time = 0; time < times; time++) {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true }))
    await new Promise((done) => requestAnimationFrame(done))
  }
}`

/** Turns the wheel so many times over the picture, with a pause between turns. */
function turnWheel(page: Page, times: number, pauseMs: number): Promise<null> {
  return page.evaluate(`(async () => {
    const target = document.querySelector('.yarl__container')
    for (let time = 0; time < ${times}; time++) {
      target.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, clientX: 640, clientY: 400, bubbles: true, cancelable: true }))
      if (${pauseMs}) await new Promise((done) => setTimeout(done, ${pauseMs}))
    }
    return null
  })()`)
}

async function drag(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(640, 400)
  await page.mouse.down()
  await page.mouse.move(640 + x, 400 + y, { steps: 4 })
  await page.mouse.up()
}
