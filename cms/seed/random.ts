/** Chance that can be repeated: the same seed gives the same row of draws on every machine. */
export interface Random {
  /** Evenly spread, 0 up to but not including 1. */
  next: () => number
  /** Evenly spread from `low` to `high`. */
  between: (low: number, high: number) => number
}

/** 32-bit FNV-1a, so that seeds that look alike start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}

export function createRandom(seed: string | number): Random {
  let state = hash(String(seed))

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  next()

  return { next, between: (low, high) => low + next() * (high - low) }
}
