// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { polygon } = require('../drawing/shapes.js')
const { figure } = require('../parts/figure.js')
const { hall } = require('../parts/hall.js')
const { loadedPallet } = require('../parts/pallet.js')
const { palletRack } = require('../parts/rack.js')

/** The aisle between high racks, towards the daylight at its end. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const { pale, soft, mid, deep, accent } = palette
  const camera = createCamera({
    yaw: random.between(-7, 7),
    height: random.between(1.4, 4.2),
    distance: 9,
    lens: width * random.between(0.46, 0.58),
    middle: height * random.between(0.74, 0.8),
    centre: width * random.between(0.4, 0.6),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.25 })
  const aisle = random.between(3.4, 4.4)
  const levels = 5
  const materials = [pale, soft, soft, mid, mid, deep, accent]
  for (const x of [-aisle / 2 - 1.1, aisle / 2]) {
    palletRack(stage, {
      random,
      at: [x, 0, -6.4],
      along: true,
      bays: 9,
      levels,
      high: 1.8,
      materials,
      filled: 0.86,
    })
  }
  const back = 26
  const door = stage.palette.time === 'night' ? palette.tones[4] : palette.tones[7]
  const end = polygon(
    camera.polygon([
      [-aisle / 2 + 0.2, 0, back],
      [aisle / 2 - 0.2, 0, back],
      [aisle / 2 - 0.2, 4.6, back],
      [-aisle / 2 + 0.2, 4.6, back],
    ]),
    door,
  )
  const spill = stage.ground(
    [
      [-aisle / 2 + 0.2, back],
      [aisle / 2 - 0.2, back],
      [aisle * 0.32, 2],
      [-aisle * 0.32, 2],
    ],
    door,
    palette.time === 'night' ? 0.12 : 0.35,
  )
  figure(stage, {
    at: [random.between(-1, 1), 0, random.between(1, 6)],
    walking: true,
    mirror: random.happens(0.5),
  })
  if (random.happens(0.6))
    loadedPallet(stage, {
      at: [random.pick([-aisle / 2 + 0.1, aisle / 2 - 1.4]), 0, random.between(-1.5, 0.5)],
      random,
      material: accent,
      layers: 3,
    })
  const edges = [-aisle / 2 + 0.25, aisle / 2 - 0.35].map((x) =>
    stage.ground(
      [
        [x, -9],
        [x + 0.1, -9],
        [x + 0.1, back],
        [x, back],
      ],
      accent.lit,
    ),
  )
  return (
    hall({
      camera,
      palette,
      random,
      width,
      height,
      left: -9,
      right: 9,
      front: -12,
      back,
      high: 11.5,
      windows: false,
    }) +
    end +
    spill +
    edges.join('') +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
