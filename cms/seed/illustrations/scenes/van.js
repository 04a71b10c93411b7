// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { ground, sky } = require('../parts/backdrop.js')
const { figure } = require('../parts/figure.js')
const { parcel } = require('../parts/parcel.js')
const { houses, tree } = require('../parts/street.js')
const { van } = require('../parts/van.js')

/** A delivery van at the kerb of a Dutch street. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.pick([-1, 1]) * random.between(14, 34),
    height: random.between(1.3, 3.4),
    distance: random.between(11.5, 13.5),
    lens: width * 0.95,
    middle: height * 0.82,
    centre: width * random.between(0.46, 0.54),
  })
  const { horizon } = camera
  const { pale, mid, deep, soft, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.7 })
  const isOrange = random.happens(0.5)
  houses(stage, {
    random,
    from: -34,
    to: 34,
    z: 7,
    shop: true,
    materials: [mid, deep, soft, palette.time === 'night' ? deep : mid],
  })
  van(stage, {
    at: [-2.8, 0, -1],
    turn: random.happens(0.5) ? 180 : 0,
    material: isOrange ? accent : pale,
    stripe: isOrange ? pale : accent,
  })
  const side = random.pick([-1, 1])
  figure(stage, {
    at: [side * random.between(3.8, 4.8), 0.12, random.between(1.9, 2.4)],
    parcel: true,
    walking: true,
    vest: !isOrange,
    helmet: false,
    mirror: side > 0,
  })
  for (const x of [-11.5, 10.8])
    tree(stage, { at: [x + random.between(-1.5, 1.5), 0, 3.2], tall: random.between(5, 6.5) })
  const boxes = random.whole(1, 3)
  for (let i = 0; i < boxes; i++) {
    parcel(stage, {
      at: [-side * 4.3 - i * 0.9, 0.12, 2],
      size: [0.7, random.between(0.4, 0.7), 0.55],
      turn: random.between(-10, 10),
      material: random.pick([soft, pale]),
      tape: accent,
    })
  }
  const kerb = stage.ground(
    [
      [-80, 1.3],
      [80, 1.3],
      [80, 1.55],
      [-80, 1.55],
    ],
    palette.tones[palette.time === 'night' ? 3 : 6],
  )
  const pavement = stage.ground(
    [
      [-80, 1.5],
      [80, 1.5],
      [80, 7],
      [-80, 7],
    ],
    palette.time === 'night' ? palette.tones[2] : palette.tones[palette.time === 'dusk' ? 4 : 5],
  )
  const marks = Array.from({ length: 14 }, (_, i) =>
    stage.ground(
      [
        [-40 + i * 6, -4.4],
        [-37 + i * 6, -4.4],
        [-37 + i * 6, -4.65],
        [-40 + i * 6, -4.65],
      ],
      palette.marking,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    ground({ palette, width, height, horizon }) +
    pavement +
    kerb +
    marks.join('') +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
