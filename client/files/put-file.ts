import type { FilePurpose } from './file-limits.ts'
import { type FileProblem, isFileProblem } from './file-problem.ts'
import type { FileSummary } from './file-summary.ts'
import type { FileTransfer } from './file-transfer.ts'
import { UploadFailure } from './upload-failure.ts'

/**
 * Uploads a file as the body of a request.
 * @param onProgress Called with the share that has been sent, from 0 to 1.
 */
export function putFile(
  purpose: FilePurpose,
  file: File,
  onProgress: (share: number) => void,
  headers: Readonly<Record<string, string>> = {},
): FileTransfer<FileSummary> {
  // `fetch` doesn't report upload progress.
  const request = new XMLHttpRequest()
  const done = new Promise<FileSummary>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      if (request.status === 201) resolve(request.response.data)
      else reject(new UploadFailure(problemIn(request.response)))
    }
    request.onerror = () => reject(new UploadFailure('not-done'))
    request.onabort = () => reject(new UploadFailure('canceled'))
  })
  request.open('PUT', `/api/files/${purpose}`)
  request.responseType = 'json'
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.send(file)
  return { done, cancel: () => request.abort() }
}

/** The worker's reason for refusing a file: `{ error: { details: { problem } } }`. */
function problemIn(answer: { error?: { details?: { problem?: unknown } } } | null): FileProblem {
  const problem = answer?.error?.details?.problem
  return isFileProblem(problem) ? problem : 'not-done'
}
