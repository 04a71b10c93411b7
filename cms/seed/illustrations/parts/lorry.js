// @ts-check

const { mix } = require('../drawing/colour.js')
const { polygon } = require('../drawing/shapes.js')
const { wheels } = require('./wheels.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../drawing/shapes.js').Point} Point */
/** @typedef {import('../palettes.js').Material} Material */

/**
 * A semi-trailer, 13.6 metres, its nose to the right; wheels near its left end.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], turn?: number, material: Material, stripe: Material, length?: number, livery?: number, pivot?: [number, number] }} trailer
 */
function trailer(stage, { at, turn, material, stripe, length = 13.6, livery = 0, pivot }) {
  const { palette } = stage
  const depth = 2.5
  const axles = { at: [1.6, 2.9, 4.2], radius: 0.5, depth }
  stage.prism({
    at,
    turn,
    pivot,
    depth,
    material,
    profile: [
      [0, 1.05],
      [length, 1.05],
      [length, 4],
      [0, 4],
    ],
    before: (place) =>
      wheels(stage, place, { ...axles, side: 'far' }) +
      polygon(
        stage.camera.polygon([
          place([0.4, 0.75, 0.2]),
          place([length - 0.3, 0.75, 0.2]),
          place([length - 0.3, 1.1, 0.2]),
          place([0.4, 1.1, 0.2]),
        ]),
        palette.tones[0],
      ),
    after: (place) => wheels(stage, place, { ...axles, side: 'near' }),
    detail: (face) => {
      if (face.name === 'front' || face.name === 'back')
        return trailerSide(face, stage, stripe, length, livery)
      if (face.name === '3') return rearDoors(face, stage)
      return ''
    },
  })
}

/** @param {Face} face @param {Stage} stage @param {Material} stripe @param {number} length @param {number} livery */
function trailerSide(face, stage, stripe, length, livery) {
  const way = face.name === 'front' ? 1 : -1
  const { palette } = stage
  /** @param {Point[]} spots @param {string} fill @param {number} [opacity] */
  const side = (spots, fill, opacity) =>
    face.shape(
      spots.map(([u, v]) => [u * way, v]),
      fill,
      opacity,
    )
  const mark = face.isLit ? stripe.lit : stripe.shade
  const designs = [
    side(
      [
        [length * 0.52, 1.25],
        [length * 0.72, 1.25],
        [length * 0.86, 3.85],
        [length * 0.66, 3.85],
      ],
      mark,
    ) +
      side(
        [
          [length * 0.76, 1.25],
          [length * 0.82, 1.25],
          [length * 0.96, 3.85],
          [length * 0.9, 3.85],
        ],
        mark,
      ),
    side(
      [
        [0, 2.2],
        [length, 2.2],
        [length, 2.75],
        [0, 2.75],
      ],
      mark,
    ) +
      side(
        [
          [0, 1.95],
          [length, 1.95],
          [length, 2.08],
          [0, 2.08],
        ],
        mark,
      ),
    face.disc(length * 0.56 * way, 2.55, 1.05, mark) +
      face.disc(length * 0.56 * way, 2.55, 0.6, face.tone) +
      face.disc(length * 0.66 * way, 2.55, 1.05, mark) +
      face.disc(length * 0.66 * way, 2.55, 0.6, face.tone),
  ]
  const folds = Array.from({ length: 11 }, (_, i) => {
    const u = 0.7 + (i * (length - 1.2)) / 11
    return side(
      [
        [u, 1.2],
        [u + 0.12, 1.2],
        [u + 0.12, 3.85],
        [u, 3.85],
      ],
      face.deeper,
      0.35,
    )
  })
  return (
    designs[livery % designs.length] +
    folds.join('') +
    side(
      [
        [0, 1.05],
        [length, 1.05],
        [length, 1.2],
        [0, 1.2],
      ],
      palette.tones[1],
    ) +
    side(
      [
        [0, 3.86],
        [length, 3.86],
        [length, 4],
        [0, 4],
      ],
      face.lighter,
      0.7,
    ) +
    side(
      [
        [5.4, 0.55],
        [length - 3.4, 0.55],
        [length - 3.4, 1],
        [5.4, 1],
      ],
      palette.tones[1],
    )
  )
}

/** @param {Face} face @param {Stage} stage */
function rearDoors(face, stage) {
  const { width, height } = face
  const ink = mix(face.tone, stage.palette.tones[0], 0.3)
  return (
    face.quad(width / 2 - 0.02, 0, 0.04, height, ink) +
    [0.35, 0.95, width - 1, width - 0.4].map((u) => face.quad(u, 0.1, 0.05, height - 0.2, ink)).join('') +
    face.quad(0, height - 0.22, width, 0.22, stage.palette.tones[1]) +
    face.quad(0.05, height - 0.2, 0.3, 0.16, stage.palette.accent.lit) +
    face.quad(width - 0.35, height - 0.2, 0.3, 0.16, stage.palette.accent.lit)
  )
}

/**
 * The tractor of an articulated lorry; its nose to the right, and its trailer's nose at 0.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], turn?: number, material: Material, stripe: Material, pivot?: [number, number] }} tractor
 */
function tractor(stage, { at, turn, material, stripe, pivot }) {
  const { palette } = stage
  const depth = 2.5
  const axles = { at: [1.72], radius: 0.52, depth }
  const glass = palette.time === 'night' ? palette.tones[0] : palette.tones[1]
  stage.prism({
    at,
    turn,
    pivot,
    depth,
    material,
    profile: [
      [0.35, 0.5],
      [2.55, 0.4],
      [2.62, 1.3],
      [2.55, 2.1],
      [2.3, 3.1],
      [1.7, 3.7],
      [0.5, 3.85],
      [0.35, 3.7],
    ],
    before: (place) => wheels(stage, place, { ...axles, side: 'far' }),
    after: (place) => wheels(stage, place, { ...axles, side: 'near' }),
    detail: (face) => {
      const { width, height } = face
      if (face.name === 'front' || face.name === 'back') {
        const way = face.name === 'front' ? 1 : -1
        /** @param {Point[]} spots @param {string} fill @param {number} [opacity] */
        const side = (spots, fill, opacity) =>
          face.shape(
            spots.map(([u, v]) => [u * way, v]),
            fill,
            opacity,
          )
        return (
          side(
            [
              [1.15, 2.05],
              [2.42, 2.05],
              [2.22, 2.95],
              [1.15, 3],
            ],
            glass,
          ) +
          side(
            [
              [1.5, 2.05],
              [1.75, 2.05],
              [2.05, 2.97],
              [1.85, 2.98],
            ],
            palette.tones[6],
            0.3,
          ) +
          side(
            [
              [0.35, 1.15],
              [2.6, 1.15],
              [2.61, 1.4],
              [0.35, 1.4],
            ],
            face.isLit ? stripe.lit : stripe.shade,
          ) +
          side(
            [
              [1.05, 1.0],
              [1.08, 1.0],
              [1.08, 3.05],
              [1.05, 3.05],
            ],
            face.deeper,
          ) +
          side(
            [
              [0.35, 0.5],
              [2.55, 0.42],
              [2.57, 0.75],
              [0.35, 0.8],
            ],
            palette.tones[1],
          ) +
          face.disc(1.72 * way, 0.55, 0.66, palette.tones[0])
        )
      }
      if (face.name === '3')
        return (
          face.shape(
            [
              [0.1, 0.05],
              [width - 0.1, 0.05],
              [width - 0.16, height - 0.06],
              [0.16, height - 0.06],
            ],
            glass,
          ) +
          face.shape(
            [
              [0.4, 0.05],
              [0.9, 0.05],
              [1.3, height - 0.06],
              [0.9, height - 0.06],
            ],
            palette.tones[6],
            0.3,
          )
        )
      if (face.name === '1')
        return (
          face.quad(0, 0, width, 0.34, palette.tones[1]) +
          face.quad(0.1, 0.36, 0.5, 0.24, palette.glow) +
          face.quad(width - 0.6, 0.36, 0.5, 0.24, palette.glow) +
          face.quad(0.75, 0.4, width - 1.5, 0.42, palette.tones[1], 0.8)
        )
      if (face.name === '2')
        return (
          face.quad(0.35, 0.1, width - 0.7, 0.1, palette.tones[1]) +
          face.quad(0.35, 0.3, width - 0.7, 0.1, palette.tones[1]) +
          face.quad(0, 0.52, width, 0.2, stripe.lit)
        )
      return ''
    },
  })
}

module.exports = { tractor, trailer }
