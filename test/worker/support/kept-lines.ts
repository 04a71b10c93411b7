// The worker reports every failure that a test provokes. Vitest would send each line to another process, which shows only those of tests that fail:
// they are kept here, and sent once a test has failed.

const { warn, error } = console
let kept: (() => void)[] = []

console.warn = (...said: unknown[]) => void kept.push(() => warn(...said))
console.error = (...said: unknown[]) => void kept.push(() => error(...said))

/** What an earlier test made the worker say is of no interest. */
export function forgetLines(): void {
  kept = []
}

/** Shows what the worker has said since. */
export function showLines(): void {
  for (const show of kept.splice(0)) show()
}
