// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { circle, line, stroke } = require('../drawing/shapes.js')
const { belt } = require('../parts/belt.js')
const { hall } = require('../parts/hall.js')
const { parcel } = require('../parts/parcel.js')
const { bin, binShelf } = require('../parts/rack.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../random.js').Random} Random */

/** Mobile robots carrying shelves, or an arm that picks from a belt. @type {import('../illustration.js').Scene} */
function draw(options) {
  return options.random.happens(0.55) ? mobileRobots(options) : pickingArm(options)
}

/** @type {import('../illustration.js').Scene} */
function mobileRobots({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(26, 54),
    height: random.between(2.2, 4.2),
    distance: random.between(6.6, 7.8),
    lens: width * 0.84,
    middle: height * 0.72,
    centre: width * 0.5,
  })
  const stage = createStage({ camera, palette, shadowReach: 0.55 })
  const { pale, soft, mid, deep, accent } = palette
  const cells = []
  for (let row = -1; row < 4; row++) for (let column = -3; column < 4; column++) cells.push([column, row])
  const taken = random.shuffled(cells).slice(0, 13)
  if (!taken.some(([column, row]) => column === 0 && row === 0)) taken[0] = [0, 0]
  for (const [column, row] of taken) {
    const [x, z] = [column * 2 - 0.5, row * 2 - 1]
    mobileRobot(stage, [x, 0, z], column === 0 && row === 0)
    if (!random.happens(0.72)) continue
    binShelf(stage, {
      random,
      at: [x - 0.05, 0.34, z + 0.2],
      wide: 1.1,
      levels: random.whole(3, 4),
      high: 0.4,
      materials: random.pick([
        [soft, pale],
        [mid, soft],
        [pale, accent],
        [deep, mid],
      ]),
    })
  }
  const grid = []
  for (let x = -13.5; x < 16; x += 2)
    grid.push(
      stage.ground(
        [
          [x, -14],
          [x + 0.06, -14],
          [x + 0.06, 16],
          [x, 16],
        ],
        palette.marking,
        0.7,
      ),
    )
  for (let z = -10.5; z < 15; z += 2)
    grid.push(
      stage.ground(
        [
          [-16, z],
          [18, z],
          [18, z + 0.06],
          [-16, z + 0.06],
        ],
        palette.marking,
        0.7,
      ),
    )
  return (
    hall({ camera, palette, random, width, height, left: -15, right: 18, front: -14, back: 15, high: 8 }) +
    grid.join('') +
    stage.shadows() +
    stage.render()
  )
}

/** @param {Stage} stage @param {[number, number, number]} at @param {boolean} leads */
function mobileRobot(stage, [x, y, z], leads) {
  const { accent, deep, glow } = stage.palette
  stage.box({
    at: [x, y + 0.05, z],
    size: [1, 0.26, 0.95],
    material: leads ? accent : stage.palette.pale,
    detail: (face) =>
      face.name === 'top'
        ? face.disc(face.width / 2, face.height / 2, 0.28, deep.top)
        : face.quad(0, 0, face.width, 0.08, deep.shade) +
          face.quad(face.width * 0.3, 0.14, face.width * 0.4, 0.05, leads ? glow : accent.lit),
  })
}

/** @type {import('../illustration.js').Scene} */
function pickingArm({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(-30, 30),
    height: random.between(1.2, 2.2),
    distance: 6.4,
    lens: width * 0.84,
    middle: height * 0.84,
    centre: width * 0.5,
  })
  const stage = createStage({ camera, palette, shadowReach: 0.4 })
  const { pale, soft, mid, accent, deep } = palette
  belt(stage, { at: [-9, 0, -0.9], length: 18, high: 0.75 })
  const target = random.between(0.9, 1.7)
  for (const x of [-5.4, -4, -2.7, -1.5, 2.9, 4.2, 5.4]) {
    parcel(stage, {
      at: [x + random.between(-0.2, 0.2), 0.75, -0.7],
      size: [random.between(0.5, 0.8), random.between(0.3, 0.5), 0.6],
      material: random.pick([soft, pale, mid]),
      tape: random.pick([pale, accent]),
      turn: random.between(-6, 6),
      shadow: false,
    })
  }
  const [x, z] = [-0.7, 1.5]
  stage.cylinder({ at: [x, 0, z], radius: 0.62, height: 0.35, material: deep })
  stage.cylinder({ at: [x, 0.35, z], radius: 0.46, height: 0.6, material: accent })
  const lifted = random.between(1.15, 1.6)
  arm(stage, {
    base: [x, 1, z],
    elbow: [x + random.between(-0.5, 0.1), 2.6, z - 0.1],
    wrist: [target, lifted + 1.1, -0.4],
    grip: lifted,
  })
  const size = 0.6
  parcel(stage, {
    at: [target - size / 2, lifted, -0.4 - size / 2],
    size: [size, 0.42, size],
    material: pale,
    tape: accent,
  })
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++)
      bin(stage, [x + side * (1.6 + i * 0.9), 0, z + 0.3], [0.8, 0.5, 0.6], random.pick([soft, mid, deep]))
  }
  return (
    hall({ camera, palette, random, width, height, left: -13, right: 13, front: -10, back: 8, high: 7 }) +
    stage.shadows() +
    stage.render()
  )
}

/**
 * Two links and a gripper, drawn as heavy rounded limbs.
 * @param {Stage} stage
 * @param {{ base: [number, number, number], elbow: [number, number, number], wrist: [number, number, number], grip: number }} joints `grip` is where the gripper ends.
 */
function arm(stage, { base, elbow, wrist, grip }) {
  const { accent, deep, tones } = stage.palette
  const { camera } = stage
  stage.add({
    footprint: [
      [base[0] - 0.4, wrist[2] - 0.15],
      [wrist[0] + 0.2, wrist[2] - 0.15],
      [wrist[0] + 0.2, base[2] + 0.2],
      [base[0] - 0.4, base[2] + 0.2],
    ],
    bottom: Math.min(grip + 0.42, 1),
    top: 3,
    shadow: false,
    draw: () => {
      const [from, middle, to, end] = [
        base,
        elbow,
        wrist,
        /** @type {[number, number, number]} */ ([wrist[0], grip + 0.42, wrist[2]]),
      ].map(camera.point)
      const unit = camera.scale(elbow)
      const side = stage.palette.lightFrom === 'left' ? 1 : -1
      /** @param {import('../drawing/shapes.js').Point} a @param {import('../drawing/shapes.js').Point} b @param {number} thick */
      const limb = (a, b, thick) => {
        const shift = thick * unit * 0.25 * side
        return (
          stroke(line([a, b]), accent.shade, thick * unit) +
          stroke(
            line([
              [a[0] - shift, a[1]],
              [b[0] - shift, b[1] - thick * unit * 0.12],
            ]),
            accent.lit,
            thick * unit * 0.55,
          )
        )
      }
      /** @param {import('../drawing/shapes.js').Point} at @param {number} radius */
      const joint = ([x, y], radius) =>
        circle(x, y, radius * unit, deep.lit) +
        circle(x, y, radius * unit * 0.55, tones[4]) +
        circle(x, y, radius * unit * 0.2, deep.shade)
      return (
        stroke(line([to, end]), deep.lit, 0.14 * unit) +
        stroke(
          line([
            [end[0] - 0.22 * unit, end[1]],
            [end[0] + 0.22 * unit, end[1]],
          ]),
          deep.shade,
          0.1 * unit,
        ) +
        limb(from, middle, 0.44) +
        limb(middle, to, 0.34) +
        joint(from, 0.3) +
        joint(middle, 0.28) +
        joint(to, 0.2)
      )
    },
  })
}

module.exports = { draw }
