import { expect, it } from 'vitest'
import { compiledBackend } from './compiled.ts'

const cms = await compiledBackend()
const { createPublishHook } = cms('./src/hooks/publish-hook.js')

/** What the site is told of an event. */
async function toldOf(name: string, uid: string, entry: { documentId: string; id?: number }) {
  const told: unknown[] = []
  const hook = createPublishHook({
    siteUrl: 'https://schakel.example',
    secret: 'a secret of this test, which is long enough',
    report: () => {},
    send: async (_address: string, init: RequestInit) => {
      told.push(JSON.parse(String(init.body)))
      return new Response(null, { status: 204 })
    },
  })
  await hook.tell(name, { uid, entry })
  return told
}

it('tells of a deleted account its number, and of other changes to accounts nothing', async () => {
  const account = 'plugin::users-permissions.user'
  const entry = { documentId: 'abc', id: 7, email: 'lezer@schakel.example' }

  expect(await toldOf('entry.delete', account, entry)).toEqual([
    {
      id: expect.any(String),
      at: expect.any(String),
      event: 'delete',
      type: 'account',
      documentId: 'abc',
      locale: null,
      names: [7],
    },
  ])
  expect(await toldOf('entry.update', account, entry)).toEqual([])
})
