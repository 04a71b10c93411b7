// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { belt } = require('../parts/belt.js')
const { figure } = require('../parts/figure.js')
const { hall } = require('../parts/hall.js')
const { parcel } = require('../parts/parcel.js')

/** Sorting belts with parcels, and the gate that reads them. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(24, 58),
    height: random.between(1.9, 3.6),
    distance: random.between(6.6, 8.4),
    lens: width * 0.84,
    middle: height * random.between(0.8, 0.88),
    centre: width * random.between(0.46, 0.6),
  })
  const { pale, soft, mid, deep, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.5 })
  const lines = random.whole(2, 3)
  for (let line = 0; line < lines; line++) {
    const z = line * 2.7 - 1.2
    const high = 0.85 + line * random.between(0.1, 0.55)
    belt(stage, { at: [-9, 0, z], length: 26, high })
    let x = -8.6 + random.between(0, 1)
    while (x < 15) {
      const wide = random.between(0.5, 0.95)
      const isOrange = random.happens(0.16)
      parcel(stage, {
        at: [x, high, z + random.between(0.12, 0.24)],
        size: [wide, random.between(0.28, 0.7), random.between(0.5, 0.68)],
        turn: random.between(-7, 7),
        material: isOrange ? accent : random.pick([pale, soft, soft, mid, pale]),
        tape: isOrange ? deep : random.pick([pale, accent]),
        shadow: false,
      })
      x += wide + random.between(0.45, 1.5)
    }
  }
  gate(stage, random.between(1, 3.4))
  figure(stage, { at: [random.between(3.4, 5.4), 0, -1.9], helmet: false, tall: 1.76 })
  const marks = [-2.9, -3.3].map((z) =>
    stage.ground(
      [
        [-30, z],
        [30, z],
        [30, z + 0.12],
        [-30, z + 0.12],
      ],
      accent.lit,
    ),
  )
  return (
    hall({ camera, palette, random, width, height, left: -14, right: 24, front: -12, back: 14, high: 8 }) +
    marks.join('') +
    stage.shadows() +
    stage.render()
  )
}

/** @param {import('../drawing/stage.js').Stage} stage @param {number} x */
function gate(stage, x) {
  const { deep, accent, glow, tones } = stage.palette
  for (const z of [-1.62, 0.16])
    stage.box({
      at: [x, 0, z],
      size: [0.5, 2.2, 0.3],
      material: accent,
      detail: (face) =>
        face.name === 'left' || face.name === 'front'
          ? face.quad(face.width * 0.2, 1.2, face.width * 0.6, 0.5, tones[0])
          : '',
    })
  stage.box({
    at: [x - 0.1, 2.2, -1.72],
    size: [0.7, 0.42, 2.3],
    material: deep,
    detail: (face) => (face.name === 'left' ? face.quad(0.4, 0.12, face.width - 0.8, 0.14, glow) : ''),
  })
}

module.exports = { draw }
