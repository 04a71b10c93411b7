// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { ground, sky } = require('../parts/backdrop.js')
const { figure } = require('../parts/figure.js')
const { houses, tree } = require('../parts/street.js')

/** A wall of parcel lockers in a street, one door open. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(16, 38),
    height: random.between(1.3, 2.1),
    distance: random.between(6.8, 7.8),
    lens: width * 0.9,
    middle: height * 0.84,
    centre: width * random.between(0.46, 0.56),
  })
  const { horizon } = camera
  const { pale, soft, mid, deep, accent, glow, tones } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.7 })
  const body = random.pick([deep, accent, mid])
  const columns = random.whole(5, 7)
  const wide = 0.62
  const left = (-columns * wide) / 2
  const screen = random.whole(1, columns - 2)
  const doors = lockerDoors(random, columns, screen)
  const open = random.pick(doors.filter(({ u, v, high }) => v > 0.45 && v < 1.4 && high > 0.3 && u > wide))
  houses(stage, { random, from: -26, to: 26, z: 9, materials: [mid, soft, deep, soft] })
  stage.box({
    at: [left, 0, 0],
    size: [columns * wide, 2.2, 0.7],
    material: body,
    detail: (face) => {
      if (face.name !== 'front') return ''
      const drawn = doors.map((door) => lockerDoor(face, palette, door, door === open, body === accent))
      const u = screen * wide + 0.06
      return (
        face.quad(0, 0, face.width, 0.1, tones[0]) +
        drawn.join('') +
        face.quad(u, 0.16, wide - 0.12, 1.96, body === accent ? deep.lit : accent.lit) +
        face.quad(u + 0.08, 1.2, wide - 0.28, 0.46, tones[0]) +
        face.quad(u + 0.12, 1.25, wide - 0.36, 0.36, glow) +
        face.quad(u + 0.12, 0.9, wide - 0.36, 0.16, tones[0])
      )
    },
  })
  if (open)
    stage.box({
      at: [left + open.u, open.v + 0.02, -open.wide + 0.06],
      size: [0.03, open.high - 0.05, open.wide - 0.07],
      material: pale,
      shadow: false,
    })
  stage.box({
    at: [left - 0.25, 2.2, -0.75],
    size: [columns * wide + 0.5, 0.12, 1.6],
    material: body === accent ? deep : accent,
  })
  figure(stage, {
    at: [left + columns * wide * random.between(0.66, 0.86), 0, -1.1],
    vest: false,
    helmet: false,
    parcel: true,
    mirror: random.happens(0.5),
  })
  for (const x of [-8.2, 7.6]) tree(stage, { at: [x, 0, random.between(2, 4)], tall: random.between(4, 5.4) })
  const pavement = stage.ground(
    [
      [-60, -3.4],
      [60, -3.4],
      [60, 9],
      [-60, 9],
    ],
    palette.time === 'night' ? tones[2] : palette.time === 'dusk' ? tones[4] : tones[5],
  )
  const joints = Array.from({ length: 26 }, (_, i) =>
    stage.ground(
      [
        [-18 + i * 1.5, -3.4],
        [-17.96 + i * 1.5, -3.4],
        [-17.96 + i * 1.5, 9],
        [-18 + i * 1.5, 9],
      ],
      palette.ground,
      0.6,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    ground({ palette, width, height, horizon }) +
    pavement +
    joints.join('') +
    stage.ground(
      [
        [-60, -3.6],
        [60, -3.6],
        [60, -3.4],
        [-60, -3.4],
      ],
      palette.marking,
    ) +
    stage.shadows() +
    stage.render()
  )
}

/**
 * @param {import('../random.js').Random} random @param {number} columns @param {number} screen The column that holds the screen.
 * @returns {{ u: number, v: number, wide: number, high: number }[]} Doors in metres.
 */
function lockerDoors(random, columns, screen) {
  return Array.from({ length: columns }, (_, column) => column)
    .filter((column) => column !== screen)
    .flatMap((column) => {
      const heights = random.pick([
        [0.62, 0.4, 0.4, 0.2, 0.4],
        [0.4, 0.4, 0.2, 0.2, 0.2, 0.62],
        [0.82, 0.4, 0.4, 0.4],
        [0.2, 0.2, 0.4, 0.4, 0.82],
      ])
      let v = 0.14
      return heights.map((high) => {
        const door = { u: column * 0.62, v, wide: 0.62, high }
        v += high
        return door
      })
    })
}

/**
 * @param {import('../drawing/stage.js').Face} face @param {import('../palettes.js').Palette} palette
 * @param {{ u: number, v: number, wide: number, high: number }} door @param {boolean} isOpen @param {boolean} onOrange
 */
function lockerDoor(face, palette, { u, v, wide, high }, isOpen, onOrange) {
  const { tones, pale, soft, accent } = palette
  if (isOpen) {
    const parcel =
      face.quad(u + 0.1, v + 0.03, wide - 0.24, high * 0.7, onOrange ? pale.lit : accent.lit) +
      face.quad(u + wide / 2 - 0.04, v + 0.03, 0.06, high * 0.7, onOrange ? accent.lit : pale.lit)
    return face.quad(u + 0.02, v + 0.015, wide - 0.04, high - 0.03, tones[0]) + parcel
  }
  return (
    face.quad(u + 0.02, v + 0.015, wide - 0.04, high - 0.03, face.isLit ? soft.lit : soft.shade) +
    face.quad(u + 0.02, v + high - 0.04, wide - 0.04, 0.025, pale.lit, 0.5) +
    face.quad(u + wide - 0.12, v + high / 2 - 0.03, 0.05, 0.06, tones[0])
  )
}

module.exports = { draw }
