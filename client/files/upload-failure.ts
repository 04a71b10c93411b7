import type { FileProblem } from './file-problem.ts'

/** An upload failed or was canceled. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure'
  readonly problem: FileProblem | 'canceled'

  constructor(problem: FileProblem | 'canceled', options?: { cause?: unknown }) {
    super(`The upload failed: ${problem}`, options)
    this.problem = problem
  }
}
