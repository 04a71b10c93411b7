import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { stampField, trapField } from '../../../client/forms/engine-fields.ts'
import editorForm from '../../../cms/src/components/blocks/form.json'
import { placedFormOf } from '../../../worker/strapi/parse/placed-form-of.ts'
import { documentOf } from '../accounts/support/documents.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
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
let editor: Editor

beforeAll(async () => {
  takeAway = await publishExamplePage()
  editor = await signInEditor()
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

  it('gives 300 kB back to who typed them without script', async () => {
    const message = 'lang '.repeat(60_000).trim()

    const response = await sendExample({ message })

    expect(response.status).toBe(422)
    expect(await response.text()).toContain(`>${message}</textarea>`)
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

describe('every form that editors choose from, placed twice', () => {
  const kinds = editorForm.attributes.kind.enum
  const blocks = [...kinds, ...kinds].map((kind) => ({ __component: 'blocks.form', kind }))
  const name = `formulieren-${crypto.randomUUID().slice(0, 8)}`
  const named = { name, intro: 'Een proef.', body: blocks }
  const titled = { title: 'Met formulieren', slug: name, intro: 'Een proef.', body: blocks }

  it.each([
    ['page', `/${name}`, () => ({ ...titled, blocks, body: undefined })],
    [
      'content',
      `/news/{number}/${name}`,
      async () => ({
        ...titled,
        section: 'logistiek',
        hero: { file: await logo(), alt: 'Een proef' },
        authors: { connect: [{ documentId: await someAuthor() }] },
      }),
    ],
    [
      'event',
      `/events/${name}`,
      async () => ({
        ...titled,
        hero: { file: await logo(), alt: 'Een proef' },
        startsAt: '2027-03-01T09:00:00.000Z',
        attendance: 'online',
        onlineUrl: 'https://proef.example/zaal',
        organizer: { connect: [{ documentId: await documentOf('partner', 'polderpallet') }] },
      }),
    ],
    ['partner', `/werkgevers/${name}`, () => ({ ...named, link: name, roles: ['employer'] })],
    ['partner', `/leveranciers/${name}-2`, () => ({ ...named, link: `${name}-2`, roles: ['supplier'] })],
    ['product', `/abonnementen/${name}`, () => ({ ...named, slug: name, kind: 'subscription' })],
  ] as const)('is once on the page of a %s, and taken there: %s', async (type, address, fields) => {
    const documentId = await editor.make(type, await fields(), 'nl')
    onTestFinished(() => editor.remove(type, documentId))
    await editor.publish(type, documentId, 'nl')
    const { number } = await editor.read(type, documentId, 'nl')
    const path = address.replace('{number}', String(number))

    const page = await (await visit(path)).text()

    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const kind of kinds) {
      const form = placedFormOf(kind)
      expect(page.split(`name="form" value="${form}"`)).toHaveLength(2)
      const empty = await sendForm(
        path,
        form,
        { [stampField]: await stamp() },
        { accept: 'application/json' },
      )
      expect(await empty.json()).toMatchObject({ isDone: false, notice: { key: 'form.incomplete' } })
    }
  })

  async function someAuthor(): Promise<string | null> {
    const authors =
      "SELECT a.value ->> 'documentId' AS id FROM documents, json_each(entry, '$.authors') a LIMIT 1"
    return env.DB.prepare(authors).first<string>('id')
  }

  async function logo(): Promise<unknown> {
    return (await editor.read('partner', await documentOf('partner', 'polderpallet'), 'nl')).logo
  }
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
