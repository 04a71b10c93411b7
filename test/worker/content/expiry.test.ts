import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import type { DocumentRow } from '../../../worker/replica/rows.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { articleRow, replicaIsCurrent } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

const hour = 3_600_000

let editor: Editor
let article: DocumentRow

/** Runs the five-minute cron trigger. */
function catchUp(): Promise<void> {
  return worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), env)
}

beforeAll(async () => {
  editor = await signIn()
  article = await articleRow(202)
  await replicaIsCurrent()
})
afterEach(async () => {
  vi.useRealTimers()
  await backendIsWell()
})

/** Publishes the article with another expiry date. */
async function expires(expiresAt: string | null): Promise<void> {
  await editor.publish('content', article.document_id, 'nl', { expiresAt })
  await catchUp()
}

describe.each([
  { source: 'Strapi', prepare: backendIsWell },
  { source: 'the replica', prepare: backendIsDown },
])('an article with an expiry date, from $source', ({ prepare }) => {
  beforeAll(() => expires(new Date(Date.now() + hour).toISOString()))
  afterAll(() => expires(null))

  it('is available until then', async () => {
    await prepare()

    expect((await visit(`/news/202/${article.slug}`)).status).toBe(200)
  })

  it('is gone afterwards, from its own page and from lists', async () => {
    await visit(`/news/202/${article.slug}`)
    await visit('/news/tag/binnenvaart')
    vi.setSystemTime(Date.now() + 2 * hour)
    await catchUp()
    await prepare()

    const page = await visit(`/news/202/${article.slug}`)
    const list = await visit('/news/tag/binnenvaart')

    expect(page.status).toBe(404)
    expect(await list.text()).not.toContain(article.slug)
  })
})
