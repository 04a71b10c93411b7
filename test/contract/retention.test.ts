import { expect, it } from 'vitest'
import { signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from './support/panel.ts'

it('deletes what is older than its rule allows, keeps the rest, and reports how much in the panel', async () => {
  const editor = await signInEditor()
  const email = (name: string) => `${name}-${crypto.randomUUID()}@bedrijf.example`
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const invited = (days: number) =>
    editor.make('invitation', {
      ...{ email: email('oud'), role: 'editor', language: 'nl', tokenHash: crypto.randomUUID() },
      expiresAt: daysAgo(days),
    })
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

  await expect.poll(counted).toBe(before + 1)
  expect((await editor.read('invitation', kept)).documentId).toBe(kept)
})
