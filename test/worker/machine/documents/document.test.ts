import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { remove } from '../../../../worker/replica/write.ts'
import { signatureOf } from '../../../../worker/signature.ts'
import { backendDoes, backendIsDown, backendIsWell, callsOfBackend } from '../../support/backend.ts'
import { changeInReplica } from '../../support/replica.ts'
import { demoSubscriber, signIn } from '../../support/sign-in.ts'
import { visit, visitWith } from '../../support/visit.ts'

const text = `%PDF-1.7\n${'0123456789'.repeat(20)}\n%%EOF\n`
const name = 'folder_1a2b3c.pdf'
const address = `/media/${name}`
const file = { url: `/uploads/${name}`, name: 'Folder.pdf', size: 4 }

/** What the test changed, to be restored afterwards. */
const putBack: (() => Promise<void>)[] = []

async function changeCompany(fields: Record<string, unknown>): Promise<void> {
  putBack.push(await changeInReplica('partner', 'pakwijs', fields))
}

async function changeIssue(access: string): Promise<void> {
  const fields = { access, pdf: { pages: 52, file } }
  putBack.push(await changeInReplica('magazine', 'begin-bij-de-doos', fields))
}

beforeEach(async () => {
  await env.MEDIA.put(name, text)
})
afterEach(async () => {
  for (const step of putBack.splice(0).reverse()) await step()
  await env.MEDIA.delete(name)
  await backendIsWell()
})

describe('an offered document', () => {
  beforeEach(() => changeCompany({ documents: [file] }))

  it('is a PDF that opens in the browser and is saved under its own name', async () => {
    await changeCompany({ documents: [{ ...file, name: 'Brochure – één.pdf' }] })

    const response = await visit(address)

    expect(response.status).toBe(200)
    expect(await response.text()).toBe(text)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(text.length),
      'content-disposition': `inline; filename="Brochure _ een.pdf"; filename*=UTF-8''Brochure%20%E2%80%93%20%C3%A9%C3%A9n.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy':
        "script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    })
    expect(response.headers.has('x-robots-tag')).toBe(false)
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  it('reports its size without a body', async () => {
    const response = await visit(address, { method: 'HEAD', headers: { range: 'bytes=0-9' } })

    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe('')
  })

  it('answers 304 to clients that have it', async () => {
    const etag = (await visit(address)).headers.get('etag') ?? ''

    const again = await visitWith({ 'if-none-match': etag }, address)
    const changedSince = await visitWith({ 'if-none-match': '"another"' }, address)

    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')
    expect(changedSince.status).toBe(200)
  })

  it.each([
    ['bytes=0-7', text.slice(0, 8), `bytes 0-7/${text.length}`],
    ['bytes=9-', text.slice(9), `bytes 9-${text.length - 1}/${text.length}`],
    ['bytes=-6', text.slice(-6), `bytes ${text.length - 6}-${text.length - 1}/${text.length}`],
  ])('is sent partially: %s', async (range, part, told) => {
    const response = await visitWith({ range }, address)

    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(told)
    expect(response.headers.get('content-length')).toBe(String(part.length))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe(part)
  })

  it('has no range beyond its end', async () => {
    const response = await visitWith({ range: 'bytes=5000-' }, address)

    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${text.length}`)
    expect(await response.text()).toBe('')
  })

  it('is sent completely if the client has started with another version', async () => {
    const etag = (await visit(address)).headers.get('etag') ?? ''

    const same = await visitWith({ range: 'bytes=0-7', 'if-range': etag }, address)
    const other = await visitWith({ range: 'bytes=0-7', 'if-range': '"another"' }, address)

    expect([same.status, other.status]).toEqual([206, 200])
    expect(await other.text()).toBe(text)
  })

  it("isn't indexed if its page isn't", async () => {
    await changeCompany({
      seo: { title: null, description: null, canonical: null, noindex: true, ogImage: null },
    })

    expect((await visit(address)).headers.get('x-robots-tag')).toBe('noindex')
  })

  it('is fetched from the backend once, and is then available without it', async () => {
    await env.MEDIA.delete(name)
    await backendDoes([
      { holding: '/uploads/', behaviour: { does: 'answer', status: 200, body: text, type: 'text/html' } },
    ])

    const first = await visit(address)
    const uploads = (await callsOfBackend()).filter(({ path }) => path.startsWith('/uploads/'))
    await backendIsDown()
    const second = await visitWith({ range: 'bytes=0-7' }, address)

    expect(await first.text()).toBe(text)
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(uploads.map(({ path }) => path)).toEqual([`/uploads/${name}`])
    expect(second.status).toBe(206)
  })

  it('answers 503 while nobody can tell whether it exists', async () => {
    await env.MEDIA.delete(name)
    await backendIsDown()

    const response = await visit(address)

    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a file named like a document', () => {
  beforeEach(() => changeCompany({ documents: [file] }))

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that hides a PDF', '<script>alert(1)</script>%PDF-1.7'],
    ['an archive', 'PK\u0003\u0004'],
    ['nothing', ''],
  ])("isn't served if it is %s, from any source", async (_, body) => {
    await env.MEDIA.put(name, body)
    await backendDoes([
      { holding: '/uploads/', behaviour: { does: 'answer', status: 200, body, type: 'application/pdf' } },
    ])

    const response = await visit(address)

    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('alert')
  })

  it.each([
    '..%2fadmin.pdf',
    'a%00.pdf',
    'a%20b.pdf',
    '.pdf',
    'a..pdf',
    `${'a'.repeat(300)}.pdf`,
    '%C3%A9.pdf',
  ])("isn't looked up if its name is invalid: %.20s", async (name) => {
    const response = await visit(`/media/${name}`)

    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect((await callsOfBackend()).filter(({ path }) => path.startsWith('/uploads'))).toEqual([])
  })

  it("isn't served if no document offers it, even if it is stored", async () => {
    await env.MEDIA.put('concept_1a2b3c.pdf', text)

    expect((await visit('/media/concept_1a2b3c.pdf')).status).toBe(404)
    await env.MEDIA.delete('concept_1a2b3c.pdf')
  })

  it('disappears with the document that offered it', async () => {
    expect((await visit(address)).status).toBe(200)

    await changeCompany({ documents: [] })

    expect((await visit(address)).status).toBe(404)
  })
})

describe('an issue for subscribers', () => {
  it('redirects a guessed address to the page that explains how to get it', async () => {
    await changeIssue('subscriber')

    for (const [header, value] of Object.entries({
      accept: '*/*',
      range: 'bytes=0-7',
      'if-none-match': '*',
    })) {
      const response = await visitWith({ [header]: value }, address)

      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/magazines/1/begin-bij-de-doos')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.text()).toBe('')
    }
  })

  it('is open to a subscriber alone, and kept by nobody', async () => {
    await changeIssue('subscriber')

    const response = await visitWith({ cookie: await signIn(demoSubscriber) }, address)

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await visitWith({ cookie: await signIn() }, address)).status).toBe(302)
  })

  it('follows changes of its access, even for readers who have had it', async () => {
    await changeIssue('free')
    const etag = (await visit(address)).headers.get('etag') ?? ''

    await changeIssue('subscriber')

    expect(etag).not.toBe('')
    expect((await visitWith({ 'if-none-match': etag }, address)).status).toBe(302)
  })

  it('opens with the code of who bought it alone, and for that issue', async () => {
    await changeIssue('subscriber')
    const opened = (code: string) => visit(`${address}?download=${code}`)
    const soon = Math.floor(Date.now() / 1000) + 60

    const response = await opened(await codeFor(await idOfIssue(), soon))

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await opened(await codeFor('another', soon))).status).toBe(302)
    expect((await opened(await codeFor(await idOfIssue(), soon - 120))).status).toBe(302)
    expect((await visit(address)).status).toBe(302)
  })

  it('is open if another document offers it openly', async () => {
    await changeIssue('subscriber')
    await changeCompany({ documents: [file] })

    expect((await visit(address)).status).toBe(200)
  })
})

it("a document's files are deleted with the document", async () => {
  await changeIssue('free')
  expect((await visit(address)).status).toBe(200)

  await remove(env.DB, 'magazine', await idOfIssue(), 'nl')

  expect((await visit(address)).status).toBe(404)
})

/** As the backend makes it. @param expires Seconds since 1970. */
async function codeFor(documentId: string, expires: number): Promise<string> {
  const signature = await signatureOf(['download', documentId, expires].join('\n'), env.PREVIEW_SECRET)
  return `${documentId}.${expires}.${signature}`
}

async function idOfIssue(): Promise<string> {
  const row = await env.DB.prepare(
    `SELECT document_id AS id FROM documents WHERE type = 'magazine' AND number = 1`,
  ).first<{ id: string }>()
  return row?.id ?? ''
}
