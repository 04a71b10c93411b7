/** How many things were checked, and how they ended. */
export interface Tally {
  passed: number
  failed: number
}

/** Both together. */
export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

/** The line that ends every run. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
