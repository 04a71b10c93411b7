// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { circle, line, stroke } = require('../drawing/shapes.js')
const { parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** @typedef {import('../drawing/camera.js').Place} Place */

const long = 3.4
const wide = 2
const low = 1.25
const high = 2.75

/** A shopping cart, filled to the brim with parcels. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(18, 46),
    height: random.between(2.4, 4.2),
    distance: 9,
    lens: width * random.between(0.98, 1.08),
    middle: height * 0.8,
    centre: width * random.between(0.46, 0.54),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.7 })
  const { pale, soft, mid, deep, accent } = palette
  const left = -long / 2
  const front = -wide / 2
  const wire =
    palette.time === 'night'
      ? palette.tones[7]
      : palette.time === 'dusk'
        ? palette.tones[0]
        : palette.tones[1]
  let x = left + 0.12
  while (x < left + long - 0.6) {
    const across = random.between(0.7, 1.15)
    const size = Math.min(across, left + long - 0.1 - x)
    for (const z of [front + 0.1, front + 1.02]) {
      let base = low + 0.02
      const count = random.whole(2, 4)
      for (let i = 0; i < count; i++) {
        const up = random.between(0.45, 0.85)
        const isOrange = random.happens(0.2)
        parcel(stage, {
          at: [x, base, z],
          size: [size - 0.08, up, 0.8],
          turn: base > high - 0.3 ? random.between(-10, 10) : 0,
          material: isOrange ? accent : random.pick([pale, soft, soft, mid, deep]),
          tape: isOrange ? deep : random.pick([pale, accent]),
          label: random.happens(0.5),
        })
        base += up
      }
    }
    x += size + 0.02
  }
  for (const z of [front, front + wide])
    panel(
      stage,
      [
        [left, z],
        [left + long, z],
      ],
      wire,
    )
  for (const at of [left, left + long])
    panel(
      stage,
      [
        [at, front + 0.06],
        [at, front + wide - 0.06],
      ],
      wire,
    )
  const unit = camera.scale([0, 1, 0])
  /** @param {Place[]} places @param {number} metres @param {string} colour */
  const tube = (places, metres, colour) => stroke(line(places.map(camera.point)), colour, metres * unit)
  const legs = [front + 0.2, front + wide - 0.2].map(
    (z) =>
      tube(
        [
          [left + 0.3, low, z],
          [left + 0.5, 0.45, z],
          [left + long - 0.1, 0.32, z],
        ],
        0.1,
        wire,
      ) +
      tube(
        [
          [left + long - 0.5, low, z],
          [left + long - 0.2, 0.32, z],
        ],
        0.1,
        wire,
      ) +
      [left + 0.55, left + long - 0.25].map((at) => wheel(camera, [at, 0.2, z], unit, palette)).join(''),
  )
  const handle =
    [front + 0.1, front + wide - 0.1]
      .map((z) =>
        tube(
          [
            [left, high, z],
            [left - 0.5, high + 0.35, z],
          ],
          0.09,
          wire,
        ),
      )
      .join('') +
    tube(
      [
        [left - 0.5, high + 0.35, front + 0.02],
        [left - 0.5, high + 0.35, front + wide - 0.02],
      ],
      0.17,
      accent.lit,
    )
  for (const side of random.shuffled([-1, 1]).slice(0, random.whole(1, 2))) {
    const [px, pz] = camera.toWorld([side * random.between(3.2, 3.7), random.between(-0.4, 1)])
    parcel(stage, {
      at: [px - 0.5, 0, pz - 0.5],
      size: [random.between(0.8, 1.2), random.between(0.5, 1), 0.9],
      turn: random.between(-24, 24),
      material: random.pick([mid, deep, soft]),
      tape: accent,
    })
  }
  return (
    studio({
      random,
      palette,
      width,
      height,
      discAt: random.between(0.4, 0.6),
      disc: palette.tones[palette.time === 'night' ? 2 : 6],
    }) +
    stage.shadows() +
    legs.join('') +
    stage.render() +
    handle
  )
}

/** One side of the basket, of wire. @param {import('../drawing/stage.js').Stage} stage @param {[number, number][]} ends @param {string} colour */
function panel(stage, [[x, z], [toX, toZ]], colour) {
  const { camera } = stage
  const thin = 0.01
  stage.add({
    footprint: [
      [x, z - thin],
      [toX + thin, toZ - thin],
      [toX + thin, toZ + thin],
      [x, z + thin],
    ],
    bottom: low,
    top: high,
    draw: () => {
      const unit = camera.scale([(x + toX) / 2, 2, (z + toZ) / 2])
      /** @param {number} share @param {number} y @returns {Place} */
      const at = (share, y) => [x + (toX - x) * share, y, z + (toZ - z) * share]
      const count = toX - x > 2.5 ? 14 : 8
      const uprights = Array.from({ length: count + 1 }, (_, i) =>
        line([at(i / count, low), at(i / count, high)].map(camera.point)),
      )
      const rows = [low + 0.5, low + 1].map((y) => line([at(0, y), at(1, y)].map(camera.point)))
      const rims = [low, high].map((y) => line([at(0, y), at(1, y)].map(camera.point)))
      return (
        stroke(uprights.join('') + rows.join(''), colour, 0.035 * unit) +
        stroke(rims.join(''), colour, 0.1 * unit)
      )
    },
  })
}

/** @param {import('../drawing/camera.js').Camera} camera @param {Place} at @param {number} unit @param {import('../palettes.js').Palette} palette */
function wheel(camera, at, unit, { tones, accent }) {
  const [x, y] = camera.point(at)
  return circle(x, y, 0.2 * unit, tones[0]) + circle(x, y, 0.1 * unit, accent.lit)
}

module.exports = { draw }
