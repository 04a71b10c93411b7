// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { figure } = require('../parts/figure.js')
const { hall } = require('../parts/hall.js')
const { emptyPallets, loadedPallet } = require('../parts/pallet.js')

/** Loaded pallets waiting on the floor of a hall. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const way = random.pick([-1, 1])
  const camera = createCamera({
    yaw: way * random.between(22, 40),
    height: random.between(1.5, 3.4),
    distance: random.between(7, 8.5),
    lens: width * 0.82,
    middle: height * 0.8,
    centre: width * 0.5,
  })
  const { pale, soft, mid, deep, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.5 })
  const places = []
  for (let row = 0; row < 4; row++) for (let column = -3; column < 4; column++) places.push({ row, column })
  const orange = new Set(
    random.shuffled(places.filter(({ row, column }) => row < 2 && Math.abs(column) < 2)).slice(0, 2),
  )
  for (const spot of places) {
    const at = /** @type {[number, number, number]} */ ([spot.column * 1.75 - 0.6, 0, spot.row * 1.7 - 1.4])
    if (spot.row === 0 && random.happens(0.35)) {
      if (random.happens(0.6)) emptyPallets(stage, { at, count: random.whole(2, 9), random })
      continue
    }
    loadedPallet(stage, {
      at,
      random,
      material: orange.has(spot) ? accent : random.pick([pale, soft, soft, mid, deep]),
      layers: random.whole(2, spot.row + 4),
      wrapped: random.happens(0.4),
      ragged: random.happens(0.7),
    })
  }
  const [x, z] = camera.toWorld([way * random.between(0.6, 2.2), -1.2])
  figure(stage, { at: [x, 0, Math.min(z, -1.6)], tall: 1.78, mirror: way > 0, walking: random.happens(0.5) })
  const lines = [-1.75, -4].map((at) =>
    stage.ground(
      [
        [-30, at],
        [30, at],
        [30, at + 0.1],
        [-30, at + 0.1],
      ],
      accent.lit,
    ),
  )
  return (
    hall({ camera, palette, random, width, height, left: -17, right: 17, front: -16, back: 15, high: 8 }) +
    lines.join('') +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
