import * as v from 'valibot'
import { form as applicationForm } from '../../client/forms/placed/application.ts'
import type { Config } from '../env.ts'
import { deleteFilesOf } from '../files/delete-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { strapiClientOf } from '../strapi/client.ts'

const Due = v.object({ data: v.object({ submissionKeys: v.array(v.string()) }) })

/** Batches of a night; what is left waits for the next one. */
const maxBatches = 50

/**
 * Deletes the applications whose time is over: files first, then their records, so that no file outlives the record that names it. The
 * backend decides which, once it has compared them with their vacancies.
 * @throws StrapiError, ValiError if the backend doesn't answer; the rest stays until the next night.
 */
export async function deleteDueApplications(store: FileStore, config: Config): Promise<void> {
  const client = strapiClientOf(config)
  const call = { method: 'POST', token: config.cmsToken } as const
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const answer = await client.call({ ...call, path: '/applications/due', body: {} })
    const { submissionKeys } = v.parse(Due, answer).data
    if (submissionKeys.length === 0) return
    for (const key of submissionKeys) await deleteFilesOf(store, `${applicationForm.name}/${key}`)
    await client.call({ ...call, path: '/applications/delete-due', body: { submissionKeys } })
  }
}
