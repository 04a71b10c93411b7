import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { keyField, stampField } from '../../../client/forms/engine-fields.ts'
import { signatureOf } from '../../../worker/signature.ts'
import { backendDoes, backendIsWell, mailsTo, mailTo, mailWith } from '../support/backend.ts'
import { sendForm } from '../support/sign-in.ts'
import { emptyBuffers, firefox, waiting } from '../support/statistics.ts'
import { visit } from '../support/visit.ts'
import { key, stamp } from './support/example-page.ts'

/** The white paper of the sample content, its file, and who offers it. */
const path = '/news/322/doos-op-maat-rekenen-voor-u-koopt'
const file = '/media/pakwijs-doos-op-maat.pdf'
const leadEmail = 'offertes@pakwijs.example'

afterEach(backendIsWell)

const newReader = () => ({
  name: 'Noor Bakker',
  email: `lezer-${crypto.randomUUID()}@bedrijf.example`,
  company: 'Bakker Webwinkels',
})

/** Sends the form without script. */
async function request(values: Record<string, string>, extra: Record<string, string> = {}) {
  const fields = { [stampField]: await stamp(), ...values }
  return sendForm(path, 'whitepaper', fields, { 'user-agent': firefox, ...extra })
}

/** What a page says, and where its file is. */
async function read(address: string) {
  const response = await visit(address)
  const page = (await response.text()).replace(/<!-- -->/g, '')
  return { response, page, href: /href="(\/media\/[^"]+\.pdf[^"]*)"/.exec(page)?.[1] ?? null }
}

async function codeFor(documentId: string, expires: number): Promise<string> {
  const signature = await signatureOf(`download\n${documentId}\n${expires}`, env.PREVIEW_SECRET)
  return `${documentId}.${expires}.${signature}`
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

describe('a white paper', () => {
  it('is there at once for who leaves their details, also by the link of the mail', async () => {
    const reader = newReader()

    const answer = await request(reader)

    const next = answer.headers.get('location') ?? ''
    expect([answer.status, next.startsWith(`${path}?download=`)]).toEqual([303, true])
    const { response, page, href } = await read(next)
    expect([new URL(next, 'https://x').hash, page]).toEqual([
      '#download',
      expect.stringContaining('id="download"'),
    ])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const pdf = await visit(href ?? '')
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')

    const mail = await mailTo(reader.email)
    expect(mail.text).not.toContain(reader.name)
    const link = new URL(/https?:\S+download=\S+/.exec(mail.text)?.[0] ?? '')
    expect(link.hash).toBe('#download')
    expect((await visit((await read(`${link.pathname}${link.search}`)).href ?? '')).status).toBe(200)
  })

  it('reaches its supplier with the details of the reader', async () => {
    const reader = newReader()

    await request(reader)

    const received = await mailWith(leadEmail, reader.email)
    expect(received.text).toContain('De doos op maat')
    expect(received.text).toContain(reader.company)
    expect(received.replyTo).toBe(reader.email)
  })

  it('is one lead, however often the same is sent', async () => {
    const reader = newReader()
    const sentKey = key()
    const send = () => request({ ...reader, [keyField]: sentKey }, { accept: 'application/json' })

    const answers = await Promise.all([send(), send(), send()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await mailTo(reader.email)
    await request({ ...reader, [keyField]: key() }, { accept: 'application/json' })
    await mailTo(reader.email, { after: 1 })
    expect(await mailsTo(reader.email)).toHaveLength(2)
  })

  it('counts as a lead', async () => {
    await emptyBuffers()

    await request(newReader())

    await expect
      .poll(async () => (await waiting()).filter(({ eventType }) => eventType === 'Lead'))
      .toMatchObject([{ entryId: 'content/322', routeName: 'news-id-slug___nl' }])
  })

  it('comes back with what was typed while something is wrong, or the backend is away', async () => {
    const wrong = await request({ ...newReader(), email: 'noor@' })
    await backendDoes([{ holding: '/leads', behaviour: { does: 'hang' } }])
    const away = await request(newReader())

    expect([wrong.status, away.status]).toEqual([422, 503])
    for (const answer of [wrong, away]) expect(await answer.text()).toContain('value="Bakker Webwinkels"')
  })
})

describe('the file of a white paper', () => {
  it('leads to the page with the form, for who has no code', async () => {
    const response = await visit(file)

    expect([response.status, response.headers.get('location')]).toEqual([302, path])
  })

  it('is named nowhere on its page, nor in its data', async () => {
    const { page } = await read(path)
    const data = await (await visit(`${path}/_payload.json`)).text()

    expect(page).toContain('name="form" value="whitepaper"')
    for (const text of [page, data]) expect(text).not.toContain('doos-op-maat.pdf')
  })

  it('does not open with a code that is expired, forged, or of another document', async () => {
    const code = new URL((await request(newReader())).headers.get('location') ?? '', 'https://x').searchParams
    const good = code.get('download') ?? ''
    const [documentId = ''] = good.split('.')
    expect((await visit(`${file}?download=${good}`)).status).toBe(200)

    const bad = [
      await codeFor(documentId, inAnHour() - 3601),
      await codeFor('anders', inAnHour()),
      good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      `${documentId}.${inAnHour()}.${good.split('.')[2]}`,
      '%00',
    ]
    for (const one of bad) {
      expect((await visit(`${file}?download=${one}`)).status).toBe(302)
      const { page, href } = await read(`${path}?download=${one}`)
      expect(href).toBeNull()
      expect(page).toContain('Deze link werkt niet meer')
    }
  })
})
