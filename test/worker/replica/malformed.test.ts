import { afterEach, expect, it } from 'vitest'
import { backendDoes, backendIsWell } from '../support/backend.ts'
import { somethingIsPublished } from '../support/cached-visits.ts'
import { tell } from '../support/hook.ts'
import { articleRow, rowOf } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

afterEach(backendIsWell)

/** The backend returns an article with a malformed table: Strapi stores tables as JSON of any shape. */
async function breakArticle(number: number): Promise<{ documentId: string; path: string; title: string }> {
  const row = await articleRow(number)
  const body = [{ __component: 'blocks.table', caption: null, table: { header: 'geen lijst' } }]
  const entry = { ...JSON.parse(row.entry), title: 'De kapotte versie', body }
  const one = { does: 'answer', status: 200, body: JSON.stringify({ data: entry }) } as const
  const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 }
  const many = { ...one, body: JSON.stringify({ data: [entry], meta: { pagination } }) }
  await backendDoes([
    { holding: `/contents/${row.document_id}`, behaviour: one },
    { holding: `filters[number][$eq]=${number}`, behaviour: many },
  ])
  return { documentId: row.document_id, path: `/news/${number}/${row.slug}`, title: row.title }
}

it("an unreadable article doesn't replace its readable version", async () => {
  const { documentId } = await breakArticle(105)
  const before = await rowOf('content', documentId)

  const response = await tell({ documentId })

  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(await rowOf('content', documentId)).toEqual(before)
})

it('its page and the lists that contain it stay as they were', async () => {
  const { documentId, path, title } = await breakArticle(106)
  await tell({ documentId })
  somethingIsPublished()

  const response = await visit(path)

  expect(response.status).toBe(200)
  expect(await response.text()).toContain(title)
  expect((await visit('/ecommerce')).status).toBe(200)
})
