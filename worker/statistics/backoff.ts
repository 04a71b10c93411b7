const firstMs = 2000
/** The longest pause, in milliseconds. */
export const maxBackoffMs = 60_000

/**
 * How long to leave the backend alone after consecutive failures: doubles each time up to a minute, with jitter in the
 * upper half, so that shards that failed together don't retry together.
 * @param failures At least 1.
 * @param chance From 0 to 1.
 * @returns Milliseconds.
 */
export function backoffMs(failures: number, chance = Math.random()): number {
  const whole = Math.min(maxBackoffMs, firstMs * 2 ** Math.min(failures - 1, 10))
  return Math.round(whole * (0.5 + chance / 2))
}
