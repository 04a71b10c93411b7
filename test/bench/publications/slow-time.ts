import { setTimeout } from 'node:timers/promises'

// One thread serves all locations of a simulation; outside of it, each has one. With time that passes as many times slower as there are
// locations, for them, for the backend and for readers, each has what a thread of its own would do.

/** Time as it passes in a simulation. Everything that acts in it waits and looks at the clock by this. */
export interface SlowTime {
  /** Milliseconds since it began. */
  now: () => number
  /** @param ms In this time. It ends early, without an error, when the signal says so. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The source of a module that makes it the time of the process or the worker that loads it first. */
  clock: string
}

/** @param factor How many times slower it passes; 1 is the time of the machine. */
export function slowTime(factor: number): SlowTime {
  const since = Date.now()
  const startedAt = performance.now()
  return {
    now: () => (performance.now() - startedAt) / factor,
    async pause(ms, signal) {
      await setTimeout(ms * factor, null, { signal }).catch(() => {})
    },
    clock: factor === 1 ? '' : slowClock(factor, since),
  }
}

/** Dates, timers, limits and alarms: all that a worker and its Durable Objects wait by. @param since Milliseconds since 1970: when it began. */
function slowClock(factor: number, since: number): string {
  return `
const Machine = Date
const own = (time) => ${since} + (time - ${since}) / ${factor}
const now = () => Math.floor(own(Machine.now()))
globalThis.Date = class Date extends Machine {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])) }
  static now() { return now() }
  static [Symbol.hasInstance](value) { return value instanceof Machine }
}
for (const name of ['setTimeout', 'setInterval']) {
  const timer = globalThis[name]
  globalThis[name] = Object.assign((run, ms, ...more) => timer(run, ms * ${factor}, ...more), timer)
}
const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * ${factor})
if (globalThis.scheduler?.wait) {
  const { wait } = scheduler
  scheduler.wait = (ms, ...more) => wait.call(scheduler, ms * ${factor}, ...more)
}
globalThis.withSlowAlarms = (storage) => {
  const { getAlarm, setAlarm } = storage
  storage.setAlarm = (at, ...more) => setAlarm.call(storage, ${since} + (Number(at) - ${since}) * ${factor}, ...more)
  storage.getAlarm = async (...more) => {
    const at = await getAlarm.call(storage, ...more)
    return at === null ? null : own(at)
  }
}
`
}
