import type { EventType } from './event-types.ts'

type SessionEvent = Extract<EventType, `Session ${string}`>

/** What is remembered of a visit, for all pages of the browser. */
export interface Visit {
  /** The last sign of life, in milliseconds since the epoch. */
  seenAt: number
  /** Whether the page that gave it was left. */
  isStopped: boolean
}

interface SessionOptions {
  /** Puts an event on the queue. */
  record: (type: SessionEvent, at: number) => void
  /** Renews the cookie `session` where it is gone, broken or expired. */
  keepSession: () => void
  /** Null when there was no visit yet, or none can be remembered. */
  readVisit: () => Visit | null
  writeVisit: (visit: Visit) => void
  isVisible: () => boolean
  /** From start-up to the first look, in milliseconds. */
  startAfterMs?: number
  /** Between two looks at the cookie while the page is in view, in milliseconds. */
  pollMs?: number
  /** How long a page is out of sight before its session pauses, in milliseconds: a glance at another tab is no pause. */
  pauseAfterMs?: number
  /** Without a sign of life for this long, what follows is another visit; in milliseconds. */
  visitGapMs?: number
}

/** The session of one page. */
export interface SessionService {
  /** The page came into view or went out of it. */
  visibilityChanged: () => void
  /** The page is left: `Session stop`, unless nothing had started yet. */
  stop: () => void
  /** The page was kept when it was left, and the reader is back. */
  comeBack: () => void
}

type State = 'waiting' | 'running' | 'paused' | 'stopped'

/** Delay of the start and between looks that the specification sets, in milliseconds. */
const sessionDelayMs = 5000

/**
 * Follows one page's part in a visit:
 *
 * - It starts 5 s after start-up, once the page is in view: `Session start` for a new visit, which is one that comes after half an
 *   hour without a sign of life; `Session resume` where a page of the same visit was left; nothing where another tab is still open.
 * - While the page is in view it looks at its cookie every 5 s, renews it if need be, and notes a sign of life. A gap of half an hour
 *   between two looks (the device slept) makes a new visit: `Session start`.
 * - Out of sight for 2 s it pauses: `Session pause`, with the time at which it went. It resumes in view: `Session resume`, or
 *   `Session start` after the gap. A shorter look away is nothing.
 * - Left, it stops: `Session stop`.
 *
 * Each page speaks for itself: of two tabs the one in the background is paused.
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
  /** When the page went out of sight; null while it is in view. */
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
    // Timers of a page out of sight may sleep: what they should have done is done now.
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
