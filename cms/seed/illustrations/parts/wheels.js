// @ts-check

const { mix } = require('../drawing/colour.js')
const { polygon } = require('../drawing/shapes.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/camera.js').Place} Place */

/**
 * Wheels under a thing that runs along its own right.
 * @param {Stage} stage
 * @param {(local: Place) => Place} place
 * @param {{ at: number[], radius: number, depth: number, side: 'near' | 'far' }} wheels `at` are axles, in metres; `depth` is how wide the thing is.
 */
function wheels(stage, place, { at, radius, depth, side }) {
  const { camera, palette } = stage
  const seesFront =
    camera.depth(place([0, 0, 0])) < camera.depth(place([0, 0, depth])) || facesFront(stage, place)
  const isFront = side === 'near' ? seesFront : !seesFront
  const outer = isFront ? -0.04 : depth + 0.04
  const inner = isFront ? 0.32 : depth - 0.32
  const tyre = palette.time === 'night' ? mix(palette.tones[0], '#000000', 0.35) : palette.tones[0]
  /** @param {number} x @param {number} z @param {number} size @param {string} fill */
  const disc = (x, z, size, fill) =>
    polygon(
      camera.polygon(
        Array.from({ length: 26 }, (_, i) =>
          place([x + size * Math.cos((i * Math.PI) / 13), radius + size * Math.sin((i * Math.PI) / 13), z]),
        ),
      ),
      fill,
    )
  return at
    .map((x) => {
      const tread =
        disc(x, inner, radius, tyre) +
        disc(x, (inner * 2 + outer) / 3, radius, tyre) +
        disc(x, (inner + outer * 2) / 3, radius, tyre)
      if (side === 'far') return tread
      return (
        tread +
        disc(x, outer, radius, mix(tyre, palette.tones[2], 0.25)) +
        disc(x, outer, radius * 0.62, palette.pale.shade) +
        disc(x, outer, radius * 0.5, palette.pale.lit) +
        disc(x, outer, radius * 0.2, palette.tones[1])
      )
    })
    .join('')
}

/** @param {Stage} stage @param {(local: Place) => Place} place */
function facesFront(stage, place) {
  const origin = place([0, 0, 0])
  const away = place([0, 0, 1])
  const { eye } = stage.camera
  return (away[0] - origin[0]) * (eye[0] - origin[0]) + (away[2] - origin[2]) * (eye[2] - origin[2]) < 0
}

module.exports = { wheels }
