// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { parcel, pile } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** A still life of parcels before a plain wall and a large disc. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const way = random.pick([-1, 1])
  const camera = createCamera({
    yaw: way * random.between(20, 44),
    height: random.between(0.9, 3.2),
    distance: 6.5,
    lens: width * random.between(0.92, 1.1),
    middle: height * 0.76,
    centre: width * random.between(0.44, 0.56),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.8, againstTheLight: random.happens(0.4) })
  const columns = random.whole(3, 4)
  const rows = 3
  const size = random.between(0.8, 1)
  pile(stage, {
    random,
    at: [(-columns * size * 1.28) / 2, 0, (-rows * size * 1.28) / 2],
    columns,
    rows,
    size,
    tallest: random.whole(3, 4),
    accents: 2,
  })
  for (const side of [-1, 1]) {
    const [x, z] = camera.toWorld([side * random.between(2.5, 3.1), random.between(-0.6, 0.9)])
    if (Math.abs(x) < (columns * size * 1.28) / 2 + 0.8 && Math.abs(z) < (rows * size * 1.28) / 2 + 0.8)
      continue
    parcel(stage, {
      at: [x, 0, z],
      size: [random.between(0.6, 0.9), random.between(0.3, 0.6), 0.6],
      turn: random.between(-30, 30),
      material: random.pick([palette.pale, palette.mid, palette.deep]),
      tape: palette.accent,
    })
  }
  return (
    studio({ random, palette, width, height, discAt: 0.5 - way * random.between(0.08, 0.2) }) +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
