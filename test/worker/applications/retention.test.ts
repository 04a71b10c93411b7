import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteDueApplications } from '../../../worker/applications/delete-due.ts'
import { configOf } from '../../../worker/env.ts'
import { signInMember } from '../../contract/support/member.ts'
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

it('keeps the day of the posting that an application was made for, or gets an earlier one', async () => {
  const agency = await signInMember('bureau@schakel.example')
  const posted = await openVacancy(editor)
  const { number } = await editor.read('vacancy', posted.documentId, 'nl')
  const closesIn = (days: number) =>
    editor.publish('vacancy', posted.documentId, 'nl', {
      validThrough: new Date(Date.now() + days * dayMs).toISOString(),
    })
  const applied = async () => idIn(await pageOf(await apply(application(), { path: posted.path })))
  const settled = async (...documentIds: string[]) => {
    await deleteDueApplications(env, configOf(env))
    return Promise.all(documentIds.map(daysLeft))
  }
  const act = async (rest: string, body = {}) =>
    (await agency('POST', `/own-vacancies/${number}/${rest}`, body)).status

  const first = await applied()
  expect(await settled(first)).toEqual([120])
  await closesIn(50)
  expect(await settled(first)).toEqual([140])

  await closesIn(-1)
  expect(await settled(first)).toEqual([89])
  expect(await act('renew', { key: crypto.randomUUID() })).toBe(200)
  const second = await applied()
  const [kept, later] = await settled(first, second)
  expect(kept).toBe(89)
  expect(later).toBeGreaterThan(100)

  await closesIn(-2)
  expect(await settled(first, second)).toEqual([89, 88])
  expect(await act('steps/fill')).toBe(200)
  expect(await Promise.all([first, second].map(daysLeft))).toEqual([28, 28])

  await editor.remove('vacancy', posted.documentId)
})
