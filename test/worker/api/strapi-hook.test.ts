import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLog } from '../../../worker/changes/stream.ts'
import { forgetRedirects } from '../../../worker/edge/redirects.ts'
import type { DocumentRow } from '../../../worker/replica/rows.ts'
import { backendIsDown, backendIsWell, callsOfBackend, messagesAbout } from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { messageOf, post, tell, tellSigned } from '../support/hook.ts'
import { articleRow, rowOf, tagsOf } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

let editor: Editor
let article: DocumentRow
/** What the test changed, to be restored afterwards. */
const putBack: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await signIn()
  article = await articleRow(104)
})
afterEach(async () => {
  for (const step of putBack.splice(0).reverse()) await step()
})

/** Gives the article another title in Strapi only, until the test is over. */
async function retitle(title: string): Promise<void> {
  putBack.push(async () => {
    await editor.publish('content', article.document_id, 'nl', { title: article.title })
    await tell({ documentId: article.document_id })
  })
  await editor.publish('content', article.document_id, 'nl', { title })
}

/** Publishes a page that isn't in the sample content, until the test is over. */
async function publishPage(slug: string): Promise<string> {
  const documentId = await editor.make('page', { title: `Pagina ${slug}`, slug, layout: 'default' }, 'nl')
  putBack.push(() => editor.remove('page', documentId))
  await editor.publish('page', documentId, 'nl')
  return documentId
}

const patience = { timeout: 120_000, interval: 50 }

async function textAt(path: string): Promise<string> {
  return (await visit(path)).text()
}

async function statusAt(path: string): Promise<number> {
  const response = await visit(path)
  await response.text()
  return response.status
}

describe('a message about an edit', () => {
  it('updates the replica, the page and the lists that contain it', async () => {
    const tags = await tagsOf(article.document_id)
    const addresses = [`/news/104/${article.slug}`, `/news/tag/${tags[0]}`]
    for (const path of addresses) expect(await textAt(path)).toContain(article.title)
    await retitle('Een titel van vandaag')

    const response = await tell({ documentId: article.document_id })

    expect(response.status).toBe(204)
    expect((await articleRow(104)).title).toBe('Een titel van vandaag')
    expect(await tagsOf(article.document_id)).toEqual(tags)
    // A touched entry is used once more while it is revalidated.
    for (const path of addresses)
      await vi.waitFor(async () => expect(await textAt(path)).toContain('Een titel van vandaag'), patience)
  })

  it("is accepted in Strapi's own format", async () => {
    const ofArticle = () => messagesAbout(article.document_id)
    const before = (await ofArticle()).length
    await retitle('Een titel zoals Strapi die meldt')

    await vi.waitUntil(async () => (await ofArticle()).length > before, patience)
    for (const { body, headers } of (await ofArticle()).slice(before))
      expect((await post(body, headers)).status).toBe(204)

    expect((await articleRow(104)).title).toBe('Een titel zoals Strapi die meldt')
  })

  it('counts once, however often it is sent', async () => {
    const body = JSON.stringify(messageOf({ documentId: article.document_id }))
    await tellSigned(body)
    await backendIsWell()

    expect((await tellSigned(body)).status).toBe(204)

    // Pages that the first message touched may still be revalidated, which asks for documents by what addresses name.
    const followed = (await callsOfBackend()).filter(
      ({ path }) => !/filters\[(?:number|slug|link)\]/.test(path),
    )
    expect(followed).toEqual([])
  })

  it('is one change if it arrives twice at the same time', async () => {
    await retitle('Een titel die twee keer tegelijk komt')
    const body = JSON.stringify(messageOf({ documentId: article.document_id }))
    const { head } = await readLog(env.DB, Date.now())

    const responses = await Promise.all([tellSigned(body), tellSigned(body)])

    expect(responses.map(({ status }) => status)).toEqual([204, 204])
    expect((await readLog(env.DB, Date.now())).head).toBe(head + 1)
  })

  it('counts when it is sent again after a failure', async () => {
    await retitle('Een titel bij de tweede poging')
    const body = JSON.stringify(messageOf({ documentId: article.document_id }))
    await backendIsDown()
    expect((await tellSigned(body)).status).toBe(503)
    await backendIsWell()

    expect((await tellSigned(body)).status).toBe(204)

    expect((await articleRow(104)).title).toBe('Een titel bij de tweede poging')
  })

  it('is harmless when late or out of order: the current state is read', async () => {
    const early = JSON.stringify(messageOf({ documentId: article.document_id, event: 'publish' }))
    await retitle('De eerste titel')
    await retitle('De tweede titel')
    await tell({ documentId: article.document_id })
    const row = await articleRow(104)

    expect((await tellSigned(early)).status).toBe(204)

    expect(await articleRow(104)).toEqual(row)
  })
})

describe('a message about a page', () => {
  it('shows a new page at an address that was missing before', async () => {
    expect(await statusAt('/pas-gepubliceerd')).toBe(404)
    const documentId = await publishPage('pas-gepubliceerd')

    await tell({ type: 'page', documentId })

    expect(await statusAt('/pas-gepubliceerd')).toBe(200)
    expect((await rowOf('page', documentId))?.slug).toBe('pas-gepubliceerd')
  })

  it.each(['unpublish', 'delete'])('removes it after %s', async (event) => {
    const documentId = await publishPage(`weg-na-${event}`)
    await tell({ type: 'page', documentId })
    expect(await statusAt(`/weg-na-${event}`)).toBe(200)
    await editor.unpublish('page', documentId, 'nl')

    await tell({ event, type: 'page', documentId })

    expect(await rowOf('page', documentId)).toBeNull()
    expect(await statusAt(`/weg-na-${event}`)).toBe(404)
  })

  it('removes it if it says "publish" but the page is unpublished by now', async () => {
    const documentId = await publishPage('alweer-weg')
    await tell({ type: 'page', documentId })
    await editor.unpublish('page', documentId, 'nl')

    expect((await tell({ type: 'page', documentId })).status).toBe(204)
    expect(await rowOf('page', documentId)).toBeNull()
  })

  it('writes no change for one that no longer exists', async () => {
    const documentId = await publishPage('kwam-en-ging')
    await tell({ type: 'page', documentId })
    await editor.unpublish('page', documentId, 'nl')
    await tell({ event: 'unpublish', type: 'page', documentId })
    const { head } = await readLog(env.DB, Date.now())

    expect((await tell({ type: 'page', documentId })).status).toBe(204)

    expect(await rowOf('page', documentId)).toBeNull()
    expect((await readLog(env.DB, Date.now())).head).toBe(head)
  })

  it('that the replica never had invalidates what may show it', async () => {
    await tell({ type: 'page', event: 'unpublish', documentId: 'never-read', names: ['nooit-gelezen'] })

    const { changes } = await readLog(env.DB, Date.now())
    const [, , gone, keys] = changes.at(-1) ?? []
    expect(gone).toBe(1)
    expect(keys).toContain('page/nl/nooit-gelezen')
  })

  it('leaves the other languages alone', async () => {
    const page = await env.DB.prepare(
      `SELECT document_id FROM documents WHERE type = 'page' AND slug = 'over-ons' AND locale = 'nl'`,
    ).first<string>('document_id')
    if (!page) throw new Error('The sample has no page over-ons')
    putBack.push(() => tell({ type: 'page', documentId: page, locale: 'en' }))

    await tell({ event: 'unpublish', type: 'page', documentId: page, locale: 'en' })

    expect(await rowOf('page', page, 'en')).toBeNull()
    expect(await rowOf('page', page, 'nl')).not.toBeNull()
    expect(await rowOf('page', page, 'de')).not.toBeNull()
  })
})

describe('a message about a redirect', () => {
  it('writes, changes and deletes its rule', async () => {
    const rule = { from: '/tijdelijk-adres', to: '/logistiek', code: 301, keepQuery: true, active: true }
    const message = { type: 'redirect', locale: null, paths: ['/tijdelijk-adres'] }
    expect(await statusAt('/tijdelijk-adres')).toBe(404)
    const documentId = await editor.make('redirect', rule)

    await tell({ ...message, documentId })
    expect((await visit('/tijdelijk-adres')).headers.get('location')).toBe('/logistiek')

    await editor.remove('redirect', documentId)
    await tell({ ...message, event: 'delete', documentId })
    expect(await env.EDGE_KV.get('redirect:/tijdelijk-adres')).toBeNull()
    expect(await statusAt('/tijdelijk-adres')).toBe(404)
  })

  it('follows every address that it names', async () => {
    const documentId = await editor.make('redirect', { from: '/nieuwe-naam', to: '/fulfilment', code: 302 })
    putBack.push(() => editor.remove('redirect', documentId))
    await env.EDGE_KV.put(
      'redirect:/oude-naam',
      JSON.stringify({ to: '/ecommerce', status: 301, keepQuery: true }),
    )
    forgetRedirects()

    await tell({ type: 'redirect', locale: null, documentId, paths: ['/oude-naam', '/nieuwe-naam'] })

    expect(await statusAt('/oude-naam')).toBe(404)
    expect(await statusAt('/nieuwe-naam')).toBe(302)
  })
})
