// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { polygon } = require('../drawing/shapes.js')
const { sky, skyline } = require('../parts/backdrop.js')
const { containerShip } = require('../parts/hull.js')
const { gulls, water, waterTones } = require('../parts/water.js')

/** A container ship under way, from the water or from the air. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const fromAbove = random.happens(0.35)
  const bays = random.whole(3, 4)
  const camera = createCamera({
    yaw: random.between(24, 52),
    height: fromAbove ? random.between(34, 48) : random.between(3, 11),
    distance: fromAbove ? 98 : random.between(62, 70),
    lens: width * (fromAbove ? 1.2 : 0.84),
    middle: height * (fromAbove ? 0.68 : random.between(0.78, 0.84)),
    centre: width * random.between(0.5, 0.58),
  })
  const { horizon } = camera
  const stage = createStage({ camera, palette, shadowReach: 0.5, againstTheLight: palette.time === 'dusk' })
  containerShip(stage, { random, at: [0, 0], bays, tallest: random.whole(4, 5) })
  const half = (bays * 12.8) / 2 + 5
  const { glint } = waterTones(palette)
  /** @param {number} spread @param {number} opacity */
  const wake = (spread, opacity) =>
    polygon(
      camera.polygon([
        [-half - 12, 0, 0],
        [half + 60, 0, -9 - spread * 3.4],
        [half + 60, 0, -8 - spread * 2.2],
        [-half + 2, 0, -6.4 - spread * 0.2],
      ]),
      glint,
      opacity,
    )
  return (
    sky({ random, palette, width, horizon }) +
    (horizon > 40
      ? skyline({ kind: 'port', random, palette, width, horizon, size: random.between(90, 150) })
      : '') +
    water({ random, palette, width, height, horizon, glints: 70 }) +
    wake(3, 0.35) +
    wake(1.4, 0.6) +
    stage.shadows() +
    stage.render() +
    gulls({ random, palette, width, horizon: Math.max(horizon, height * 0.3) })
  )
}

module.exports = { draw }
