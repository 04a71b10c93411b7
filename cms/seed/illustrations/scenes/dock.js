// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { ground, sky, skyline } = require('../parts/backdrop.js')
const { figure } = require('../parts/figure.js')
const { tractor, trailer } = require('../parts/lorry.js')

const pitch = 5.2

/** Trailers at the docks of a distribution centre. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(24, 44),
    height: random.between(1.8, 6),
    distance: random.between(21, 25),
    lens: width * 0.92,
    middle: height * 0.8,
    centre: width * random.between(0.5, 0.58),
  })
  const { pale, soft, mid, deep, accent } = palette
  const { horizon } = camera
  const stage = createStage({ camera, palette, shadowReach: 0.7 })
  const docks = Array.from({ length: 10 }, (_, i) => ({
    x: -24 + i * pitch,
    state: random.pick(['trailer', 'trailer', 'closed', 'open']),
  }))
  stage.box({
    at: [-28, 0, 6],
    size: [80, random.between(9, 11), 24],
    material: random.pick([pale, soft, mid]),
    detail: (face) => (face.name === 'front' ? wall(face, palette, docks) : ''),
  })
  let placed = random.whole(0, 2)
  for (const { x, state } of docks) {
    if (state !== 'trailer' || Math.abs(x + 1) < 1) continue
    const isOrange = placed++ % 3 === 0
    trailer(stage, {
      at: [x + 0.5, 0, 5.8],
      turn: -90,
      material: isOrange ? accent : random.pick([pale, soft, deep]),
      stripe: isOrange ? pale : accent,
      livery: random.whole(0, 2),
      length: 11,
    })
    if (random.happens(0.35))
      tractor(stage, {
        at: [x + 0.5, 0, 5.8 - 11.1],
        turn: -90,
        material: random.pick([pale, deep]),
        stripe: accent,
      })
  }
  figure(stage, {
    at: [random.between(-2, 1), 0, random.between(-2.5, 1)],
    walking: random.happens(0.5),
    mirror: random.happens(0.5),
  })
  const lines = docks.map(({ x }) =>
    stage.ground(
      [
        [x - 0.9, 6],
        [x - 0.7, 6],
        [x - 0.7, -8],
        [x - 0.9, -8],
      ],
      palette.marking,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    skyline({ kind: 'polder', random, palette, width, horizon, size: 190 }) +
    ground({ palette, width, height, horizon }) +
    lines.join('') +
    stage.shadows() +
    stage.render()
  )
}

/**
 * @param {import('../drawing/stage.js').Face} face @param {import('../palettes.js').Palette} palette
 * @param {{ x: number, state: string }[]} docks
 */
function wall(face, palette, docks) {
  const { tones, glow, accent } = palette
  const parts = []
  for (let u = 1.5; u < face.width; u += 1.5) parts.push(face.quad(u, 0, 0.1, face.height, face.deeper, 0.35))
  parts.push(
    face.quad(0, 0, face.width, 1.1, tones[1]),
    face.quad(0, face.height - 1.5, face.width, 0.7, face.isLit ? accent.lit : accent.shade),
  )
  docks.forEach(({ x, state }) => {
    const u = x + 28
    parts.push(face.quad(u - 0.2, 0.9, 3.9, 4.4, tones[0]))
    parts.push(
      face.quad(
        u + 0.35,
        1.1,
        2.8,
        3.2,
        state === 'closed' ? palette.pale.shade : state === 'open' ? glow : tones[0],
      ),
    )
    if (state === 'closed')
      for (const v of [1.6, 2.3, 3, 3.7]) parts.push(face.quad(u + 0.35, v, 2.8, 0.08, tones[2], 0.6))
    if (state === 'open')
      parts.push(face.quad(u + 0.55, 1.1, 1, 1.5, tones[3]), face.quad(u + 1.7, 1.1, 1.1, 1, tones[2]))
    parts.push(
      face.disc(u + 1.75, 6.1, 0.28, glow),
      face.quad(u + 0.1, 0.3, 0.3, 0.8, accent.lit),
      face.quad(u + 3.1, 0.3, 0.3, 0.8, accent.lit),
    )
  })
  return parts.join('')
}

module.exports = { draw }
