/** A vacancy's row in a list, with its public number, or that of another entry, such as `content/123`: what was paid for, and companies. */
const rowSelector = '[data-vacancy], [data-listed]'

/** How much of a row must be in view, and for how long in milliseconds, before it counts. */
const seenPart = 0.5
const seenAfterMs = 1000

/** Entries are recorded together: this long after the first of them, in milliseconds, or as soon as there are as many as the worker takes. */
const recordAfterMs = 3000
const mostAtOnce = 50

/** Key in the session's storage: one visit counts an entry once. */
const storageKey = 'listed-entries'
/** More than somebody scrolls past; then the oldest are forgotten. */
const mostRemembered = 2000

interface ListedOptions {
  /** Adds an event to the queue. @param listed Entries, each once. */
  record: (listed: readonly string[]) => void
  /** Whether the browser may remember what counted, beyond this document. */
  remembers: boolean
}

/** Counts which entries were in view in lists. */
export interface ListedEntries {
  /** Looks for rows that aren't observed yet. */
  look: () => void
  /** Records what has counted so far, such as before another page is shown. */
  send: () => void
  /** The page was hidden or shown: what nobody can see doesn't count. */
  visibilityChanged: (isVisible: boolean) => void
}

/** Starts counting. Browser only. */
export function startListedEntries({ record, remembers }: ListedOptions): ListedEntries {
  const counted = new Set(remembers ? remembered() : [])
  const observed = new WeakSet<Element>()
  /** Of the rows in view; undefined while the page is hidden. */
  const timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>()
  let waiting: string[] = []
  let sending: ReturnType<typeof setTimeout> | undefined

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        clearTimeout(timers.get(target))
        timers.delete(target)
        if (isIntersecting && intersectionRatio >= seenPart)
          timers.set(target, document.hidden ? undefined : setTimeout(seen, seenAfterMs, target))
      }
    },
    { threshold: seenPart },
  )
  // Lists are also changed in place.
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })

  return { look, send, visibilityChanged }

  function look(): void {
    for (const row of document.querySelectorAll(rowSelector)) {
      if (observed.has(row) || counted.has(entryOf(row))) continue
      observed.add(row)
      observer.observe(row)
    }
  }

  function seen(row: Element): void {
    timers.delete(row)
    observer.unobserve(row)
    const entry = entryOf(row)
    if (counted.has(entry) || !row.isConnected) return
    counted.add(entry)
    waiting.push(entry)
    sending ??= setTimeout(send, recordAfterMs)
    if (waiting.length >= mostAtOnce) send()
  }

  function send(): void {
    clearTimeout(sending)
    sending = undefined
    if (waiting.length === 0) return
    record(waiting)
    waiting = []
    if (remembers) remember(counted)
  }

  function visibilityChanged(isVisible: boolean): void {
    if (!isVisible) {
      for (const timer of timers.values()) clearTimeout(timer)
      send()
      return
    }
    // Observing again reports each row's place again.
    for (const row of timers.keys()) {
      observer.unobserve(row)
      observer.observe(row)
    }
    timers.clear()
  }
}

function entryOf(row: Element): string {
  return row.getAttribute('data-listed') ?? `vacancy/${row.getAttribute('data-vacancy')}`
}

function remembered(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function remember(counted: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...counted].slice(-mostRemembered)))
  } catch {
    // Storage is full or forbidden: an entry then counts again after a full load.
  }
}
