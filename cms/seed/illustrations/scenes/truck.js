// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { ground, sky, skyline } = require('../parts/backdrop.js')
const { tractor, trailer } = require('../parts/lorry.js')

/** An articulated lorry on a road through the polder. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const way = random.pick([-1, 1])
  const camera = createCamera({
    yaw: way * random.between(26, 48),
    height: random.between(0.9, 2.6),
    distance: random.between(14, 17),
    lens: width * random.between(0.74, 0.86),
    middle: height * 0.84,
    centre: width * (0.5 - way * 0.02),
  })
  const { horizon } = camera
  const { pale, mid, deep, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.8, againstTheLight: palette.time === 'dusk' })
  const isOrange = palette.time !== 'dusk' && random.happens(0.5)
  const material = isOrange ? accent : random.pick([pale, deep])
  const cab = isOrange ? pale : palette.time === 'dusk' ? random.pick([pale, deep]) : accent
  const stripe = isOrange ? pale : accent
  const livery = random.whole(0, 2)
  // The nose comes towards the viewer: to the right when the world is turned one way, to the left when it is turned the other.
  const turn = way > 0 ? 180 : 0
  const start = /** @type {[number, number, number]} */ ([-9.4, 0, -1.2])
  const pivot = /** @type {[number, number]} */ ([9.4, 1.2])
  trailer(stage, { at: start, turn, pivot, material, stripe, livery })
  tractor(stage, {
    at: [start[0] + 13.7, 0, start[2]],
    turn,
    pivot: [pivot[0] - 13.7, pivot[1]],
    material: cab,
    stripe: cab === accent ? deep : accent,
  })

  const verge = stage.ground(
    [
      [-200, 6],
      [200, 6],
      [200, 5.7],
      [-200, 5.7],
    ],
    palette.marking,
  )
  const rail = Array.from({ length: 60 }, (_, i) => i * 4 - 120)
  for (const x of rail) stage.box({ at: [x, 0, 7.5], size: [0.12, 0.75, 0.12], material: mid, shadow: false })
  for (const x of rail)
    stage.box({ at: [x, 0.5, 7.3], size: [4, 0.3, 0.06], material: palette.soft, shadow: false })
  const marks = Array.from({ length: 30 }, (_, i) =>
    stage.ground(
      [
        [-120 + i * 8, -3.2],
        [-116.5 + i * 8, -3.2],
        [-116.5 + i * 8, -3.45],
        [-120 + i * 8, -3.45],
      ],
      palette.marking,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    skyline({
      kind: random.pick(['polder', 'estate']),
      random,
      palette,
      width,
      horizon,
      size: random.between(180, 260),
    }) +
    ground({ palette, width, height, horizon }) +
    stage.ground(
      [
        [-200, -9],
        [200, -9],
        [200, 6],
        [-200, 6],
      ],
      palette.time === 'day' ? palette.tones[3] : palette.tones[1],
    ) +
    verge +
    marks.join('') +
    stage.shadows() +
    stage.render()
  )
}

module.exports = { draw }
