/** How long a document waits for late data before it starts without it, in milliseconds. */
const graceMs = 8

/** Props after waiting, and whether they are complete. */
export interface SettledProps {
  /** Values for promises that have settled, promises for those that haven't. */
  props: object
  /** All values, once they have settled. */
  all: Promise<object>
  isComplete: boolean
}

/**
 * Waits briefly for data that is nearly available, so that a document with cached data needs no streaming.
 * @param patience `'all'` waits for everything: for documents that are cached or read by bots.
 */
export async function settleProps(given: object, patience: 'moment' | 'all'): Promise<SettledProps> {
  const late = Object.entries(given).filter(([, value]) => value instanceof Promise)
  if (late.length === 0) return { props: given, all: Promise.resolve(given), isComplete: true }
  const here: Record<string, unknown> = {}
  const arrivals = late.map(async ([name, promise]) => {
    here[name] = await promise
  })
  const all = Promise.all(arrivals).then(() => ({ ...given, ...here }))
  await (patience === 'all' ? all : withinMoment(all))
  const isComplete = Object.keys(here).length === late.length
  return { props: { ...given, ...here }, all, isComplete }
}

function withinMoment(all: Promise<object>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, graceMs)
    all.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
