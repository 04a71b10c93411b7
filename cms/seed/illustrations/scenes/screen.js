// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { path, placed } = require('../drawing/shapes.js')
const { dashboard, products } = require('../parts/display.js')
const { parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../parts/display.js').Display} Display */

/** A workplace: a screen or a laptop with a shop or its figures, and what goes with it. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const yaw = random.between(10, 32)
  const camera = createCamera({
    yaw,
    height: random.between(2.2, 3.6),
    distance: 8,
    lens: width * random.between(0.84, 0.94),
    middle: height * 0.78,
    centre: width * random.between(0.48, 0.54),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.6 })
  const { pale, soft, mid, deep, accent } = palette
  const shown = random.pick([dashboard, dashboard, products])(random, palette)
  const hasLaptop = random.happens(0.4)
  if (hasLaptop) laptop(stage, shown)
  else monitor(stage, shown, random.between(4.3, 4.8))
  const spots = random
    .shuffled([
      [-3.9, -0.2],
      [3.1, -0.4],
      [3.4, 0.9],
    ])
    .slice(0, 2)
  const things = random.shuffled(['parcels', 'mug', 'plant'])
  spots.forEach(([x, z], i) => {
    if (i === 0 || things[i] === 'parcels') {
      const size = random.between(0.9, 1.15)
      const high = random.between(0.5, 0.8)
      parcel(stage, {
        at: [x - size / 2, 0, z],
        size: [size, high, size * 0.8],
        turn: random.between(-12, 12),
        material: random.pick([soft, pale, mid]),
        tape: accent,
      })
      parcel(stage, {
        at: [x - size * 0.36, high, z + 0.06],
        size: [size * 0.72, 0.4, size * 0.6],
        turn: random.between(-12, 12),
        material: random.pick([accent, deep]),
        tape: pale,
      })
    } else if (things[i] === 'mug') {
      stage.cylinder({ at: [x, 0, z], radius: 0.3, height: 0.62, material: accent })
    } else {
      plant(stage, random, x, z)
    }
  })
  if (!hasLaptop) {
    stage.box({
      at: [-1.7, 0, -2.2],
      size: [2.7, 0.08, 0.9],
      material: pale,
      detail: (face) =>
        face.name === 'top'
          ? [0, 1, 2]
              .map((row) =>
                Array.from({ length: 9 }, (_, i) =>
                  face.quad(
                    0.12 + i * 0.28,
                    0.12 + row * 0.24,
                    0.22,
                    0.18,
                    i === 8 && row === 0 ? accent.lit : face.deeper,
                    i === 8 && row === 0 ? 1 : 0.5,
                  ),
                ).join(''),
              )
              .join('')
          : '',
    })
    stage.box({ at: [1.5, 0, -2], size: [0.42, 0.12, 0.66], material: pale })
  }
  return (
    studio({ random, palette, width, height, edge: random.between(0.56, 0.62) }) +
    stage.shadows() +
    stage.render()
  )
}

/** @param {Stage} stage @param {Display} shown @param {number} wide */
function monitor(stage, shown, wide) {
  const { deep, mid } = stage.palette
  const high = wide * 0.6
  stage.box({ at: [-1, 0, -0.3], size: [2, 0.09, 1.1], material: deep })
  stage.box({ at: [-0.2, 0.09, 0.25], size: [0.4, 1.1, 0.16], material: mid })
  stage.box({
    at: [-wide / 2, 0.75, 0],
    size: [wide, high, 0.16],
    material: deep,
    detail: (face) =>
      face.name === 'front' ? shown(face, { u: 0.12, v: 0.12, wide: wide - 0.24, high: high - 0.24 }) : '',
  })
}

/** @param {Stage} stage @param {Display} shown */
function laptop(stage, shown) {
  const { deep, pale, soft } = stage.palette
  const wide = 4.4
  const high = 2.75
  stage.box({
    at: [-wide / 2, 0, -2.9],
    size: [wide, 0.14, 2.9],
    material: pale,
    detail: (face) => {
      if (face.name !== 'top') return ''
      const keys = [0, 1, 2, 3].map((row) =>
        Array.from({ length: 11 }, (_, i) =>
          face.quad(0.3 + i * 0.35, 1.15 + row * 0.36, 0.28, 0.28, deep.lit),
        ).join(''),
      )
      return keys.join('') + face.quad(wide / 2 - 0.7, 0.2, 1.4, 0.75, soft.lit)
    },
  })
  stage.box({
    at: [-wide / 2, 0.14, 0.01],
    size: [wide, high, 0.1],
    material: deep,
    detail: (face) =>
      face.name === 'front' ? shown(face, { u: 0.13, v: 0.16, wide: wide - 0.26, high: high - 0.3 }) : '',
  })
}

/** @param {Stage} stage @param {import('../random.js').Random} random @param {number} x @param {number} z */
function plant(stage, random, x, z) {
  const { palette, camera } = stage
  stage.cylinder({ at: [x, 0, z], radius: 0.36, height: 0.6, material: palette.pale })
  const leaves = Array.from({ length: 7 }, (_, i) => ({
    turn: -66 + i * 22 + random.between(-6, 6),
    long: random.between(0.8, 1.2),
  }))
  stage.add({
    footprint: [
      [x - 0.3, z - 0.3],
      [x + 0.3, z - 0.3],
      [x + 0.3, z + 0.3],
      [x - 0.3, z + 0.3],
    ],
    bottom: 0.6,
    top: 1.7,
    draw: () => {
      const [left, top] = camera.point([x, 0.58, z])
      const unit = camera.scale([x, 0.58, z])
      return leaves
        .map(({ turn, long }, i) =>
          placed(
            path(
              'M0 0C-24 -30 -22 -76 0 -100C22 -76 24 -30 0 0Z',
              i % 2 ? palette.tones[2] : palette.tones[3],
            ) + path('M0 0C24 -30 22 -76 0 -100Z', palette.tones[1]),
            { x: left, y: top, scale: (unit * long) / 100, turn },
          ),
        )
        .join('')
    },
  })
}

module.exports = { draw }
