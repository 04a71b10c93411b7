import { fileLimits } from '../files/file-limits.ts'
import { isFileProblem, problemBefore } from '../files/file-problem.ts'
import { type FileSummary, filePath } from '../files/file-summary.ts'
import { accountHeader } from '../offline/outbox.ts'
import { stateOf } from '../state/store.ts'
import { CvFailure, type CvStore, type StoredCv } from './cv-store.ts'

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
    // `fetch` doesn't report upload progress.
    const request = new XMLHttpRequest()
    const done = new Promise<StoredCv>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
      request.onload = () => {
        if (request.status === 201) resolve(cvOf(request.response.data))
        else reject(new CvFailure(problemIn(request.response)))
      }
      request.onerror = () => reject(new CvFailure('not-done'))
      request.onabort = () => reject(new CvFailure('canceled'))
    })
    request.open('PUT', '/api/files/cv')
    request.responseType = 'json'
    for (const [name, value] of Object.entries(account())) request.setRequestHeader(name, value)
    request.send(file)
    return { done, cancel: () => request.abort() }
  },

  async remove({ path = '' }) {
    const response = await fetch(path, { method: 'DELETE', headers: account() })
    // 404: deleted on another device already.
    if (!response.ok && response.status !== 404) throw new CvFailure('not-done')
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

/** The worker's reason for refusing a file: `{ error: { details: { problem } } }`. */
function problemIn(answer: { error?: { details?: { problem?: unknown } } } | null) {
  const problem = answer?.error?.details?.problem
  return isFileProblem(problem) ? problem : 'not-done'
}
