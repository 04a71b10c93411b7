import { env } from 'cloudflare:workers'
import { limitNames } from '../../../worker/http/limits.ts'

/** The worker's rate limiters. */
const limits = new Map(limitNames.map((name) => [name, env[name]]))

let begun = 0

/** Resets every limit: their own counters reset only after a minute of real time. */
export function forgetAttempts(): void {
  begun += 1
  for (const [name, binding] of limits) {
    const limit = ({ key }: RateLimitOptions) => binding.limit({ key: `${begun} ${key}` })
    Object.defineProperty(env, name, { value: { limit }, configurable: true, enumerable: true })
  }
}

/**
 * Runs what reaches a limit of so many a minute, with no attempts counted before. The counters restart at each full
 * minute, so a run that passes one is repeated.
 * @throws Error if it never fits in a minute.
 */
export async function withinOneMinute<Result>(run: () => Promise<Result>): Promise<Result> {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (let tries = 0; tries < 5; tries++) {
    forgetAttempts()
    const before = minute()
    const result = await run()
    if (minute() === before) return result
  }
  throw new Error('What reaches the limit took longer than a minute')
}

/** Does the same so many times, one after the other. @returns The answers in order. */
export async function inSequence<Answer>(
  times: number,
  act: (time: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let time = 0; time < times; time++) answers.push(await act(time))
  return answers
}
