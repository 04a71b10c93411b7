import { expect, inject, it } from 'vitest'
import { partOf, patience } from '../../e2e/accounts/support/visitor.ts'
import { accountOf } from '../support/accounts.ts'
import { changes, fieldsOf } from '../support/documents.ts'
import { newLiveReader, opensAccount, saves } from '../support/live-reader.ts'

const { storageUrl, bucket } = inject('firebase')

it('Firebase forgets who deletes their account: who they are, their lists, notices and files', async () => {
  const reader = await newLiveReader()
  const { uid, page, account } = reader
  await opensAccount(reader)
  await saves(reader, 'content/102')
  await changes(`users/${uid}/notices/n1`, { title: { stringValue: 'Kade' } }, 'owner')
  await partOf(reader, 'cv')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
  await partOf(reader, 'cv').getByText('cv.pdf', { exact: true }).waitFor()
  expect(await held(uid)).toEqual([true, true, true, true])

  await partOf(reader, 'delete').getByRole('button', { name: 'Ik wil mijn account verwijderen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord').fill(account.password)
  await dialog.getByLabel('Ik begrijp dat dit niet terug te draaien is').check()
  await dialog.getByRole('button', { name: 'Account definitief verwijderen' }).click()

  await expect.poll(() => held(uid), patience).toEqual([false, false, false, false])
})

/** Whether account, list, notice and file are there. */
async function held(uid: string): Promise<boolean[]> {
  const name = encodeURIComponent(`users/${uid}/cv/current`)
  const file = await fetch(`${storageUrl}/storage/v1/b/${bucket}/o/${name}`, {
    headers: { authorization: 'Bearer owner' },
  })
  await file.body?.cancel()
  return [
    (await accountOf(uid)) !== null,
    (await fieldsOf(`users/${uid}/lists/saved`)) !== null,
    (await fieldsOf(`users/${uid}/notices/n1`)) !== null,
    file.ok,
  ]
}
