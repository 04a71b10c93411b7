import { fileLimits } from '../files/file-limits.ts'
import { problemBefore } from '../files/file-problem.ts'
import { type FileSummary, filePath } from '../files/file-summary.ts'
import { putFile } from '../files/put-file.ts'
import { UploadFailure } from '../files/upload-failure.ts'
import { accountHeader } from '../offline/outbox.ts'
import { stateOf } from '../state/store.ts'
import type { CvStore, StoredCv } from './cv-store.ts'

const { cv: limits } = fileLimits

/** The CV of a file summary. */
export function cvOf(file: FileSummary): StoredCv {
  const { name, bytes, storedAt, check } = file
  return { name, bytes, storedAt, check, path: filePath(file) }
}

/** Stores CVs on this site. */
export const siteCvStore: CvStore = {
  limits,
  problemOf: (file) => problemBefore(file, limits),
  // The page's props contain the CV.
  load: async () => null,

  upload(file, onProgress) {
    const { done, cancel } = putFile('cv', file, onProgress, account())
    return { done: done.then(cvOf), cancel }
  },

  async remove({ path = '' }) {
    const response = await fetch(path, { method: 'DELETE', headers: account() })
    // 404: deleted on another device already.
    if (!response.ok && response.status !== 404) throw new UploadFailure('not-done')
  },

  async download({ path = '' }) {
    location.assign(path)
  },
}

/** Names the account that this page was shown to: the worker refuses the upload if somebody else has signed in since. */
function account(): Record<string, string> {
  const reader = stateOf('strapi_user')
  return reader ? { [accountHeader]: String(reader.id) } : {}
}
