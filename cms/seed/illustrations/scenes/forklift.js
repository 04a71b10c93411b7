// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { forklift } = require('../parts/forklift.js')
const { hall } = require('../parts/hall.js')
const { loadedPallet } = require('../parts/pallet.js')
const { palletRack } = require('../parts/rack.js')

/** A forklift with a load before the racks. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.pick([random.between(-42, -20), random.between(18, 40)]),
    height: random.between(1.1, 2.4),
    distance: random.between(7, 8.4),
    lens: width * 0.86,
    middle: height * 0.83,
    centre: width * random.between(0.46, 0.54),
  })
  const { pale, soft, mid, deep } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.55 })
  const lift = random.pick([0.2, 0.9, 1.35])
  const x = random.between(-2.6, -1.9)
  forklift(stage, { at: [x, 0, -0.6], lift, mast: Math.max(2.35, lift + 1.5) })
  loadedPallet(stage, {
    at: [x + 2.5, lift + 0.05, -0.38],
    random,
    material: random.pick([pale, soft]),
    layers: random.whole(2, 4),
    wrapped: random.happens(0.5),
  })
  palletRack(stage, {
    random,
    at: [-16, 0, 4],
    bays: 12,
    levels: 3,
    high: 1.9,
    materials: [soft, mid, mid, deep, pale],
    filled: 0.8,
    simple: false,
  })
  if (random.happens(0.7))
    loadedPallet(stage, {
      at: [random.pick([-4.4, 3.6]), 0, random.between(-0.6, 1)],
      random,
      material: random.pick([mid, deep]),
      layers: random.whole(3, 4),
    })
  const line =
    stage.ground(
      [
        [-30, -1.5],
        [30, -1.5],
        [30, -1.6],
        [-30, -1.6],
      ],
      palette.marking,
    ) +
    stage.ground(
      [
        [-30, 2.6],
        [30, 2.6],
        [30, 2.72],
        [-30, 2.72],
      ],
      palette.marking,
    )
  return (
    hall({ camera, palette, random, width, height, left: -18, right: 18, front: -12, back: 9, high: 8 }) +
    line +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
