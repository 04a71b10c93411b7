import type { StatisticsView } from '../../../worker/statistics/watch.ts'

/** Polling interval in milliseconds. */
const everyMs = 250

/** The operators' view. */
export async function viewOf(url: string, token: string): Promise<StatisticsView> {
  const response = await fetch(`${url}/api/ops/statistics`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The operators' view failed with ${response.status}`)
  const view: unknown = await response.json()
  // It comes from our own worker, which has this type.
  return view as StatisticsView
}

/**
 * Polls until something holds.
 * @returns False if it doesn't in time.
 */
export async function until(holds: () => Promise<boolean>, ms: number): Promise<boolean> {
  const end = Date.now() + ms
  while (Date.now() < end) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return false
}
