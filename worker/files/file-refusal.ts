import type { FileProblem } from '../../client/files/file-problem.ts'

/** A file was refused, for a reason that can be shown to the sender. Nothing of it remains stored. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
  readonly problem: FileProblem

  constructor(problem: FileProblem, options?: { cause?: unknown }) {
    super(`The file is refused: ${problem}`, options)
    this.problem = problem
  }
}
