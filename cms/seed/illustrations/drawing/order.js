// @ts-check

/** @typedef {[number, number]} Spot A place on the ground: right, away. */

/**
 * Something upright that takes up room: no two of them overlap.
 * @typedef {object} Volume
 * @property {Spot[]} footprint Convex, counter-clockwise.
 * @property {number} bottom
 * @property {number} top
 * @property {[number, number, number, number]} frame What it covers of the picture: left, top, right, bottom.
 */

const slack = 1e-6

/** @param {Spot} from @param {Spot} to @param {Spot} spot Positive inside, negative outside. */
const sideOf = (from, to, spot) =>
  (to[0] - from[0]) * (spot[1] - from[1]) - (to[1] - from[1]) * (spot[0] - from[0])

/**
 * Whether `front` can never be hidden by `back`: some plane has the eye and `front` on one side and `back` on the other.
 * @param {Volume} back @param {Volume} front @param {[number, number, number]} eye
 */
function cannotHide(back, front, eye) {
  const ground = /** @type {Spot} */ ([eye[0], eye[2]])
  if (back.top <= front.bottom + slack && eye[1] >= back.top - slack) return true
  if (back.bottom >= front.top - slack && eye[1] <= back.bottom + slack) return true
  return (
    front.footprint.some((from, index) => {
      const to = front.footprint[(index + 1) % front.footprint.length]
      return (
        sideOf(from, to, ground) >= -slack && back.footprint.every((spot) => sideOf(from, to, spot) <= slack)
      )
    }) ||
    back.footprint.some((from, index) => {
      const to = back.footprint[(index + 1) % back.footprint.length]
      return (
        sideOf(from, to, ground) <= slack && front.footprint.every((spot) => sideOf(from, to, spot) <= slack)
      )
    })
  )
}

/**
 * The order to paint in, so that what is near covers what is far. Sorting by distance fails for long things beside short
 * ones (a train and its crane); asking of each pair which can hide the other does not.
 * @template {Volume} T
 * @param {readonly T[]} volumes
 * @param {[number, number, number]} eye
 * @returns {T[]}
 */
function paintingOrder(volumes, eye) {
  const distance = volumes.map(({ footprint, bottom, top }) => {
    const x = footprint.reduce((sum, spot) => sum + spot[0], 0) / footprint.length
    const z = footprint.reduce((sum, spot) => sum + spot[1], 0) / footprint.length
    return Math.hypot(x - eye[0], (bottom + top) / 2 - eye[1], z - eye[2])
  })
  const waitsFor = volumes.map(() => 0)
  const releases = volumes.map(() => /** @type {number[]} */ ([]))

  volumes.forEach((one, i) => {
    for (let j = i + 1; j < volumes.length; j++) {
      const other = volumes[j]
      const apart =
        one.frame[0] >= other.frame[2] ||
        other.frame[0] >= one.frame[2] ||
        one.frame[1] >= other.frame[3] ||
        other.frame[1] >= one.frame[3]
      if (apart) continue
      const oneIsBehind = cannotHide(one, other, eye)
      const otherIsBehind = cannotHide(other, one, eye)
      if (oneIsBehind === otherIsBehind) continue
      const [first, second] = oneIsBehind ? [i, j] : [j, i]
      releases[first].push(second)
      waitsFor[second]++
    }
  })

  const left = new Set(volumes.keys())
  /** @type {T[]} */
  const order = []
  while (left.size) {
    const free = [...left].filter((index) => waitsFor[index] === 0)
    // Three things can each hide the next in a ring; the farthest one then goes first.
    const from = free.length ? free : [...left]
    const chosen = from.reduce((best, index) => (distance[index] > distance[best] ? index : best))
    left.delete(chosen)
    order.push(volumes[chosen])
    for (const index of releases[chosen]) waitsFor[index]--
  }
  return order
}

/**
 * The outline around a set of spots, counter-clockwise.
 * @param {readonly Spot[]} spots
 * @returns {Spot[]}
 */
function hull(spots) {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  /** @param {readonly Spot[]} row */
  const half = (row) => {
    /** @type {Spot[]} */
    const kept = []
    for (const spot of row) {
      while (kept.length > 1 && sideOf(kept[kept.length - 2], kept[kept.length - 1], spot) <= 0) kept.pop()
      kept.push(spot)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

module.exports = { hull, paintingOrder }
