import { setTimeout } from 'node:timers/promises'

/**
 * Asks workerd, and asks again where it closed the idle connection that was taken for it: under load this process hears of that too late,
 * of several connections at once. Only for what may be asked twice. What is measured begins within `ask`.
 * @throws The last failure, after five.
 */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = 4; left > 0; left--) {
    try {
      return await ask()
    } catch {
      // By then it has heard of all of them.
      await setTimeout(20)
    }
  }
  return ask()
}
