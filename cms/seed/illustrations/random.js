// @ts-check

/**
 * Chance that can be repeated: the same seed gives the same row of draws on every machine.
 * @typedef {object} Random
 * @property {() => number} next Evenly spread, 0 up to but not including 1.
 * @property {(low: number, high: number) => number} between Evenly spread from `low` to `high`.
 * @property {(low: number, high: number) => number} whole A whole number from `low` to `high`, both included.
 * @property {(chance: number) => boolean} happens True with the given chance (0 to 1).
 * @property {<T>(list: readonly T[]) => T} pick One of the list; the list is never empty.
 * @property {<T>(list: readonly T[]) => T[]} shuffled A copy of the list in another order.
 */

/**
 * 32-bit FNV-1a, so that seeds that look alike ("van:1", "van:2") start far apart.
 * @param {string} text
 * @returns {number}
 */
function hash(text) {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}

/**
 * @param {string | number} seed
 * @returns {Random}
 */
function createRandom(seed) {
  let state = hash(String(seed))

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  next()

  /** @param {number} low @param {number} high */
  const between = (low, high) => low + next() * (high - low)
  /** @param {number} low @param {number} high */
  const whole = (low, high) => low + Math.floor(next() * (high - low + 1))
  /** @param {number} chance */
  const happens = (chance) => next() < chance
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => list[Math.floor(next() * list.length)]
  /** @template T @param {readonly T[]} list @returns {T[]} */
  const shuffled = (list) => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = whole(0, i)
      ;[copy[i], copy[j]] = [copy[j], copy[i]]
    }
    return copy
  }

  return { next, between, whole, happens, pick, shuffled }
}

module.exports = { createRandom }
