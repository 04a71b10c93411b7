/** How many things were checked, and how they ended. */
export interface Tally {
  passed: number
  failed: number
}

/** All of them together. */
export function addAll(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** The line that ends every run. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
