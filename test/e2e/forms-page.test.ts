import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withRows } from '../../client/forms/rows.ts'
import { icons } from '../../scripts/build/icons.ts'
import { formsPage } from '../../scripts/dev/forms-page.ts'
import { freePort } from '../backend/free-port.ts'
import { barriersOn, rulesOfColour } from './support/axe.ts'
import { type ReaderOptions, readOn } from './support/reader.ts'
import { product } from './support/this-product.ts'

/** What a development server says. */
const developer = [/\[vite\]/, /React DevTools/]

const port = await freePort()
const site: ReaderOptions = { baseURL: `http://localhost:${port}`, allowed: developer }

// The page is none of the product's: the development server has it, with the same code for its fields.
let server: ViteDevServer
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: 'custom',
    cacheDir: 'node_modules/.vite-forms',
    optimizeDeps: { entries: ['client/developer/forms-entry.tsx'] },
    css: { transformer: 'lightningcss' },
    plugins: [icons(), react(), formsPage()],
    server: { host: 'localhost', port, strictPort: true, watch: null, hmr: false },
  })
  await server.listen()
})
afterAll(() => server.close())

const look = readOn(site)
const lookWithoutScript = readOn({ ...site, javaScriptEnabled: false })

/** The page as the test before left it: a load of it is hundreds of files, and each test has fields of its own. */
function openForms(): Promise<Page> {
  return look('/_forms', {
    allowed: developer,
    asLeft: true,
    async visit(page, path) {
      await page.goto(path)
      await page.locator('.editor-text').nth(4).waitFor()
    },
  })
}

/** The part of the page in one state. */
const inState = (page: Page, state: string) => page.locator(`#fields-${state}-form`)

it('is no page of the product', async () => {
  expect((await fetch(`${product.siteUrl}/_forms`)).status).toBe(404)
})

describe.each([1440, 360])('at %i px', (width) => {
  it('everybody can use every field in every state, and nothing lies beside the page', async () => {
    const page = await openForms()
    await page.setViewportSize({ width, height: 800 })

    await inState(page, 'uploading').getByText('rooster.pdf').waitFor()
    expect(await barriersOn(page, 'main')).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriersOn(page, 'main', rulesOfColour)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
})

it('has the states of an answer, and of what is on its way', async () => {
  const page = await openForms()

  await inState(page, 'done').getByText('uw bericht is verstuurd').waitFor()
  await inState(page, 'sending').getByRole('button', { name: 'Bezig met versturen' }).waitFor()
  await inState(page, 'uploading').getByRole('progressbar').waitFor()
  await inState(page, 'refused').getByText('Kies een bestand van het type').waitFor()
  const form = inState(page, 'filled')
  await form.getByRole('button', { name: 'Wachtwoord tonen' }).waitFor()
  await form.getByRole('radio', { name: 'Ja, tel mijn bezoeken mee' }).waitFor()
  expect(await form.getByRole('checkbox', { name: /Schakel geeft mijn naam/ }).isChecked()).toBe(true)
})

describe('a combobox', () => {
  it('suggests what may be meant, and takes it by key or by press', async () => {
    const page = await openForms()
    const field = inState(page, 'empty').getByRole('combobox', { name: 'Bedrijf' })

    await field.pressSequentially('am')
    const list = page.getByRole('listbox')
    await list.getByRole('option', { name: 'Amersfoort' }).waitFor()
    expect(await list.getByRole('option').allInnerTexts()).toEqual(['Amersfoort', 'Amsterdam'])
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    expect(await list.getByRole('option', { selected: true }).innerText()).toBe('Amsterdam')
    expect(await barriersOn(page, '#fields-empty-form')).toEqual([])
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('Amsterdam')
    expect(await list.isVisible()).toBe(false)

    await field.fill('sud')
    await page.getByRole('option', { name: 'Súdwest-Fryslân' }).click()
    expect(await field.inputValue()).toBe('Súdwest-Fryslân')

    await field.fill('den')
    await field.press('Escape')
    expect(await list.isVisible()).toBe(false)
    expect(await field.inputValue()).toBe('den')
  })
})

describe('a group', () => {
  it('grows and shrinks, and each row says what is wrong with it', async () => {
    const page = await openForms()
    const form = inState(page, 'empty')
    const names = form.getByLabel('Naam', { exact: true })

    await names.first().fill('Noor')
    // Its message moves the button, which must not happen between press and release.
    await form.getByLabel('Telefoonnummer').first().pressSequentially('12')
    await form.getByRole('button', { name: 'Rij toevoegen' }).click()
    expect(await names.count()).toBe(2)
    await form.getByText('Vul een geldig telefoonnummer in.').waitFor()
    await form.getByLabel('Telefoonnummer').first().fill('')
    await names.nth(1).focus()
    expect(await page.evaluate('document.activeElement.name')).toBe('people[1].name')
    await form.getByRole('button', { name: 'Versturen' }).click()
    await form.getByText('Naam is verplicht.').waitFor()

    await names.nth(1).fill('Wout')
    await form.getByRole('button', { name: 'Rij 1 verwijderen' }).click()
    expect(await names.count()).toBe(1)
    expect(await names.first().inputValue()).toBe('Wout')
  })

  it('does so without script too, and everything typed stays', async () => {
    const page = await lookWithoutScript('/_forms')
    const form = () => inState(page, 'empty')
    await form().getByLabel('Onderwerp').fill('De feed')
    await form().getByLabel('Naam', { exact: true }).fill('Noor')

    await form().getByRole('button', { name: 'Rij toevoegen' }).click()
    await expect.poll(() => form().getByLabel('Naam', { exact: true }).count()).toBe(2)
    await form().getByLabel('Naam', { exact: true }).nth(1).fill('Wout')
    await form().getByRole('button', { name: 'Rij 1 verwijderen' }).click()

    await expect.poll(() => form().getByLabel('Naam', { exact: true }).count()).toBe(1)
    expect(await form().getByLabel('Naam', { exact: true }).inputValue()).toBe('Wout')
    expect(await form().getByLabel('Onderwerp').inputValue()).toBe('De feed')
  })
})

describe('rich text', () => {
  it('is written with an editor, and sent as Markdown', async () => {
    const page = await openForms()
    const form = inState(page, 'filled')
    const editor = form.getByRole('textbox', { name: 'Uw tip' })
    const quote = form.getByRole('button', { name: 'Citaat', pressed: true })

    // The editor learns where the caret is by the browser's next frame, and its buttons tell.
    await editor.press('Control+End')
    await quote.waitFor()
    await editor.press('Enter')
    await quote.waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Citaat' }).click()
    await editor.pressSequentially('Nog een <b>regel')
    await editor.press('Shift+Home')
    await form.getByLabel('Adres van de link', { exact: true }).waitFor()
    await form.getByRole('button', { name: 'Vet' }).click()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await form.getByRole('textbox', { name: 'Nummers' }).fill('38')
    await form.getByRole('button', { name: 'Versturen' }).click()

    const values = withRows(Object.fromEntries(new URLSearchParams((await sent).postData() ?? '')))
    expect(values.text).toBe(
      '## Wat ga je doen?\n\nJe plant **elke dag** 40 ritten, zie [de site](<https://schakel.example>).\n\n- Plannen\n- Bellen\n\n> Dit werk is leuk.\n\n> **Nog een \\<b\\>regel**',
    )
    expect(values.people).toEqual([
      { name: 'Noor Bakker', phone: '06 12345678' },
      { name: 'Wout de Graaf', phone: '' },
    ])
    await form.getByText('uw bericht is verstuurd').waitFor()
  })

  it('takes the place of a field that somebody writes in, without a moment in which nothing has the focus', async () => {
    const page = await look('/_forms', { allowed: developer, visit: async () => {} })
    const held = Promise.withResolvers<void>()
    await page.route('**/RichTextEditor.tsx*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/_forms')
    const form = inState(page, 'empty')
    await form.getByText('U kunt opmaken met Markdown').waitFor()
    await form.getByRole('textbox', { name: 'Uw tip' }).fill('Wij plannen elke ')
    await page.evaluate(`window.unfocused = 0
      new MutationObserver(() => { if (document.activeElement === document.body) unfocused += 1 })
        .observe(document.body, { childList: true, subtree: true })`)

    held.resolve()
    const editor = form.locator('.editor-text')
    await editor.and(page.locator(':focus')).waitFor()

    expect(await page.evaluate('unfocused')).toBe(0)
    await editor.pressSequentially('dag')
    expect(await editor.innerText()).toBe('Wij plannen elke dag')
  })

  it('is Markdown without script', async () => {
    const page = await lookWithoutScript('/_forms')
    const area = inState(page, 'filled').getByLabel('Uw tip')

    expect(await area.inputValue()).toContain('## Wat ga je doen?')
    expect(await inState(page, 'filled').getByText('U kunt opmaken met Markdown').isVisible()).toBe(true)
  })
})
