// The worker reports every failure that a test provokes. Vitest would send each line to another process, which shows only those of tests that fail:
// they are kept here during a test, and sent if it has failed. What is said before and after tests is sent at once.

const { warn, error } = console
let kept: (() => void)[] | null = null

console.warn = (...said: unknown[]) => say(() => warn(...said))
console.error = (...said: unknown[]) => say(() => error(...said))

function say(show: () => void): void {
  if (kept) kept.push(show)
  else show()
}

/** A test begins. */
export function keepLines(): void {
  kept = []
}

/** It has ended. */
export function endLines({ hasFailed }: { hasFailed: boolean }): void {
  if (hasFailed) for (const show of kept ?? []) show()
  kept = null
}
