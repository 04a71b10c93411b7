// @ts-check

const { placed } = require('../drawing/shapes.js')
const { person } = require('./figure.js')
const { wheels } = require('./wheels.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */

/**
 * A counterbalance truck with its forks to the right; about 3 metres long without them.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], lift: number, mast: number }} truck `lift` is the height of the forks, `mast` of the mast; metres.
 */
function forklift(stage, { at: [x, y, z], lift, mast }) {
  const { palette } = stage
  const { accent, deep, mid, tones } = palette
  const depth = 1.25
  stage.prism({
    at: [x, y, z],
    depth,
    material: accent,
    profile: [
      [0.1, 0.28],
      [2.1, 0.28],
      [2.2, 0.75],
      [1.75, 0.95],
      [1.35, 0.72],
      [1.05, 0.78],
      [0.9, 1.15],
      [0.14, 1.2],
      [0, 1.05],
    ],
    before: (place) => wheels(stage, place, { at: [0.5, 1.85], radius: 0.3, depth, side: 'far' }),
    after: (place) => wheels(stage, place, { at: [0.5, 1.85], radius: 0.3, depth, side: 'near' }),
    detail: (face) => {
      if (face.name !== 'front' && face.name !== 'back') return ''
      const way = face.name === 'front' ? 1 : -1
      /** @param {import('../drawing/shapes.js').Point[]} spots @param {string} fill */
      const side = (spots, fill) =>
        face.shape(
          spots.map(([u, v]) => [u * way, v]),
          fill,
        )
      return (
        side(
          [
            [0.1, 0.28],
            [2.1, 0.28],
            [2.12, 0.38],
            [0.09, 0.38],
          ],
          tones[0],
        ) +
        side(
          [
            [0.16, 0.62],
            [0.86, 0.62],
            [0.86, 1.04],
            [0.2, 1.04],
          ],
          face.deeper,
        ) +
        [0.7, 0.8, 0.9]
          .map((v) =>
            side(
              [
                [0.26, v],
                [0.76, v],
                [0.76, v + 0.04],
                [0.26, v + 0.04],
              ],
              tones[1],
            ),
          )
          .join('') +
        face.disc(0.5 * way, 0.3, 0.37, tones[0]) +
        face.disc(1.85 * way, 0.3, 0.37, tones[0])
      )
    },
  })
  stage.add({
    footprint: [
      [x + 0.95, z + 0.4],
      [x + 1.5, z + 0.4],
      [x + 1.5, z + 0.85],
      [x + 0.95, z + 0.85],
    ],
    bottom: 1.2,
    top: 1.95,
    draw: () => {
      const spot = /** @type {[number, number, number]} */ ([x + 1.2, 0.18, z + 0.62])
      const [left, foot] = stage.camera.point(spot)
      const scale = (stage.camera.scale(spot) * 1.78) / 100
      return placed(person(palette, { seated: true }), { x: left, y: foot, scale })
    },
  })
  for (const [u, w] of [
    [0.35, 0.05],
    [0.35, depth - 0.13],
    [1.75, 0.05],
    [1.75, depth - 0.13],
  ])
    stage.box({ at: [x + u, 1.2, z + w], size: [0.08, 1, 0.08], material: deep })
  stage.box({
    at: [x + 0.28, 2.2, z],
    size: [1.7, 0.09, depth],
    material: deep,
    detail: (face) =>
      face.name === 'top'
        ? [0.3, 0.6, 0.9, 1.2].map((u) => face.quad(u, 0.12, 0.14, face.height - 0.24, mid.top, 0.5)).join('')
        : '',
  })
  for (const w of [0.22, depth - 0.36])
    stage.box({ at: [x + 2.24, 0.06, z + w], size: [0.14, mast, 0.14], material: deep })
  for (const v of [0.5, mast - 0.15])
    stage.box({ at: [x + 2.26, v, z + 0.36], size: [0.1, 0.12, depth - 0.72], material: mid })
  stage.box({ at: [x + 2.4, lift, z + 0.14], size: [0.08, 0.6, depth - 0.28], material: mid })
  for (const w of [0.28, depth - 0.42])
    stage.box({ at: [x + 2.48, lift, z + w], size: [1.1, 0.05, 0.14], material: deep })
}

module.exports = { forklift }
