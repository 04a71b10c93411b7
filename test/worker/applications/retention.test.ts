import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteDueApplications } from '../../../worker/applications/delete-due.ts'
import { configOf } from '../../../worker/env.ts'
import { leftOver } from '../files/support/file-site.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { application, apply, idIn, pageOf, uploadedCv } from './support/candidate.ts'
import { openVacancy } from './support/open-vacancy.ts'

const dayMs = 86_400_000

let editor: Editor
let vacancy: string
let path: string

beforeAll(async () => {
  editor = await signInEditor()
  ;({ documentId: vacancy, path } = await openVacancy(editor))
})
afterAll(() => editor.remove('vacancy', vacancy))

/** Days from now on which an application is deleted. */
async function daysLeft(documentId: string): Promise<number> {
  const { deleteAfter } = await editor.read('application', documentId)
  return Math.round((Date.parse(String(deleteAfter)) - Date.now()) / dayMs)
}

it('ends four weeks after the vacancy was filled, or a year by consent: the file first, then the record', async () => {
  const cv = await uploadedCv()
  const usual = idIn(await pageOf(await apply({ ...application(), cv }, { path })))
  const kept = idIn(
    await pageOf(await apply({ ...application(), cv: await uploadedCv(), keep: 'on' }, { path })),
  )
  await editor.publish('vacancy', vacancy, 'nl', { vacancyState: 'filled' })

  await deleteDueApplications(env, configOf(env))

  expect(await daysLeft(usual)).toBe(28)
  expect(await daysLeft(kept)).toBe(365)
  expect((await leftOver()).objects).toHaveLength(2)

  await editor.draft('application', usual, undefined, {
    deleteAfter: new Date(Date.now() - 1000).toISOString(),
  })
  await deleteDueApplications(env, configOf(env))

  expect((await leftOver()).objects).not.toContain(cv.slice(0, 32))
  expect((await leftOver()).objects).toHaveLength(1)
  await expect(editor.read('application', usual)).rejects.toThrow('404')
  expect(await daysLeft(kept)).toBe(365)
})
