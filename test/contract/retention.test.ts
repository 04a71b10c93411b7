import { env } from 'cloudflare:workers'
import { expect, it, onTestFinished } from 'vitest'
import { deleteOldDrafts, storeDraft } from '../../worker/drafts/form-drafts.ts'
import { configOf } from '../../worker/env.ts'
import { counted, sendDeletionCounts } from '../../worker/privacy/deletion-counts.ts'
import { afterJob } from '../worker/support/backend.ts'
import { signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { makeEmployer } from './support/employer.ts'

it('deletes what is older than its rule allows, keeps the rest, and reports how much in the panel', async () => {
  const editor = await signInEditor()
  const { company, remove } = await makeEmployer(editor)
  onTestFinished(remove)
  const email = (name: string) => `${name}-${crypto.randomUUID()}@bedrijf.example`
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const invited = async (days: number) => {
    const made = await editor.make('invitation', {
      ...{ email: email('oud'), role: 'editor', language: 'nl', tokenHash: crypto.randomUUID() },
      partner: { connect: [{ documentId: company }] },
    })
    // One that is new expires in two weeks, whatever it says.
    await editor.draft('invitation', made, 'nl', { expiresAt: daysAgo(days) })
    return made
  }
  const counted = async () => {
    const panel = await signInPanel()
    const { data } = await (await panel('GET', '/post/deleted')).json<{
      data: { rule: string; count: number }[]
    }>()
    return data.filter(({ rule }) => rule === 'invitation').reduce((sum, { count }) => sum + count, 0)
  }
  const before = await counted()

  const kept = await invited(80)
  await invited(100)

  await expect.poll(afterJob('deleteWhatIsOld', counted)).toBeGreaterThan(before)
  expect((await editor.read('invitation', kept)).documentId).toBe(kept)
})

it('reports what the worker deletes by itself beside that, each once', async () => {
  const old = Date.now() - 31 * 86_400_000
  for (const page of ['/contact', '/tip'])
    await storeDraft(env.DB, { account: 999_001, form: 'contact', page }, { name: 'Noor' }, old)

  await counted(env.DB, 'draft', () => deleteOldDrafts(env.DB, Date.now()))
  await counted(env.DB, 'draft', () => deleteOldDrafts(env.DB, Date.now()))
  await sendDeletionCounts(env.DB, configOf(env))
  await sendDeletionCounts(env.DB, configOf(env))

  const panel = await signInPanel()
  const { data } = await (await panel('GET', '/post/deleted')).json<{
    data: { rule: string; count: number }[]
  }>()
  expect(data).toContainEqual(expect.objectContaining({ rule: 'draft', count: 2 }))
})
