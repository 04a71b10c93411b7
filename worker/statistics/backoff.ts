const firstMs = 2000
/** The longest rest, in milliseconds. */
export const longestRestMs = 60_000

/**
 * How long to leave the backend alone after failures in a row: twice as long each time, up to a minute, and somewhere in the upper
 * half of that, so that shards which failed together do not come back together.
 * @param failures At least 1.
 * @param chance From 0 to 1.
 * @returns Milliseconds.
 */
export function backoffMs(failures: number, chance = Math.random()): number {
  const whole = Math.min(longestRestMs, firstMs * 2 ** Math.min(failures - 1, 10))
  return Math.round(whole * (0.5 + chance / 2))
}
