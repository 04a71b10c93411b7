import type { Page } from 'playwright-core'
import { until } from './page-state.ts'

/** From this delay on a timer waits for the test, in milliseconds. */
const longMs = 1000

/**
 * Runs before a page's own scripts. Its timers of a second or longer then wait for the test, however long a busy machine takes for
 * everything else; shorter ones run as ever.
 */
export const longTimersWait = `{
  const waiting = new Map()
  let last = 1e9
  for (const [set, clear, isOnce] of [['setTimeout', 'clearTimeout', true], ['setInterval', 'clearInterval', false]]) {
    const [setIt, clearIt] = [window[set], window[clear]]
    window[set] = (run, delay = 0, ...facts) => {
      if (!(delay >= ${longMs})) return setIt(run, delay, ...facts)
      waiting.set(++last, { run: () => run(...facts), delay, isOnce })
      return last
    }
    window[clear] = (id) => waiting.delete(id) || clearIt(id)
  }
  window.endTimers = (delay) => {
    const due = [...waiting].filter(([, timer]) => timer.delay === delay)
    for (const [id, { run, isOnce }] of due) {
      if (isOnce) waiting.delete(id)
      run()
    }
    return due.length > 0
  }
}`

/** Ends the page's timers of this delay, as soon as it has set one. Only where `longTimersWait` ran before. */
export function endTimers(page: Page, delayMs: number): Promise<void> {
  return until(page, `window.endTimers(${delayMs})`)
}
