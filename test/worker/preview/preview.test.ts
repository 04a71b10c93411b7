import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { configOf } from '../../../worker/env.ts'
import type { DocumentRow } from '../../../worker/replica/rows.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { articleRow, rowOf } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

const draftTitle = 'Een titel waaraan nog wordt gewerkt'
const expiredText = 'Deze link naar een voorbeeld is verlopen of klopt niet.'

let editor: Editor
let article: DocumentRow
/** What a test changed, to be restored afterwards. */
const putBack: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await signIn()
  article = await articleRow(202)
})
afterEach(async () => {
  vi.useRealTimers()
  await backendIsWell()
  for (const step of putBack.splice(0).reverse()) await step()
})

/** Changes a published document without publishing the change, until the test is over. */
async function change(
  { type, document_id, locale }: DocumentRow,
  fields: Record<string, unknown>,
): Promise<void> {
  if (type !== 'content' && type !== 'event' && type !== 'partner') throw new Error(`No draft of a ${type}`)
  await editor.draft(type, document_id, locale, fields)
  putBack.push(() => editor.discard(type, document_id, locale))
}

/** The path of the preview that the panel opens. */
async function previewPath(...asked: Parameters<Editor['previewOf']>): Promise<string> {
  const url = await editor.previewOf(...asked)
  if (!url) throw new Error('The panel offers no preview')
  return url.slice(new URL(url).origin.length)
}

/** The path with another value of one parameter. */
function withValue(path: string, name: string, value: string): string {
  const url = new URL(path, 'https://site.invalid')
  url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}

async function firstOf(type: 'event' | 'partner' | 'vacancy'): Promise<DocumentRow> {
  const row = await env.DB.prepare(`SELECT * FROM documents WHERE type = ? AND locale = 'nl' LIMIT 1`)
    .bind(type)
    .first<DocumentRow>()
  if (!row) throw new Error(`The replica has no ${type}`)
  return row
}

describe('the link of the preview button', () => {
  it('shows the draft at its future page, with a banner', async () => {
    await change(article, { title: draftTitle })

    const response = await visit(await previewPath('content', article.document_id, 'nl'))

    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain(`${draftTitle}</h1>`)
    expect(html).toContain('Voorbeeld van een concept.')
  })

  it('leaves the public page unchanged', async () => {
    const path = `/news/202/${article.slug}`
    await change(article, { title: draftTitle })
    await visit(await previewPath('content', article.document_id, 'nl'))

    for (const address of [path, `${path}/_payload.json`, '/logistiek', '/']) {
      const body = await (await visit(address)).text()
      expect(body).not.toContain(draftTitle)
      expect(body).not.toContain('Voorbeeld van')
    }
    expect((await articleRow(202)).entry).toBe(article.entry)
  })

  it('is rendered each time, and neither cached nor indexed', async () => {
    await change(article, { title: draftTitle })
    const path = await previewPath('content', article.document_id, 'nl')
    await (await visit(path)).arrayBuffer()
    await editor.draft('content', article.document_id, 'nl', { title: 'Nog een andere titel' })

    const response = await visit(path)

    expect(await response.text()).toContain('Nog een andere titel</h1>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-cache')).toBeNull()
    const asData = path.replace('/preview?', '/preview/_payload.json?')
    expect((await visit(asData)).status).toBe(404)
  })

  it('may be framed by the editors’ panel, unlike any other page', async () => {
    const panel = configOf(env).editorOrigins.join(' ')

    const shown = await visit(await previewPath('content', article.document_id, 'nl'))
    const refused = await visit('/preview')

    for (const { headers } of [shown, refused])
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${panel};`)
    const { headers } = await visit(`/news/202/${article.slug}`)
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  })

  it('shows the published version on request', async () => {
    await change(article, { title: draftTitle })

    const path = await previewPath('content', article.document_id, 'nl', 'published')
    const html = await (await visit(path)).text()

    expect(html).toContain('Voorbeeld van de gepubliceerde versie.')
    expect(html).not.toContain(draftTitle)
    expect((await visit(withValue(path, 'version', 'draft'))).status).toBe(403)
  })

  it('is in the language of the document', async () => {
    const english = await articleRow(110, 'en')

    const response = await visit(await previewPath('content', english.document_id, 'en'))

    expect(response.headers.get('content-language')).toBe('en')
    expect(await response.text()).toContain('Preview of a draft.')
  })

  it("doesn't exist for types without a page", async () => {
    const tag = await env.DB.prepare(`SELECT document_id FROM documents WHERE type = 'tag' LIMIT 1`).first(
      'document_id',
    )

    expect(await editor.previewOf('tag', String(tag), 'nl')).toBeNull()
  })

  it('fails while the backend is down, since only the backend has the draft', async () => {
    const path = await previewPath('content', article.document_id, 'nl')
    await backendIsDown()

    expect((await visit(path)).status).toBe(503)
  })

  it('answers 404 for a deleted document', async () => {
    const documentId = await editor.make('page', { title: 'Even', slug: 'even', layout: 'default' }, 'nl')
    const path = await previewPath('page', documentId, 'nl')
    await editor.remove('page', documentId)

    expect((await visit(path)).status).toBe(404)
  })
})

describe('a PDF of a draft', () => {
  it('opens from its preview, and nowhere else', async () => {
    const { id, url } = await editor.addFile(
      new File(['%PDF-1.7\n%%EOF\n'], 'nog-niet.pdf', { type: 'application/pdf' }),
    )
    putBack.push(() => editor.removeFile(id))
    const documentId = await editor.make(
      'partner',
      { name: draftTitle, link: 'nog-niet', roles: ['supplier'], documents: [id] },
      'nl',
    )
    putBack.push(() => editor.remove('partner', documentId))
    const name = url.slice(url.lastIndexOf('/') + 1)

    const page = await (await visit(await previewPath('partner', documentId, 'nl'))).text()

    const [, code = ''] = new RegExp(`href="/media/${name}\\?preview=([^"]+)"`).exec(page) ?? []
    const response = await visit(`/media/${name}?preview=${code}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('%PDF-')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    for (const other of [
      `/media/${name}`,
      `/media/x${name}?preview=${code}`,
      `/media/${name}?preview=${code}0`,
    ])
      expect((await visit(other)).status).toBe(404)
    vi.setSystemTime(Date.now() + 3_601_000)
    expect((await visit(`/media/${name}?preview=${code}`)).status).toBe(404)
  })
})

describe('a draft of each type', () => {
  it('of an article with only a title', async () => {
    const documentId = await editor.make('content', { title: draftTitle, slug: 'net-begonnen' }, 'nl')
    putBack.push(() => editor.remove('content', documentId))

    const response = await visit(await previewPath('content', documentId, 'nl'))

    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`${draftTitle}</h1>`)
    expect(await rowOf('content', documentId)).toBeNull()
  })

  it('of a page that was never published', async () => {
    const documentId = await editor.make(
      'page',
      { title: draftTitle, slug: 'later', layout: 'default' },
      'nl',
    )
    putBack.push(() => editor.remove('page', documentId))

    const response = await visit(await previewPath('page', documentId, 'nl'))

    expect(response.status).toBe(200)
    expect(await response.text()).toContain(draftTitle)
    expect((await visit('/later')).status).toBe(404)
  })

  it('of an event', async () => {
    const event = await firstOf('event')
    await change(event, { title: draftTitle })

    const response = await visit(await previewPath('event', event.document_id, 'nl'))

    expect(response.status).toBe(200)
    expect(await response.text()).toContain(draftTitle)
  })

  it('of a company', async () => {
    const partner = await firstOf('partner')
    await change(partner, { name: draftTitle })

    const response = await visit(await previewPath('partner', partner.document_id, 'nl'))

    expect(response.status).toBe(200)
    expect(await response.text()).toContain(draftTitle)
  })

  it("of a vacancy awaiting approval, which readers can't see", async () => {
    const employer = await firstOf('partner')
    const documentId = await editor.make(
      'vacancy',
      {
        title: draftTitle,
        slug: 'in-afwachting',
        vacancyState: 'submitted',
        remote: 'no',
        employer: { connect: [{ documentId: employer.document_id, locale: 'nl' }] },
      },
      'nl',
    )
    putBack.push(() => editor.remove('vacancy', documentId))

    const response = await visit(await previewPath('vacancy', documentId, 'nl'))

    expect(response.status).toBe(200)
    expect(await response.text()).toContain(draftTitle)
  })
})

describe('an invalid link', () => {
  it.each([
    { what: 'a forged signature', name: 'signature', value: '0'.repeat(64) },
    { what: 'no signature', name: 'signature', value: '' },
    { what: 'another document', name: 'document', value: 'abcdefghijklmnopqrstuvwx' },
    { what: 'another type', name: 'type', value: 'page' },
    { what: 'another language', name: 'locale', value: 'en' },
    { what: 'a later end', name: 'expires', value: '9999999999' },
    { what: 'an end that is no number', name: 'expires', value: '9e99' },
    { what: 'a type that has no page', name: 'type', value: 'redirect' },
    { what: 'a document that is a path', name: 'document', value: '../users' },
  ])('is refused: $what', async ({ name, value }) => {
    const path = await previewPath('content', article.document_id, 'nl')

    const response = await visit(withValue(path, name, value))

    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain(expiredText)
  })

  it('is refused with the signature of another document', async () => {
    const other = await articleRow(103)
    const signature = new URL(
      await previewPath('content', other.document_id, 'nl'),
      'https://site.invalid',
    ).searchParams.get('signature')
    const path = await previewPath('content', article.document_id, 'nl')

    const response = await visit(withValue(path, 'signature', signature ?? ''))

    expect(response.status).toBe(403)
  })

  it("is refused after an hour, in the reader's language", async () => {
    const english = await articleRow(110, 'en')
    const path = await previewPath('content', english.document_id, 'en')
    vi.setSystemTime(Date.now() + 3_601_000)

    const response = await visit(path)

    expect(response.status).toBe(403)
    expect(await response.text()).toContain('This link to a preview has expired or is not right.')
  })

  it('is refused below another language prefix', async () => {
    const path = await previewPath('content', article.document_id, 'nl')

    expect((await visit(`/de${path}`)).status).toBe(403)
  })

  it('is refused without any parameter', async () => {
    expect((await visit('/preview')).status).toBe(403)
  })
})
