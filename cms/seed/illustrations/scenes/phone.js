// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { products, tracking } = require('../parts/display.js')
const { figure } = require('../parts/figure.js')
const { parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** @typedef {import('../drawing/shapes.js').Point} Point */

/** A telephone as large as a house, parcels and people at its foot. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(16, 36),
    height: random.between(1.7, 4),
    distance: 13,
    lens: width * random.between(1, 1.1),
    middle: height * 0.85,
    centre: width * random.between(0.44, 0.56),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.7, againstTheLight: random.happens(0.3) })
  const { pale, soft, mid, deep, accent } = palette
  const wide = 3
  const high = 5.7
  const shown = random.pick([tracking, tracking, products])(random, palette)
  const body = random.pick([deep, deep, accent])
  stage.prism({
    at: [-wide / 2, 0, 0],
    depth: 0.34,
    material: body,
    profile: rounded(wide, high, 0.42),
    detail: (face) => {
      if (face.name !== 'front') return ''
      return (
        face.shape(
          rounded(wide - 0.3, high - 0.3, 0.3).map(([x, y]) => [x + 0.15, y + 0.15]),
          palette.tones[0],
        ) +
        shown(face, { u: 0.22, v: 0.42, wide: wide - 0.44, high: high - 0.84 }) +
        face.quad(wide / 2 - 0.36, high - 0.34, 0.72, 0.09, palette.tones[3])
      )
    },
  })
  const side = random.pick([-1, 1])
  const heap = side * 3
  let base = 0
  let size = 1.35
  const tall = random.whole(2, 4)
  for (let i = 0; i < tall; i++) {
    const up = random.between(0.55, 0.95)
    parcel(stage, {
      at: [heap - size / 2, base, 0.1 - size / 2],
      size: [size, up, size],
      turn: random.between(-12, 12),
      material: random.pick([soft, pale, mid]),
      tape: accent,
    })
    base += up
    size *= random.between(0.74, 0.92)
  }
  parcel(stage, {
    at: [heap + side * 0.9 - 0.5, 0, -1.9],
    size: [1, 0.7, 0.9],
    turn: random.between(-20, 20),
    material: body === accent ? deep : accent,
    tape: pale,
  })
  if (random.happens(0.7))
    parcel(stage, {
      at: [-side * 3.6 - 0.5, 0, 0.6],
      size: [1.1, random.between(0.6, 1.2), 1],
      turn: random.between(-20, 20),
      material: random.pick([mid, deep]),
      tape: accent,
    })
  figure(stage, {
    at: [-side * random.between(2, 2.6), 0, -1.4],
    vest: false,
    helmet: false,
    parcel: random.happens(0.6),
    walking: random.happens(0.6),
    mirror: side < 0,
  })
  return (
    studio({ random, palette, width, height, discAt: random.between(0.42, 0.58) }) +
    stage.shadows() +
    stage.render()
  )
}

/** The outline of a plate with round corners. @param {number} wide @param {number} high @param {number} radius @returns {Point[]} */
function rounded(wide, high, radius) {
  /** @type {[number, number, number][]} */
  const corners = [
    [wide - radius, radius, -90],
    [wide - radius, high - radius, 0],
    [radius, high - radius, 90],
    [radius, radius, 180],
  ]
  return corners.flatMap(([x, y, start]) =>
    [0, 18, 36, 54, 72, 90].map(
      (turn) =>
        /** @type {Point} */ ([
          x + radius * Math.cos(((start + turn) * Math.PI) / 180),
          y + radius * Math.sin(((start + turn) * Math.PI) / 180),
        ]),
    ),
  )
}

module.exports = { draw }
