import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { crons } from '../../../worker/crons.ts'
import { deleteFilesOf, sweepFiles } from '../../../worker/files/delete-files.ts'
import { accountRecord } from '../../../worker/files/private-file.ts'
import { storeFile } from '../../../worker/files/store-file.ts'
import { signedIn } from '../accounts/support/reader.ts'
import { replicaIsCurrent } from '../support/replica.ts'
import { demoEmployer, signIn } from '../support/sign-in.ts'
import { siteUrl } from '../support/visit.ts'
import { type FileSite, fileSite, leftOver, problemIn, streamOf, summaryIn } from './support/file-site.ts'
import { bytesOf, joined, madeCompound, madePdf, madeZip, wordEntries } from './support/made-files.ts'

const megabyte = 1024 * 1024
const nothing = { objects: [], states: [] }

let site: FileSite
let cookie: string

beforeEach(async () => {
  site = fileSite()
  cookie = await signIn()
})

afterEach(async () => {
  const { objects } = await env.PRIVATE_FILES.list()
  if (objects.length > 0) await env.PRIVATE_FILES.delete(objects.map(({ key }) => key))
  await env.DB.prepare('DELETE FROM private_files').run()
})

describe('a CV that a script sends', () => {
  it.each([
    ['PDF', madePdf(300_000), '.pdf', 'application/pdf'],
    ['DOCX', madeZip(), '.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['DOC', madeCompound(), '.doc', 'application/msword'],
  ])('is kept as %s, and handed out as it was', async (_, bytes, ending, type) => {
    const summary = await summaryIn(await site.put(cookie, bytes))
    const download = await site.ask(`/api/files/${summary.id}`, { headers: { cookie } })

    expect(summary).toMatchObject({ type, bytes: bytes.length, check: 'none' })
    expect(summary.name).toMatch(new RegExp(`^CV .+ \\d{4}-\\d\\d-\\d\\d\\${ending}$`))
    expect(download.status).toBe(200)
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes)
    expect(await leftOver()).toEqual({ objects: [summary.id], states: ['quarantined'] })
  })

  it('is handed out as nothing but a download', async () => {
    const { id, name } = await summaryIn(await site.put(cookie, madePdf()))

    const { headers } = await site.ask(`/api/files/${id}`, { headers: { cookie } })

    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/pdf',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-schakel-scan': 'not-scanned',
    })
    expect(headers.get('accept-ranges')).toBeNull()
  })

  it('takes the place of the one before', async () => {
    await site.put(cookie, madePdf())
    const second = await summaryIn(await site.put(cookie, madeZip()))

    expect(await leftOver()).toEqual({ objects: [second.id], states: ['quarantined'] })
  })

  it('is one of the two that come at once, and the other is gone', async () => {
    const answers = await Promise.all([site.put(cookie, madePdf()), site.put(cookie, madeZip())])

    const { objects, states } = await leftOver()
    const ids = await Promise.all(answers.map(async (answer) => (await summaryIn(answer)).id))
    expect(states).toEqual(['quarantined'])
    expect(ids).toContain(objects[0])
  })

  it('is deleted, once', async () => {
    const { id } = await summaryIn(await site.put(cookie, madePdf()))
    const remove = () =>
      site.ask(`/api/files/${id}`, { method: 'DELETE', headers: { cookie, origin: siteUrl } })

    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await site.ask(`/api/files/${id}`, { headers: { cookie } })).status).toBe(404)
    expect(await leftOver()).toEqual(nothing)
  })
})

describe('what is no CV', () => {
  it.each([
    ['a page that is called PDF', bytesOf('<!doctype html><script>alert(1)</script>'), 422, 'wrong-type'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 422, 'wrong-type'],
    ['an archive', madeZip([{ name: 'a.txt' }]), 422, 'wrong-type'],
    ['nothing', new Uint8Array(), 422, 'empty'],
    ['10 MB and a byte', madePdf(10 * megabyte + 1), 413, 'too-large'],
    ['11 MB', madePdf(11 * megabyte), 413, 'too-large'],
    [
      'a bomb that is called Word',
      madeZip([...wordEntries, { name: 'word/media/a.png', inflatedBytes: 4_000_000_000 }]),
      422,
      'unsafe',
    ],
    ['half a PDF', bytesOf('%PDF-1.7\nand no more'), 422, 'damaged'],
  ])('is refused, and nothing of it is left: %s', async (_, bytes, status, problem) => {
    const response = await site.put(cookie, bytes, { 'content-type': 'application/pdf' })

    expect(response.status).toBe(status)
    expect(await problemIn(response)).toBe(problem)
    expect(await leftOver()).toEqual(nothing)
  })

  it('leaves the one that was there', async () => {
    const { id } = await summaryIn(await site.put(cookie, madePdf()))

    await site.put(cookie, madeZip([{ name: 'a.txt' }]))
    await site.put(cookie, bytesOf('no file'))

    expect(await leftOver()).toEqual({ objects: [id], states: ['quarantined'] })
  })

  it('may have exactly 10 MB', async () => {
    expect((await site.put(cookie, madePdf(10 * megabyte))).status).toBe(201)
  })

  it('is refused without a length', async () => {
    expect((await site.put(cookie, streamOf([madePdf()]), { 'content-length': '' })).status).toBe(411)
  })
})

describe('a connection that is cut half-way', () => {
  it.each([
    ['within its beginning', [madePdf(5000).subarray(0, 100)]],
    ['behind it', [madePdf(5000).subarray(0, 4500)]],
  ])('leaves nothing: %s', async (_, parts) => {
    const response = await site.put(cookie, streamOf(parts, new Error('The line is cut')), {
      'content-length': '5000',
    })

    expect(await problemIn(response)).toBe('cut-off')
    expect(await leftOver()).toEqual(nothing)
  })

  it('leaves nothing of a file that ends before its length, or goes on behind it', async () => {
    for (const length of ['4999', '5001']) {
      const response = await site.put(cookie, streamOf([madePdf(5000)]), { 'content-length': length })
      expect(await problemIn(response)).toBe('cut-off')
    }
    expect(await leftOver()).toEqual(nothing)
  })
})

describe('somebody else', () => {
  it('finds nothing, whatever they ask for', async () => {
    const { id } = await summaryIn(await site.put(cookie, madePdf()))
    const stranger = await signIn(demoEmployer)
    const forged = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`

    const visitors: Record<string, string>[] = [{ cookie: stranger }, {}]
    for (const headers of visitors)
      for (const address of [id, id.toUpperCase(), forged, 'cv', '0', `..%2F${id}`, "'%20OR%201=1"])
        expect((await site.ask(`/api/files/${address}`, { headers })).status).toBe(404)
    expect((await site.ask(`/api/files/${forged}`, { headers: { cookie } })).status).toBe(404)
    const gone = { method: 'DELETE', headers: { cookie: stranger, origin: siteUrl } }
    expect((await site.ask(`/api/files/${id}`, gone)).status).toBe(404)
    expect((await site.ask(`/api/files/${id}`, { headers: { cookie } })).status).toBe(200)
  })

  it('sends nothing', async () => {
    const pdf = madePdf()

    expect((await site.put('', pdf)).status).toBe(401)
    expect(
      (await site.put(cookie, pdf, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(403)
    expect((await site.put(cookie, pdf, { 'x-schakel-account': '999999' })).status).toBe(409)
    const other = { method: 'PUT', body: pdf, headers: { cookie, origin: siteUrl, 'content-length': '600' } }
    for (const purpose of ['invoice', 'constructor', '__proto__'])
      expect((await site.ask(`/api/files/${purpose}`, other)).status).toBe(404)
    expect(await leftOver()).toEqual(nothing)
  })

  it('is told so by a page in the language of who follows a link', async () => {
    const response = await site.ask(`/api/files/${'0'.repeat(32)}`, { headers: { accept: 'text/html' } })

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
  })
})

describe('a CV without script', () => {
  it('is sent by the form of the account page, shown there and taken away', async () => {
    const file = new File([madePdf()], '../../../etc/<b>cv</b>.exe', { type: 'text/html' })

    const sent = await site.send(cookie, 'cv', file)
    const page = await (await site.ask('/account', { headers: { cookie } })).text()
    const { objects } = await leftOver()

    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account#cv'])
    expect(page).toContain(`href="/api/files/${objects[0]}"`)
    expect(page).toMatch(/CV [^<]+\d{4}-\d\d-\d\d\.pdf/)
    expect(page).toContain('Niet op virussen gecontroleerd')
    expect(page).not.toContain('.exe')

    const removed = await site.send(cookie, 'remove-cv', null)

    expect(removed.status).toBe(303)
    expect(await leftOver()).toEqual(nothing)
  })

  it.each([
    ['no choice', null, 'Kies eerst een bestand.'],
    ['nothing in it', new File([], 'leeg.pdf'), 'Dit bestand is leeg.'],
    ['another type', new File(['GIF89a'], 'cv.pdf'), 'Kies een bestand van het type PDF, DOCX of DOC.'],
    ['11 MB', new File([madePdf(11 * megabyte)], 'cv.pdf'), 'Dit bestand is groter dan 10 MB.'],
    ['macros', new File([madeZip([...wordEntries, { name: 'word/vbaProject.bin' }])], 'cv.docx'), 'macro’s'],
  ])('is refused on its page: %s', async (_, file, says) => {
    const response = await site.send(cookie, 'cv', file)

    expect(response.status).toBe(422)
    expect(await response.text()).toContain(says)
    expect(await leftOver()).toEqual(nothing)
  })

  it('is refused while too many are on their way', async () => {
    const open = Array.from({ length: 2 }, () => slowForm())
    const answers = open.map(({ body }) => post(body))
    await Promise.all(open.map(({ begin }) => begin()))

    const third = await site.send(cookie, 'cv', new File([madePdf()], 'cv.pdf'))
    await Promise.all(open.map(({ end }) => end()))
    await Promise.all(answers)
    const later = await site.send(cookie, 'cv', new File([madePdf()], 'cv.pdf'))

    expect(third.status).toBe(503)
    expect(third.headers.get('retry-after')).toBe('10')
    expect(later.status).toBe(303)
  })

  it('is told by browsers that send the last line break by itself', async () => {
    const { body, begin, end } = slowForm()
    const answer = post(body)

    await begin()
    await end()

    expect((await answer).status).toBe(303)
  })
})

describe('an account', () => {
  it('takes its files along when it is deleted, those on their way included', async () => {
    const { visitor, password } = await signedIn()
    const own = `strapi_jwt=${visitor.token()}`
    await summaryIn(await site.put(own, madePdf()))

    const left = await visitor.send('/account', 'delete', { currentPassword: password, sure: 'on' })

    expect(left.status).toBe(303)
    expect(await leftOver()).toEqual(nothing)
  })

  it('tells of its files in its export', async () => {
    const { id } = await summaryIn(await site.put(cookie, madePdf()))

    const { files } = await (await site.ask('/api/account/export', { headers: { cookie } })).json<{
      files: object[]
    }>()

    expect(files).toMatchObject([
      { id, purpose: 'cv', type: 'application/pdf', bytes: 600, address: `${siteUrl}/api/files/${id}` },
    ])
  })
})

describe('what is left behind', () => {
  const file = { purpose: 'cv', owner: 7, record: accountRecord(7), bytes: 5000 } as const

  it('is not taken in any more once its record is deleted', async () => {
    async function* content() {
      yield madePdf(5000).subarray(0, 4500)
      await deleteFilesOf(env, accountRecord(7))
      yield madePdf(5000).subarray(4500)
    }

    await expect(storeFile(env, { ...file, content: content() })).rejects.toMatchObject({
      problem: 'not-done',
    })
    expect(await leftOver()).toEqual(nothing)
  })

  it('is found by its row when nothing can arrive any more, and not before', async () => {
    const now = Date.now()
    await env.DB.prepare(
      `INSERT INTO private_files (id, owner, record, purpose, type, bytes, state, created_at, expires_at)
      VALUES ('left', 7, 'account/7', 'cv', 'pdf', 5000, 'pending', ?1, ?2)`,
    )
      .bind(now, now + 3600_000)
      .run()
    await env.PRIVATE_FILES.put('left', madePdf(5000))

    expect(await sweepFiles(env, now + 3599_000)).toBe(0)
    expect(await sweepFiles(env, now + 3600_000)).toBe(1)
    expect(await leftOver()).toEqual(nothing)
  })

  it('is swept by the cron trigger', async () => {
    const { default: worker } = await import('../../../worker/index.ts')
    await replicaIsCurrent()
    await env.DB.prepare(
      `INSERT INTO private_files (id, owner, record, purpose, type, bytes, state, created_at, expires_at)
      VALUES ('old', 7, 'account/7', 'cv', 'pdf', 5000, 'quarantined', 1, 1)`,
    ).run()

    await worker.scheduled(createScheduledController({ cron: crons.catchUp }), env)

    expect(await leftOver()).toEqual(nothing)
  })
})

const boundary = 'schakel-boundary'

function post(body: ReadableStream): Promise<Response> {
  return site.ask('/account', {
    method: 'POST',
    body,
    headers: {
      cookie,
      origin: siteUrl,
      accept: 'text/html',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
}

/** A form whose second half is sent when it is told to be, and its last line break by itself. */
function slowForm() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return {
    body: readable,
    begin: () => writer.write(bytesOf(field('form', 'cv') + head)),
    async end() {
      // Blocks of 64 kB are read: the line break stands in one of its own.
      const before = field('form', 'cv').length + head.length
      const after = `\r\n--${boundary}--`
      await writer.write(joined([madePdf(65_536 - before - after.length), bytesOf(after)]))
      await writer.write(bytesOf('\r\n'))
      await writer.close()
    },
  }
}
