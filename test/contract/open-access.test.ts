import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Editor, signIn } from '../worker/support/editor.ts'
import { articleRow } from '../worker/support/replica.ts'

let editor: Editor
/** What the test made or changed, to be restored afterwards. */
const putBack: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await signIn()
})
afterEach(async () => {
  for (const step of putBack.splice(0).reverse()) await step()
})

async function makePage(access: string): Promise<string> {
  const fields = { title: `Pagina ${access}`, slug: `pagina-voor-${access}`, layout: 'default', access }
  const documentId = await editor.make('page', fields, 'nl')
  putBack.push(() => editor.remove('page', documentId))
  return documentId
}

describe('a restricted file', () => {
  it.each(['account', 'subscriber'])("can't be published on a page: for %s", async (access) => {
    const documentId = await makePage(access)

    await expect(editor.publish('page', documentId, 'nl')).rejects.toThrow(
      `access is \\"${access}\\", but the site cannot hide it from other readers yet: choose \\"public\\", or keep it as a draft`,
    )
  })

  it.each(['metered', 'subscriber'])("can't be published in an article: %s", async (access) => {
    const { document_id: documentId } = await articleRow(104)
    putBack.push(() => editor.discard('content', documentId, 'nl'))

    await expect(editor.publish('content', documentId, 'nl', { access })).rejects.toThrow(
      `access is \\"${access}\\", but the site cannot hide it from other readers yet`,
    )
  })

  it('can be published once it is open', async () => {
    const documentId = await makePage('subscriber')

    await editor.publish('page', documentId, 'nl', { access: 'public' })
  })
})
