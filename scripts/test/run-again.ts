import type { Failure } from './failures.ts'
import type { Result } from './steps.ts'

/** More failed files than this have something in common that a second run would not help. */
const mostFiles = 3

/** What a second run said of the tests that failed in the first. */
export interface SecondRun {
  /** What it changes in the sum of the first. */
  change: Result
  /** Tests that passed this time. They are named at the end of the run: something in them depends on what runs beside them. */
  unstable: Failure[]
}

/**
 * Runs the files of failed tests once more, after everything else, so that nothing runs beside them: a machine that is busy must not refuse a change, and
 * a real fault fails again. Checks, and files beyond the third, are not run again.
 * @param run Runs test files, by their paths.
 */
export async function runAgain(
  failures: readonly Failure[],
  run: (files: string[]) => Promise<Result>,
): Promise<SecondRun> {
  const tests = failures.filter(({ file }) => file !== undefined)
  const files = [...new Set(tests.flatMap(({ file }) => file ?? []))]
  const nothing: SecondRun = {
    change: { tally: { passed: 0, failed: 0 }, files: [], failures: [] },
    unstable: [],
  }
  if (files.length === 0 || files.length > mostFiles) return nothing
  const second = await run(files)
  const failedAgain = new Set(second.failures.map(({ title }) => title))
  // One that did not run to its end proves nothing.
  const hasEnded = second.tally.passed + second.tally.failed > 0 && second.failures.every(({ file }) => file)
  const unstable = hasEnded ? tests.filter(({ title }) => !failedAgain.has(title)) : []
  const before = new Set(failures.map(({ title }) => title))
  const further = second.failures.filter(({ title }) => !before.has(title))
  return {
    change: {
      tally: { passed: unstable.length, failed: further.length - unstable.length },
      files: [],
      failures: further,
    },
    unstable,
  }
}
