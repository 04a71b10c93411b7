import { clearPrefetched } from './payload-fetch.ts'

/** How long the next page waits for the meter, in milliseconds: nobody is kept from reading because it doesn't answer. */
const patienceMs = 1500

let underWay: Promise<unknown> = Promise.resolve()

/**
 * Counts a read of a metered article, one after the other: the response to each sets the cookie that the next one adds to. What was
 * prefetched meanwhile was chosen by the meter from before.
 * @param send Resolves once the response is here.
 */
export function countRead(send: () => Promise<unknown>): void {
  underWay = underWay.then(send).then(clearPrefetched, clearPrefetched)
}

/** Resolves once all reads so far are counted, or when that takes too long. */
export function readsAreCounted(): Promise<unknown> {
  return Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
