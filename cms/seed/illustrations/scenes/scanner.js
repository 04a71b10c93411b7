// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { polygon } = require('../drawing/shapes.js')
const { bars, parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** @typedef {import('../drawing/camera.js').Place} Place */

/** A hand scanner on its stand reads the bar code of a parcel. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(-52, -30),
    height: random.between(1.6, 3.2),
    distance: 8,
    lens: width * random.between(1, 1.12),
    middle: height * 0.76,
    centre: width * random.between(0.46, 0.52),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.6 })
  const { pale, soft, mid, deep, accent, tones } = palette
  const size = random.between(1.9, 2.3)
  const high = random.between(1.9, 2.3)
  const box = /** @type {Place} */ ([-2.4, 0, -size / 2])
  stage.box({
    at: box,
    size: [1.9, high, size],
    material: random.pick([soft, pale, mid]),
    detail: (face) => {
      if (face.name === 'top')
        return face.quad(0, face.height * 0.42, face.width, face.height * 0.16, accent.top)
      if (face.name !== 'right') return ''
      const [u, v] = [size * 0.16, high * 0.2]
      return (
        face.quad(size * 0.42, high * 0.86, size * 0.16, high * 0.14, accent.lit) +
        face.quad(u, v, size * 0.68, high * 0.52, tones[7]) +
        bars(face, u + size * 0.07, v + high * 0.14, size * 0.54, high * 0.31, tones[0]) +
        face.quad(u + size * 0.07, v + high * 0.06, size * 0.34, high * 0.035, tones[2])
      )
    },
  })
  parcel(stage, {
    at: [-2.3, high, -0.5],
    size: [1.2, random.between(0.4, 0.7), 1],
    turn: random.between(-10, 10),
    material: random.pick([deep, accent]),
    tape: pale,
  })
  if (random.happens(0.7))
    parcel(stage, {
      at: [-2.6, 0, size / 2 + 0.5],
      size: [1.4, random.between(0.8, 1.6), 1.2],
      turn: random.between(-8, 8),
      material: random.pick([mid, deep]),
      tape: accent,
    })

  const level = high * 0.46
  const at = /** @type {Place} */ ([1.5, level - 1.05, -0.36])
  gun(stage, at, random.pick([deep, accent, deep]))
  stage.cylinder({ at: [2.35, 0, 0], radius: 0.85, height: 0.14, material: deep })
  const window = /** @type {Place} */ ([1.44, level + 0.12, 0])
  const target = box[0] + 1.91
  /** @param {number} spread @param {number} up @param {string} fill @param {number} opacity */
  const beam = (spread, up, fill, opacity) =>
    polygon(
      camera.polygon([
        [window[0], window[1] + 0.08, 0.18],
        [window[0], window[1] - 0.08, -0.18],
        [target, level - up, -spread],
        [target, level + up, -spread],
        [target, level + up, spread],
        [window[0], window[1] + 0.08, 0.18],
      ]),
      fill,
      opacity,
    )
  const light =
    beam(size * 0.36, 0.36, accent.lit, 0.32) +
    beam(size * 0.36, 0.05, accent.lit, 0.75) +
    polygon(
      camera.polygon([
        [target, level - 0.045, -size * 0.4],
        [target, level + 0.045, -size * 0.4],
        [target, level + 0.045, size * 0.4],
        [target, level - 0.045, size * 0.4],
      ]),
      accent.lit,
    )
  return (
    studio({
      random,
      palette,
      width,
      height,
      disc: palette.tones[palette.time === 'night' ? 2 : 6],
      discAt: random.between(0.5, 0.66),
    }) +
    stage.shadows() +
    stage.render() +
    light
  )
}

/**
 * The scanner: a head that looks to the left on a slanting handle, its outline stretched to the depth of a hand.
 * @param {import('../drawing/stage.js').Stage} stage @param {Place} at @param {import('../palettes.js').Material} material
 */
function gun(stage, at, material) {
  const { palette } = stage
  const { tones, accent, deep } = palette
  const depth = 0.72
  const isOrange = material === accent
  stage.prism({
    at,
    depth,
    material,
    profile: [
      [0.72, 0],
      [1.34, -0.02],
      [1.3, 0.3],
      [1.12, 0.84],
      [1.5, 0.98],
      [1.62, 1.2],
      [1.5, 1.44],
      [0.9, 1.62],
      [0.2, 1.6],
      [0, 1.48],
      [0, 0.92],
      [0.16, 0.8],
      [0.6, 0.78],
      [0.78, 0.36],
    ],
    detail: (face) => {
      if (face.name === '9')
        return (
          face.quad(0.1, 0.06, face.width - 0.2, face.height - 0.12, tones[0]) +
          face.quad(0.16, 0.14, face.width - 0.32, face.height - 0.28, isOrange ? palette.glow : accent.lit)
        )
      if (face.name !== 'front' && face.name !== 'back') return ''
      const way = face.name === 'front' ? 1 : -1
      /** @param {import('../drawing/shapes.js').Point[]} spots @param {string} fill @param {number} [opacity] */
      const side = (spots, fill, opacity) =>
        face.shape(
          spots.map(([u, v]) => [u * way, v]),
          fill,
          opacity,
        )
      return (
        side(
          [
            [0, 0.92],
            [0.16, 0.8],
            [0.3, 0.8],
            [0.3, 1.6],
            [0.2, 1.6],
            [0, 1.48],
          ],
          isOrange ? deep.lit : face.deeper,
        ) +
        side(
          [
            [0.42, 1.3],
            [1.4, 1.22],
            [1.42, 1.3],
            [0.42, 1.4],
          ],
          isOrange ? palette.pale.lit : accent.lit,
        ) +
        side(
          [
            [0.62, 0.78],
            [0.8, 0.78],
            [0.86, 0.5],
            [0.74, 0.5],
          ],
          isOrange ? deep.lit : accent.lit,
        ) +
        side(
          [
            [0.84, 0.12],
            [1.24, 0.1],
            [1.22, 0.2],
            [0.84, 0.22],
          ],
          face.deeper,
        ) +
        side(
          [
            [0.86, 0.3],
            [1.2, 0.28],
            [1.17, 0.38],
            [0.88, 0.4],
          ],
          face.deeper,
        ) +
        side(
          [
            [0.9, 0.48],
            [1.14, 0.46],
            [1.1, 0.56],
            [0.9, 0.58],
          ],
          face.deeper,
        )
      )
    },
  })
  if (at[1] > 0.2)
    stage.box({
      at: [at[0] + 0.86, 0.14, at[2] + 0.26],
      size: [0.3, at[1] - 0.16, 0.2],
      material: palette.mid,
    })
}

module.exports = { draw }
