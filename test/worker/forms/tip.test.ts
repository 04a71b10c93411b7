import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keyField, stampField } from '../../../client/forms/engine-fields.ts'
import { configOf } from '../../../worker/env.ts'
import { sweepFiles } from '../../../worker/files/delete-files.ts'
import { sweepRecords } from '../../../worker/files/sweep-records.ts'
import { fileSite, leftOver, problemIn, streamOf, summaryIn } from '../files/support/file-site.ts'
import { bytesOf, madePdf, madeZip, wordEntries } from '../files/support/made-files.ts'
import {
  allMailsTo,
  backendAnswers,
  backendIsWell,
  mailTo,
  mailWith,
  messagesAbout,
} from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { newClient, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import { key, stamp } from './support/example-page.ts'

const path = '/met-tip'
const nothing = { objects: [], states: [] }
const dayMs = 24 * 3600_000

const { ask } = fileSite()
let editor: Editor
let pageId: string

beforeAll(async () => {
  editor = await signInEditor()
  const page = { title: 'Tip', slug: 'met-tip', blocks: [{ __component: 'blocks.form', kind: 'tip' }] }
  pageId = await editor.make('page', page, 'nl')
  await editor.publish('page', pageId, 'nl')
})
afterAll(() => editor.remove('page', pageId))

afterEach(async () => {
  await backendIsWell()
  const { objects } = await env.PRIVATE_FILES.list()
  if (objects.length > 0) await env.PRIVATE_FILES.delete(objects.map((object) => object.key))
  await env.DB.prepare('DELETE FROM private_files').run()
})

const tip = () => ({
  message: 'Bij het depot staan sinds maandag de banden stil.',
  name: 'Noor Bakker',
  email: `tip-${crypto.randomUUID()}@bedrijf.example`,
  phone: '',
  attachment: '',
})

function put(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
  return ask('/api/files/tip', {
    method: 'PUT',
    body: bytes,
    headers: {
      origin: siteUrl,
      'content-length': String(bytes.length),
      'cf-connecting-ip': newClient(),
      ...headers,
    },
  })
}

/** Uploads a file. @returns What the form's field then holds. */
async function uploaded(bytes = madePdf(5000), headers: Record<string, string> = {}): Promise<string> {
  const { id } = await summaryIn(await put(bytes, headers))
  return `${id}.pdf.${bytes.length}`
}

/** Sends the form as a script does. */
async function send(
  values: Record<string, string>,
  sentKey = key(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams({ form: 'tip', [keyField]: sentKey, [stampField]: await stamp(), ...values }),
    headers: { origin: siteUrl, accept: 'application/json', 'cf-connecting-ip': newClient(), ...headers },
  })
}

/** Sends it as a browser without script does, a file in it. @param behind Fields that stand behind the file. */
async function sendWhole(
  values: Record<string, string>,
  file: File,
  behind: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ form: 'tip', [stampField]: await stamp(), ...values }))
    body.append(name, value)
  body.append('attachment-file', file)
  for (const [name, value] of Object.entries(behind)) body.append(name, value)
  const headers = { origin: siteUrl, accept: 'text/html', 'cf-connecting-ip': newClient() }
  return ask(path, { method: 'POST', body, headers })
}

describe('a tip', () => {
  it('reaches the newsroom from the page that it was placed on, once, with a copy to its writer who wants one', async () => {
    const sent = { ...tip(), copy: 'on' }
    const sentKey = key()

    const answers = [await send(sent, sentKey), await send(sent, sentKey)]

    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ isDone: true, notice: { key: 'tip-form.done-copy' } })
    const mail = await mailWith('redactie@schakel.example', sent.message)
    expect(mail.text).not.toContain('Bijlage')
    expect(mail.replyTo).toBe(sent.email)
    expect((await mailTo(sent.email)).text).toContain(sent.message)
    const { documentId, subject } = await editor.messageOf(sent.email)
    expect(subject).toBe(`Tip via ${path}`)
    expect(await editor.attachmentOf(documentId)).toBeNull()
  })

  it('leaves nothing in the mailbox of a writer who asked for no copy', async () => {
    const sent = tip()
    expect(await (await send(sent)).json()).toEqual({ isDone: true, notice: { key: 'tip-form.done' } })

    await mailWith('redactie@schakel.example', sent.message)
    expect(await allMailsTo(sent.email)).toEqual([])
  })

  it('comes back with what was typed where something is wrong', async () => {
    const response = await visit(path, {
      method: 'POST',
      body: new URLSearchParams({ form: 'tip', [stampField]: await stamp(), ...tip(), email: 'noor@' }),
      headers: { origin: siteUrl, 'cf-connecting-ip': newClient() },
    })

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('Vul een geldig e-mailadres in.')
    expect(page).toContain('staan sinds maandag de banden stil')
  })
})

describe('the file of a tip', () => {
  it('is uploaded by a stranger, and read by editors alone, by a link that the panel gives', async () => {
    const sent = { ...tip(), attachment: await uploaded() }
    const [id = ''] = sent.attachment.split('.')

    expect((await send(sent)).status).toBe(200)

    const { text } = await mailWith('redactie@schakel.example', sent.email)
    expect(text).toContain('Bijlage: PDF, 0,1 MB')
    const attachment = await editor.attachmentOf((await editor.messageOf(sent.email)).documentId)
    expect(attachment).toMatchObject({ type: 'pdf', bytes: 5000 })
    const { pathname, search } = new URL(attachment?.url ?? '')
    const download = await ask(pathname + search)
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(madePdf(5000))
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="Tip \d{4}-/)
    for (const [address, cookie] of [
      [`/api/files/${id}`, ''],
      [`/api/files/${id}`, await signIn()],
      [pathname + search.replace(/signature=..../, 'signature=0000'), ''],
      [pathname + search.replace(/expires=\d+/, 'expires=99999999999'), ''],
    ] as const)
      expect((await ask(address, { headers: { cookie } })).status).toBe(404)
  })

  it('stays after the form was sent, and is deleted with its record', async () => {
    const sent = { ...tip(), attachment: await uploaded() }
    await send(sent)
    await sweepFiles(env, Date.now() + 8 * dayMs)
    expect((await leftOver()).objects).toHaveLength(1)

    const { documentId } = await editor.messageOf(sent.email)
    await editor.remove('contact-message', documentId)

    await expect.poll(async () => (await messagesAbout(documentId)).length).toBe(1)
    const [message] = await messagesAbout(documentId)
    await ask('/api/hooks/strapi', { method: 'POST', ...message })
    expect(await leftOver()).toEqual(nothing)
  })

  it('is deleted at night where the message about its record was lost, and no other', async () => {
    const [gone, kept] = [
      { ...tip(), attachment: await uploaded() },
      { ...tip(), attachment: await uploaded() },
    ]
    for (const sent of [gone, kept]) await send(sent)
    const unsent = await uploaded()
    await editor.remove('contact-message', (await editor.messageOf(gone.email)).documentId)

    await sweepRecords(env, configOf(env))

    const ids = [kept.attachment, unsent].map((text) => text.slice(0, 32))
    expect((await leftOver()).objects).toEqual(ids.sort())
  })

  it('is drained where its form is never sent', async () => {
    await uploaded()

    await sweepFiles(env, Date.now() + dayMs - 60_000)
    expect((await leftOver()).objects).toHaveLength(1)
    await sweepFiles(env, Date.now() + dayMs + 60_000)
    expect(await leftOver()).toEqual(nothing)
  })

  it('stays for a form that is refused, and is there when it is sent again', async () => {
    const sent = { ...tip(), attachment: await uploaded() }
    await backendAnswers(503, '')
    expect((await send(sent)).status).toBe(503)
    await backendIsWell()

    expect((await send({ ...sent, name: 'Noor de Bakker' })).status).toBe(200)

    const { documentId } = await editor.messageOf(sent.email)
    expect(await editor.attachmentOf(documentId)).toMatchObject({ bytes: 5000 })
  })

  it.each([
    ['nobody uploaded', async () => `${key()}.pdf.5000`],
    [
      'belongs to another form',
      async () => {
        const sent = { ...tip(), attachment: await uploaded() }
        await send(sent)
        return sent.attachment
      },
    ],
    ['another account uploaded', async () => uploaded(madePdf(5000), { cookie: await signIn() })],
  ])('is asked for again where it %s', async (_, attachment) => {
    const response = await send({ ...tip(), attachment: await attachment() })

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { attachment: { key: 'form.file-gone' } } })
  })

  it('goes along without script, stays when the form comes back, and is sent with it then', async () => {
    const sent = tip()
    const file = new File([madePdf(5000)], '../../etc/passwd.pdf', { type: 'application/pdf' })

    const returned = await sendWhole({ ...sent, email: 'noor@' }, file)
    const page = await returned.text()

    expect(returned.status).toBe(422)
    expect(page).toContain('Het bestand dat u al verstuurde (PDF) meesturen')
    expect(page).not.toContain('passwd')
    const [, attachment = ''] = /name="attachment" checked="" value="([^"]+)"/.exec(page) ?? []
    expect((await sendWhole({ ...sent, attachment }, new File([], ''))).status).toBe(303)
    const { documentId } = await editor.messageOf(sent.email)
    expect(await editor.attachmentOf(documentId)).toMatchObject({ type: 'pdf', bytes: 5000 })
  })

  it('is refused without script beside its field, and what was typed stays', async () => {
    const file = new File([bytesOf('<script>alert(1)</script>')], 'foto.png', { type: 'image/png' })

    const returned = await sendWhole(tip(), file)
    const page = await returned.text()

    expect(returned.status).toBe(422)
    expect(page).toContain('Kies een bestand van het type PDF, DOCX, DOC, JPEG, PNG of WEBP.')
    expect(page).toContain('staan sinds maandag de banden stil')
    expect(await leftOver()).toEqual(nothing)
  })

  it.each([10_485_761, 10_500_000, 11_000_000])(
    'is refused without script as too large, and the fields behind it stay: %i bytes',
    async (size) => {
      const { message, phone: _, ...sent } = tip()

      const returned = await sendWhole(sent, new File([madePdf(size)], 'a.pdf'), { message, phone: '06-12' })
      const page = await returned.text()

      expect(returned.status).toBe(422)
      expect(page).toContain('Dit bestand is groter dan 10 MB.')
      expect(page).toContain(message)
      expect(page).toContain('value="06-12"')
      expect(await leftOver()).toEqual(nothing)
    },
  )

  it('goes along with text that is too long, which is refused beside its field', async () => {
    const returned = await sendWhole({ ...tip(), message: 'lang '.repeat(80_000) }, new File([], ''))

    expect(returned.status).toBe(422)
    expect(await returned.text()).toContain('Uw tip mag maximaal 5.000 tekens lang zijn.')
  })

  it('is refused from an address that has too much waiting, and from no other', async () => {
    const headers = { 'cf-connecting-ip': newClient() }
    for (let sent = 0; sent < 20; sent++) await uploaded(madePdf(5000), headers)

    expect((await put(madePdf(5000), headers)).status).toBe(429)
    expect((await put(madePdf(5000))).status).toBe(201)
  })

  it.each([
    ['a page that is called PDF', bytesOf('<!doctype html>'), 'wrong-type'],
    ['nothing', new Uint8Array(), 'empty'],
    ['11 MB', madePdf(11_000_000), 'too-large'],
    [
      'a bomb that is called Word',
      madeZip([...wordEntries, { name: 'word/media/a.png', inflatedBytes: 4_000_000_000 }]),
      'unsafe',
    ],
  ])('is refused for what it is, and nothing of it is left: %s', async (_, bytes, problem) => {
    const response = await put(bytes, { 'content-type': 'application/pdf' })

    expect(await problemIn(response)).toBe(problem)
    expect(await leftOver()).toEqual(nothing)
  })

  it('leaves nothing where its connection is cut half-way', async () => {
    const headers = { origin: siteUrl, 'content-length': '5000', 'cf-connecting-ip': newClient() }
    const body = streamOf([madePdf(5000).subarray(0, 4500)], new Error('The line is cut'))

    const response = await ask('/api/files/tip', { method: 'PUT', body, headers })

    expect(await problemIn(response)).toBe('cut-off')
    expect(await leftOver()).toEqual(nothing)
  })

  it('is one of two that come at once, each for its own form', async () => {
    const client = { 'cf-connecting-ip': newClient() }

    const both = await Promise.all([uploaded(madePdf(5000), client), uploaded(madePdf(6000), client)])

    for (const attachment of both) expect((await send({ ...tip(), attachment })).status).toBe(200)
    expect((await leftOver()).objects).toHaveLength(2)
  })
})
