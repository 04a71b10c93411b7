/** How long a document waits for late data before it leaves without it, in milliseconds. */
const graceMs = 8

/** Props without promises, and whether all of them are here. */
export interface SettledProps {
  /** What is here: values in place of promises that have settled, promises where they have not. */
  props: object
  /** All values, once they are here. */
  all: Promise<object>
  isComplete: boolean
}

/**
 * Gives data that is nearly here a moment, so that a document whose data is cached needs no streaming.
 * @param patience `'all'` waits to the end: for documents that are kept or read by machines.
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
