// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { ground, sky, skyline } = require('../parts/backdrop.js')
const { container, containerDeep, containerHigh } = require('../parts/container.js')
const { figure } = require('../parts/figure.js')

/** Stacks of containers on a terminal, seen from the quay or from a crane. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const fromAbove = random.happens(0.4)
  const camera = createCamera({
    yaw: random.pick([-1, 1]) * random.between(24, 42),
    height: fromAbove ? random.between(15, 21) : random.between(1.7, 3),
    distance: fromAbove ? 42 : random.between(23, 28),
    lens: width * (fromAbove ? 1.05 : 0.86),
    middle: height * (fromAbove ? 0.66 : 0.84),
    centre: width * random.between(0.42, 0.58),
  })
  const { horizon } = camera
  const stage = createStage({ camera, palette, againstTheLight: palette.time === 'dusk' })
  const { pale, soft, mid, deep, accent } = palette
  const materials = [pale, soft, mid, mid, deep, deep]
  let sinceOrange = random.whole(0, 4)

  for (let row = 0; row < 4; row++) {
    let x = -34 + random.between(0, 4)
    while (x < 26) {
      const length = random.pick([6.06, 12.2])
      const stack = row === 0 ? random.whole(1, 2) : random.whole(fromAbove ? 1 : 2, fromAbove ? 3 : 4)
      for (let level = 0; level < stack; level++) {
        sinceOrange++
        const isOrange = sinceOrange > 7 && random.happens(0.3)
        if (isOrange) sinceOrange = 0
        const at = /** @type {[number, number, number]} */ ([
          x,
          level * (containerHigh + 0.04),
          row * (containerDeep + 1.1) - 2,
        ])
        container(stage, { at, length, material: isOrange ? accent : random.pick(materials) })
      }
      x += length + (random.happens(0.3) ? random.between(2.5, 4.5) : 0.35)
    }
  }
  const [nearX, nearZ] = camera.toWorld([random.between(-4, 4), fromAbove ? -9 : -8])
  figure(stage, { at: [nearX, 0, Math.min(nearZ, -3)], walking: true, mirror: random.happens(0.5) })

  const lines = [-5.2, -9].map((z) =>
    stage.ground(
      [
        [-90, z],
        [90, z],
        [90, z - 0.22],
        [-90, z - 0.22],
      ],
      palette.marking,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    skyline({ kind: 'port', random, palette, width, horizon, size: fromAbove ? 150 : 260 }) +
    ground({ palette, width, height, horizon }) +
    lines.join('') +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
