// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { ground, sky } = require('../parts/backdrop.js')
const { figure } = require('../parts/figure.js')
const { parcel } = require('../parts/parcel.js')
const { house, tree } = require('../parts/street.js')

/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../palettes.js').Palette} Palette */

/** A shop with a striped awning, orders waiting at its door. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(-30, 30),
    height: random.between(1.4, 2.4),
    distance: random.between(10, 11.5),
    lens: width * 0.92,
    middle: height * 0.84,
    centre: width * random.between(0.47, 0.53),
  })
  const { horizon } = camera
  const { pale, soft, mid, deep, accent, tones } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.6 })
  const wide = random.between(7, 8.4)
  const left = -wide / 2
  const material = random.pick([deep, mid, soft])
  const goods = Array.from({ length: 12 }, () => ({
    high: random.between(0.25, 0.8),
    tone: random.whole(0, 3),
  }))
  stage.box({
    at: [left, 0, 1],
    size: [wide, 7.6, 8],
    material,
    detail: (face) => (face.name === 'front' ? shopFront(face, palette, wide, goods) : ''),
  })
  stage.box({ at: [left - 0.15, 7.6, 0.85], size: [wide + 0.3, 0.4, 8.2], material: palette.pale })
  awning(stage, left + 0.3, wide - 0.6)
  let x = left - 0.05
  while (x > -24) {
    const next = random.between(4.6, 6.4)
    house(stage, {
      random,
      at: [x - next, 0, 1.2],
      wide: next,
      high: random.between(6.6, 10),
      material: random.pick([mid, soft, deep].filter((one) => one !== material)),
    })
    x -= next + 0.03
  }
  x = left + wide + 0.05
  while (x < 24) {
    const next = random.between(4.6, 6.4)
    house(stage, {
      random,
      at: [x, 0, 1.2],
      wide: next,
      high: random.between(6.6, 10),
      material: random.pick([mid, soft, deep].filter((one) => one !== material)),
    })
    x += next + 0.03
  }
  let base = 0
  const pileAt = left + wide * 0.1
  for (let i = 0; i < random.whole(2, 4); i++) {
    const size = 0.9 - i * 0.12
    const high = random.between(0.35, 0.6)
    parcel(stage, {
      at: [pileAt - size / 2, base, -0.6 - size / 2],
      size: [size, high, size * 0.8],
      turn: random.between(-10, 10),
      material: random.pick([pale, soft, pale]),
      tape: accent,
    })
    base += high
  }
  parcel(stage, { at: [pileAt + 0.8, 0, -0.8], size: [0.7, 0.5, 0.6], turn: 8, material: accent, tape: deep })
  figure(stage, {
    at: [left + wide * random.between(0.6, 0.8), 0, -1.2],
    vest: random.happens(0.5),
    helmet: false,
    parcel: true,
    walking: random.happens(0.5),
    mirror: random.happens(0.5),
  })
  tree(stage, { at: [left + wide + random.between(1.6, 2.4), 0, -1.4], tall: random.between(4, 5) })
  const pavement = stage.ground(
    [
      [-60, -3],
      [60, -3],
      [60, 3],
      [-60, 3],
    ],
    palette.time === 'night' ? tones[2] : palette.time === 'dusk' ? tones[4] : tones[5],
  )
  return (
    sky({ random, palette, width, horizon }) +
    ground({ palette, width, height, horizon }) +
    pavement +
    stage.ground(
      [
        [-60, -3.25],
        [60, -3.25],
        [60, -3],
        [-60, -3],
      ],
      palette.marking,
    ) +
    stage.shadows() +
    stage.render()
  )
}

/** @param {Face} face @param {Palette} palette @param {number} wide @param {{ high: number, tone: number }[]} goods */
function shopFront(face, palette, wide, goods) {
  const { tones, accent, glow, glass, pale, soft, mid, deep } = palette
  const door = wide * 0.42
  const light = palette.time === 'night' ? glow : tones[7]
  const parts = [face.quad(0, 0, wide, 0.4, face.deeper), face.quad(0.25, 0.25, wide - 0.5, 3.3, tones[0])]
  for (const [u, w] of [
    [0.4, door - 0.6],
    [door + 1.5, wide - door - 1.9],
  ]) {
    parts.push(face.quad(u, 0.65, w, 2.75, light))
    let at = u + 0.15
    goods.forEach(({ high, tone }, index) => {
      const shelf = index % 2 ? 0.7 : 1.8
      const size = 0.5
      if (index % 2 === 0) return
      if (at + size > u + w - 0.1) return
      parts.push(
        face.quad(at, shelf, size, high, [mid.lit, accent.lit, deep.lit, soft.lit][tone]),
        face.quad(at + 0.06, 1.9, size - 0.12, high * 0.7, [deep.lit, mid.lit, accent.lit, soft.lit][tone]),
      )
      at += size + 0.16
    })
    parts.push(
      face.quad(u, 1.82, w, 0.08, tones[1]),
      face.shape(
        [
          [u + w * 0.1, 0.65],
          [u + w * 0.35, 0.65],
          [u + w * 0.75, 3.4],
          [u + w * 0.5, 3.4],
        ],
        tones[7],
        0.25,
      ),
    )
  }
  parts.push(
    face.quad(door, 0.05, 1.25, 3.2, accent.lit),
    face.quad(door + 0.15, 0.5, 0.95, 2.5, glass),
    face.quad(door + 0.98, 1.4, 0.08, 0.5, pale.lit),
  )
  const windows = Math.round(wide / 2)
  for (let i = 0; i < windows; i++) {
    const u = (i + 0.5) * (wide / windows) - 0.6
    parts.push(
      face.quad(u - 0.12, 4.68, 1.44, 1.9, pale.lit),
      face.quad(u, 4.8, 1.2, 1.66, palette.time === 'night' && i % 2 ? glow : glass),
      face.quad(u, 5.7, 1.2, 0.08, pale.lit),
      face.quad(u + 0.56, 4.8, 0.08, 1.66, pale.lit),
    )
  }
  return parts.join('')
}

/** @param {import('../drawing/stage.js').Stage} stage @param {number} x @param {number} wide */
function awning(stage, x, wide) {
  const { accent, pale } = stage.palette
  const count = Math.round(wide / 0.55)
  stage.prism({
    at: [x + wide, 0, 1],
    turn: 90,
    depth: wide,
    material: pale,
    profile: [
      [-1.5, 2.75],
      [-0.02, 2.75],
      [-0.02, 3.75],
      [-1.5, 3.05],
    ],
    detail: (face) => {
      if (face.name !== '2' && face.name !== '3') return ''
      const step = face.width / count
      return Array.from({ length: count }, (_, i) =>
        i % 2 ? '' : face.quad(i * step, 0, step, face.height, face.name === '2' ? accent.top : accent.lit),
      ).join('')
    },
  })
}

module.exports = { draw }
