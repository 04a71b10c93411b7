// @ts-check

const { mix } = require('../drawing/colour.js')
const { wheels } = require('./wheels.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../drawing/shapes.js').Point} Point */
/** @typedef {import('../palettes.js').Material} Material */

/**
 * A delivery van, nose to its right, 5.6 metres long.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], turn?: number, material: Material, stripe: Material, }} van
 */
function van(stage, { at, turn, material, stripe }) {
  const depth = 2
  const axles = { at: [1.1, 4.45], radius: 0.38, depth }
  /** @type {Point[]} */
  const profile = [
    [0, 0.36],
    [5.5, 0.36],
    [5.6, 0.62],
    [5.5, 1.02],
    [4.72, 1.3],
    [3.98, 2.22],
    [3.55, 2.46],
    [0.2, 2.52],
    [0, 2.4],
  ]
  stage.prism({
    at,
    turn,
    pivot: [2.8, 1],
    profile,
    depth,
    material,
    before: (place) => wheels(stage, place, { ...axles, side: 'far' }),
    after: (place) => wheels(stage, place, { ...axles, side: 'near' }),
    detail: (face) => vanDetail(face, stage, stripe),
  })
}

/** @param {Face} face @param {Stage} stage @param {Material} stripe */
function vanDetail(face, stage, stripe) {
  const { palette } = stage
  const glass = palette.time === 'night' ? palette.tones[0] : palette.tones[1]
  if (face.name === 'front' || face.name === 'back') {
    const way = face.name === 'front' ? 1 : -1
    /** @param {Point[]} spots @param {string} fill @param {number} [opacity] */
    const side = (spots, fill, opacity) =>
      face.shape(
        spots.map(([u, v]) => [u * way, v]),
        fill,
        opacity,
      )
    const ink = mix(face.tone, palette.tones[0], 0.35)
    const mark = face.isLit ? stripe.lit : stripe.shade
    /** @param {number} u @param {number} v */
    const arch = (u, v) => face.disc(u * way, v, 0.5, palette.tones[0])
    return (
      side(
        [
          [0, 0.36],
          [5.52, 0.36],
          [5.58, 0.56],
          [0, 0.56],
        ],
        palette.tones[1],
      ) +
      side(
        [
          [0, 0.9],
          [2.5, 0.9],
          [1.75, 1.75],
          [0, 1.75],
        ],
        mark,
      ) +
      side(
        [
          [2.62, 0.9],
          [2.95, 0.9],
          [2.2, 1.75],
          [1.87, 1.75],
        ],
        mark,
      ) +
      side(
        [
          [3.48, 1.36],
          [4.6, 1.34],
          [3.94, 2.14],
          [3.48, 2.2],
        ],
        glass,
      ) +
      side(
        [
          [4.1, 1.35],
          [4.34, 1.345],
          [3.8, 2.1],
          [3.66, 2.17],
        ],
        palette.tones[6],
        0.35,
      ) +
      side(
        [
          [3.3, 0.5],
          [3.34, 0.5],
          [3.34, 2.3],
          [3.3, 2.3],
        ],
        ink,
      ) +
      side(
        [
          [1.95, 1.02],
          [3.25, 1.02],
          [3.25, 1.05],
          [1.95, 1.05],
        ],
        ink,
        0.5,
      ) +
      side(
        [
          [3.5, 1.12],
          [3.75, 1.12],
          [3.75, 1.18],
          [3.5, 1.18],
        ],
        ink,
      ) +
      side(
        [
          [5.25, 0.78],
          [5.54, 0.74],
          [5.5, 0.98],
          [5.2, 1.04],
        ],
        palette.glow,
      ) +
      side(
        [
          [0, 1.1],
          [0.07, 1.1],
          [0.07, 1.6],
          [0, 1.6],
        ],
        stripe.shade,
      ) +
      arch(1.1, 0.38) +
      arch(4.45, 0.38)
    )
  }
  const { width, height } = face
  if (face.name === '4')
    return (
      face.shape(
        [
          [0.1, 0.06],
          [width - 0.1, 0.06],
          [width - 0.2, height - 0.04],
          [0.2, height - 0.04],
        ],
        glass,
      ) +
      face.shape(
        [
          [0.3, 0.06],
          [0.75, 0.06],
          [1.05, height - 0.04],
          [0.7, height - 0.04],
        ],
        palette.tones[6],
        0.3,
      )
    )
  if (face.name === '2')
    return (
      face.quad(0.08, height * 0.25, 0.4, height * 0.6, palette.glow) +
      face.quad(width - 0.48, height * 0.25, 0.4, height * 0.6, palette.glow) +
      face.quad(0.6, height * 0.15, width - 1.2, height * 0.35, palette.tones[1])
    )
  if (face.name === '1') return face.quad(0, 0, width, height, palette.tones[1])
  if (face.name === '8') {
    const ink = mix(face.tone, palette.tones[0], 0.35)
    return (
      face.quad(width / 2 - 0.015, 0.05, 0.03, height - 0.2, ink) +
      face.quad(0.22, 0.16, 0.62, 0.55, glass) +
      face.quad(width - 0.84, 0.16, 0.62, 0.55, glass) +
      face.quad(0.02, 0.7, 0.12, 0.5, stripe.lit) +
      face.quad(width - 0.14, 0.7, 0.12, 0.5, stripe.lit) +
      face.quad(0, height - 0.2, width, 0.2, palette.tones[1])
    )
  }
  return ''
}

module.exports = { van }
