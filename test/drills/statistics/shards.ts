import type { StatisticsView } from '../../../worker/statistics/watch.ts'

/** Milliseconds between two looks. */
const everyMs = 250

/** What the operators' view says. */
export async function viewOf(url: string, token: string): Promise<StatisticsView> {
  const response = await fetch(`${url}/api/ops/statistics`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The operators' view was answered ${response.status}`)
  const view: unknown = await response.json()
  // Its shape is that of our own worker, typed where it is made.
  return view as StatisticsView
}

/**
 * Looks until something holds.
 * @returns False when it does not in time.
 */
export async function until(holds: () => Promise<boolean>, ms: number): Promise<boolean> {
  const end = Date.now() + ms
  while (Date.now() < end) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return false
}
