/** Attribute of a vacancy's row in a list, with its public number. */
const rowSelector = '[data-vacancy]'

/** How much of a row must be in view, and for how long in milliseconds, before it counts. */
const seenPart = 0.5
const seenAfterMs = 1000

/** Vacancies are recorded together: this long after the first of them, in milliseconds, or as soon as there are as many as the worker takes. */
const recordAfterMs = 3000
const mostAtOnce = 50

/** Key in the session's storage: one visit counts a vacancy once. */
const storageKey = 'listed-vacancies'
/** More than somebody scrolls past; then the oldest are forgotten. */
const mostRemembered = 2000

interface ListedOptions {
  /** Adds an event to the queue. @param vacancies Public numbers, each once. */
  record: (vacancies: readonly number[]) => void
  /** Whether the browser may remember what counted, beyond this document. */
  remembers: boolean
}

/** Counts which vacancies were in view in lists. */
export interface ListedVacancies {
  /** Looks for rows that aren't observed yet. */
  look: () => void
  /** Records what has counted so far, such as before another page is shown. */
  send: () => void
  /** The page was hidden or shown: what nobody can see doesn't count. */
  visibilityChanged: (isVisible: boolean) => void
}

/** Starts counting. Browser only. */
export function startListedVacancies({ record, remembers }: ListedOptions): ListedVacancies {
  const counted = new Set(remembers ? remembered() : [])
  const observed = new WeakSet<Element>()
  /** Of the rows in view; undefined while the page is hidden. */
  const timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>()
  let waiting: number[] = []
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
      if (observed.has(row) || counted.has(numberOf(row))) continue
      observed.add(row)
      observer.observe(row)
    }
  }

  function seen(row: Element): void {
    timers.delete(row)
    observer.unobserve(row)
    const number = numberOf(row)
    if (counted.has(number) || !row.isConnected) return
    counted.add(number)
    waiting.push(number)
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

function numberOf(row: Element): number {
  return Number(row.getAttribute('data-vacancy'))
}

function remembered(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(Number.isSafeInteger) : []
  } catch {
    return []
  }
}

function remember(counted: ReadonlySet<number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...counted].slice(-mostRemembered)))
  } catch {
    // Storage is full or forbidden: a vacancy then counts again after a full load.
  }
}
