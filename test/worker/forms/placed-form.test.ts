import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stampField, trapField } from '../../../client/forms/engine-fields.ts'
import { sendForm } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import {
  examplePath,
  filledIn,
  plainPath,
  publishExamplePage,
  sendByScript,
  sendExample,
  stamp,
} from './support/example-page.ts'

let takeAway: () => Promise<void>

beforeAll(async () => {
  takeAway = await publishExamplePage()
})
afterAll(() => takeAway())

describe('a form that editors placed on a page', () => {
  it('is on its page, with all that it needs without script', async () => {
    const page = await (await visit(examplePath)).text()

    expect(page).toContain('name="form" value="advertise"')
    expect(page).toMatch(new RegExp(`name="${stampField}" value="[0-9a-z]+-[0-9a-f]{16}-[0-9a-f]{64}"`))
    expect(page).toContain(`name="${trapField}"`)
    expect(page).toContain('<label class="field-label" for="advertise-email">E-mailadres</label>')
  })

  it('confirms on its page, once', async () => {
    const response = await sendExample()
    const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(examplePath)
    const page = await (await visit(examplePath, { headers: { cookie: cookie.join('; ') } })).text()
    expect(page).toContain('Een kopie gaat naar wout@proef.example.')
  })

  it('is shown again with what was typed, and errors beside their fields', async () => {
    const response = await sendExample({ email: 'wout@', message: 'é'.repeat(5001) })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain('Vul een geldig e-mailadres in.')
    expect(page).toContain('mag maximaal 5.000 tekens lang zijn')
    expect(page).toContain('value="wout@"')
    expect(page).toContain('é'.repeat(5001))
  })

  it('says beside its field that 100 kB are too much', async () => {
    const response = await sendByScript({ message: 'lang '.repeat(20_000) })

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { message: { key: 'form.length-max' } } })
  })

  it('takes no line that ends one, such as of a mail header', async () => {
    const response = await sendByScript({ name: 'Wout\r\nBcc: x@kwaad.example' })

    expect(await response.json()).toMatchObject({ errors: { name: { key: 'form.invalid' } } })
  })

  it('is refused where no editor placed it', async () => {
    const response = await sendExample({}, {}, plainPath)

    expect(response.status).toBe(400)
  })

  it('is refused on a page whose forms are others', async () => {
    expect((await sendExample({}, {}, '/inloggen')).status).toBe(400)
  })

  it('is refused without its name, file or not', async () => {
    const body = new FormData()
    body.set('cv', new File(['x'], 'cv.pdf'))

    const response = await visit(examplePath, { method: 'POST', body, headers: { origin: siteUrl } })

    expect(response.status).toBe(400)
  })

  it('is taken an hour after its page was made', async () => {
    const response = await sendExample({ [stampField]: await stamp(3_600_000) })

    expect(response.status).toBe(303)
  })
})

describe('what programs send', () => {
  it.each([
    ['with the field that nobody sees filled in', async () => ({ [trapField]: 'https://spam.example' })],
    ['at once', async () => ({ [stampField]: await stamp(0) })],
    [
      'with a stamp that this site did not make',
      async () => ({ [stampField]: `${(await stamp()).slice(0, -4)}0000` }),
    ],
  ])('is refused in words, and what was typed stays: %s', async (_, fields) => {
    const response = await sendExample(await fields())
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain('Dit werd verstuurd zoals programma’s dat doen.')
    expect(page).toContain(`value="${filledIn.email}"`)
  })

  it('is refused without a page that it was sent from', async () => {
    const response = await sendForm(examplePath, 'advertise', filledIn)

    expect(response.status).toBe(422)
  })
})
