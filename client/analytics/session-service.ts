import type { EventType } from '../content/event-types.ts'

type SessionEvent = Extract<EventType, `Session ${string}`>

/** What all tabs of the browser remember of a visit. */
export interface Visit {
  /** Time of the last activity, in milliseconds since the epoch. */
  seenAt: number
  /** Whether the page with that activity has closed. */
  isStopped: boolean
}

interface SessionOptions {
  /** Adds an event to the queue. */
  record: (type: SessionEvent, at: number) => void
  /** Creates the cookie `session` again if it is missing, invalid or expired. */
  keepSession: () => void
  /** Null if there was no visit yet, or storage is unavailable. */
  readVisit: () => Visit | null
  writeVisit: (visit: Visit) => void
  isVisible: () => boolean
  /** Delay from start-up to the first check, in milliseconds. */
  startAfterMs?: number
  /** Interval between checks of the cookie while the page is visible, in milliseconds. */
  pollMs?: number
  /** How long a page must be hidden before its session pauses, in milliseconds: a glance at another tab isn't a pause. */
  pauseAfterMs?: number
  /** After this long without activity a new visit begins; in milliseconds. */
  visitGapMs?: number
}

/** The session of one page. */
export interface SessionService {
  /** The page was shown or hidden. */
  visibilityChanged: () => void
  /** The page is closing: records `Session stop`, unless nothing was recorded yet. */
  stop: () => void
  /** The page was restored from the back/forward cache. */
  comeBack: () => void
}

type State = 'waiting' | 'running' | 'paused' | 'stopped'

/** The specification's delay for the start and between checks, in milliseconds. */
const sessionDelayMs = 5000

/**
 * Tracks one page's part in a visit:
 *
 * - Starts 5 s after start-up, once the page is visible. Records `Session start` for a new visit (half an hour without activity),
 *   `Session resume` if a page of the same visit was closed, and nothing if another tab is still open.
 * - While the page is visible, checks its cookie every 5 s, creates it again if needed, and stores the time of activity. A gap of half
 *   an hour between two checks (the device slept) begins a new visit: `Session start`.
 * - Hidden for 2 s, it pauses: `Session pause`, with the time at which it was hidden. When visible again it records `Session resume`,
 *   or `Session start` after the gap. Shorter absences are ignored.
 * - On closing it stops: `Session stop`.
 *
 * Each page speaks for itself: of two tabs, the one in the background is paused.
 */
export function startSessionService({
  record,
  keepSession,
  readVisit,
  writeVisit,
  isVisible,
  startAfterMs = sessionDelayMs,
  pollMs = sessionDelayMs,
  pauseAfterMs = 2000,
  visitGapMs = 1_800_000,
}: SessionOptions): SessionService {
  let state: State = 'waiting'
  let isDue = false
  /** When the page was hidden; null while it is visible. */
  let hiddenAt: number | null = null
  let poll: ReturnType<typeof setInterval> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const start = setTimeout(() => {
    isDue = true
    if (isVisible()) begin()
  }, startAfterMs)

  return {
    visibilityChanged() {
      if (isVisible()) appear()
      else disappear()
    },
    stop() {
      clearTimeout(start)
      endTimers()
      const hadStarted = state === 'running' || state === 'paused'
      state = 'stopped'
      if (!hadStarted) return
      record('Session stop', Date.now())
      writeVisit({ seenAt: Date.now(), isStopped: true })
    },
    comeBack() {
      clearTimeout(start)
      if (isVisible()) begin()
      else [state, isDue] = ['waiting', true]
    },
  }

  function begin(): void {
    const visit = readVisit()
    if (!visit || isOver(visit)) record('Session start', Date.now())
    else if (visit.isStopped) record('Session resume', Date.now())
    run()
  }

  function run(): void {
    state = 'running'
    hiddenAt = null
    keepSession()
    noteLife()
    endTimers()
    poll = setInterval(look, pollMs)
  }

  function look(): void {
    keepSession()
    const visit = readVisit()
    if (visit && isOver(visit)) record('Session start', Date.now())
    noteLife()
  }

  function disappear(): void {
    if (state !== 'running') return
    hiddenAt = Date.now()
    endTimers()
    pause = setTimeout(takePause, pauseAfterMs)
  }

  function takePause(): void {
    if (state !== 'running' || hiddenAt === null) return
    state = 'paused'
    record('Session pause', hiddenAt)
  }

  function appear(): void {
    if (state === 'waiting' && isDue) begin()
    // Browsers suspend the timers of hidden pages, so catch up on a missed pause now.
    if (hiddenAt !== null && Date.now() - hiddenAt >= pauseAfterMs) takePause()
    if (state === 'paused') {
      const visit = readVisit()
      record(visit && isOver(visit) ? 'Session start' : 'Session resume', Date.now())
    }
    if (state === 'paused' || state === 'running') run()
  }

  function isOver({ seenAt }: Visit): boolean {
    return Date.now() - seenAt >= visitGapMs
  }

  function noteLife(): void {
    writeVisit({ seenAt: Date.now(), isStopped: false })
  }

  function endTimers(): void {
    clearInterval(poll)
    clearTimeout(pause)
  }
}
