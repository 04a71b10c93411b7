import { SiteError } from '../errors.ts'
import { onForgetAll } from '../isolate-state.ts'

/** A form with a file is in memory while it is read: 4 × 10 MB of the 128 MB that all requests of an isolate share. */
const most = 4
/** Per sender. */
const maxEach = 2
/** After this time a slot counts as free: the request of a client that disconnects may end without `finally`. */
const leaseMs = 120_000

interface Slot {
  sender: string
  /** Milliseconds since 1970. */
  until: number
}

const taken = new Set<Slot>()
onForgetAll(() => taken.clear())

/**
 * Runs work that keeps a file in memory, if a slot is free.
 * @param sender Key of the limit per sender.
 * @throws SiteError `BusyError` without a free slot.
 */
export async function inUploadSlot<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
  const now = Date.now()
  for (const slot of taken) if (slot.until <= now) taken.delete(slot)
  const own = [...taken].filter((slot) => slot.sender === sender)
  if (taken.size >= most || own.length >= maxEach) throw new SiteError('BusyError')
  const slot = { sender, until: now + leaseMs }
  taken.add(slot)
  try {
    return await work()
  } finally {
    taken.delete(slot)
  }
}
