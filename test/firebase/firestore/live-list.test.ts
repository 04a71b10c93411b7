import { describe, expect, it } from 'vitest'
import { partOf, patience } from '../../e2e/accounts/support/visitor.ts'
import { fieldsOf } from '../support/documents.ts'
import { newLiveReader, opensAccount, saves } from '../support/live-reader.ts'

describe('what a reader saved', () => {
  it('shows on their other device at once, and goes there as it went here', async () => {
    const laptop = await newLiveReader()
    const phone = await newLiveReader({}, laptop.account)
    await opensAccount(laptop)
    const list = partOf(laptop, 'saved').getByRole('listitem')
    await listens(laptop)

    expect(await saves(phone, 'content/102')).toBe(204)
    await expect.poll(() => list.count(), patience).toBe(1)
    expect(await saves(phone, 'content/103')).toBe(204)
    await expect.poll(() => list.count(), patience).toBe(2)
    expect(await saves(phone, 'content/102', false)).toBe(204)
    await expect.poll(() => list.count(), patience).toBe(1)
  })

  it('is copied as the backend has it, the newest first', async () => {
    const reader = await newLiveReader()
    const keys = ['content/102', 'content/103', 'content/104']

    await Promise.all(keys.map((key) => saves(reader, key)))
    await saves(reader, 'content/103', false)

    const kept = await reader.page.evaluate(
      `fetch('/api/saved').then((r) => r.json()).then((list) => list.data)`,
    )
    expect(kept).toHaveLength(2)
    await expect.poll(() => placesOf(reader.uid), patience).toEqual(kept)
  })

  it('does not disturb what is being typed', async () => {
    const laptop = await newLiveReader()
    const phone = await newLiveReader({}, laptop.account)
    await opensAccount(laptop)
    await listens(laptop)
    const field = partOf(laptop, 'profile').getByLabel('Functie')
    await field.fill('Magazijnchef')
    await field.focus()

    await saves(phone, 'content/102')
    await expect.poll(() => partOf(laptop, 'saved').getByRole('listitem').count(), patience).toBe(1)

    expect(await field.inputValue()).toBe('Magazijnchef')
    expect(await laptop.page.evaluate('document.activeElement.value')).toBe('Magazijnchef')
  })

  it('stays in no browser after the reader signed out', async () => {
    const reader = await newLiveReader()
    await opensAccount(reader)
    await saves(reader, 'content/102')
    await expect.poll(() => partOf(reader, 'saved').getByRole('listitem').count(), patience).toBe(1)
    const databases = () =>
      reader.page.evaluate(`indexedDB.databases().then((all) => all.map(({ name }) => name))`)
    expect(await databases()).toContain('firestore/[DEFAULT]/demo-schakel/main')

    await reader.signOut({ listens: true })

    await expect.poll(databases, patience).toEqual([])
  })
})

/** Waits until the page hears of changes. */
async function listens({
  uid,
  page,
}: {
  uid: string
  page: { waitForTimeout: (ms: number) => Promise<void> }
}) {
  await expect.poll(() => placesOf(uid), patience).toEqual([])
  await page.waitForTimeout(1500)
}

async function placesOf(uid: string): Promise<unknown> {
  const fields: Record<string, unknown> | null = await fieldsOf(`users/${uid}/lists/saved`)
  const text = JSON.stringify(fields?.places ?? null)
  return text === 'null' ? null : [...text.matchAll(/"stringValue":"([^"]+)"/g)].map(([, key]) => key)
}
