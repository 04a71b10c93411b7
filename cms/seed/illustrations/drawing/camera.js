// @ts-check

/** @typedef {import('./shapes.js').Point} Point */
/** @typedef {[number, number, number]} Place A place in the world in metres: right, up, away. */

/**
 * @typedef {object} Camera
 * @property {(place: Place) => Point} point
 * @property {(places: readonly Place[]) => Point[]} polygon Cut off where it would pass behind the viewer.
 * @property {(place: Place) => number} scale Pixels in one metre, at that place.
 * @property {(place: Place) => number} depth Metres from the viewer, along the line of sight.
 * @property {Place} eye
 * @property {number} horizon Pixels from the top; above the picture when seen from high up.
 * @property {(direction: [number, number]) => [number, number]} toWorld Turns a direction (right, away) as the viewer sees it into the world's.
 */

/** Nothing nearer to the eye than this is drawn, in metres. */
const near = 0.6

/**
 * A camera as an architect uses it: it never tilts, so what stands upright stays upright in the picture; the horizon is
 * moved on the picture instead. It looks at the middle of the world.
 * @param {object} options
 * @param {number} options.yaw Degrees that the world is turned.
 * @param {number} options.height Metres above the ground.
 * @param {number} options.distance Metres to the middle of the world.
 * @param {number} options.lens Pixels that one metre takes at one metre.
 * @param {number} options.middle Pixels from the top at which the middle of the world meets the ground.
 * @param {number} options.centre Pixels from the left.
 * @returns {Camera}
 */
function createCamera({ yaw, height, distance, lens, middle, centre }) {
  const horizon = middle - (lens * height) / distance
  const cos = Math.cos((yaw * Math.PI) / 180)
  const sin = Math.sin((yaw * Math.PI) / 180)

  /** @param {Place} place @returns {Place} */
  const seen = ([x, y, z]) => [x * cos - z * sin, y - height, x * sin + z * cos + distance]
  /** @param {Place} seenPlace @returns {Point} */
  const flat = ([x, y, z]) => [centre + (lens * x) / z, horizon - (lens * y) / z]

  /** @param {readonly Place[]} places @returns {Point[]} */
  function polygon(places) {
    const around = places.map(seen)
    /** @type {Place[]} */
    const kept = []
    around.forEach((here, index) => {
      const next = around[(index + 1) % around.length]
      if (here[2] >= near) kept.push(here)
      if (here[2] >= near !== next[2] >= near) {
        const share = (near - here[2]) / (next[2] - here[2])
        kept.push([here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share, near])
      }
    })
    return kept.map(flat)
  }

  return {
    point: (place) => {
      const [x, y, z] = seen(place)
      return flat([x, y, Math.max(z, near)])
    },
    polygon,
    scale: (place) => lens / Math.max(seen(place)[2], near),
    depth: (place) => seen(place)[2],
    eye: [-distance * sin, height, -distance * cos],
    horizon,
    toWorld: ([right, away]) => [right * cos + away * sin, -right * sin + away * cos],
  }
}

module.exports = { createCamera }
