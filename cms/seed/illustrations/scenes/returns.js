// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { polygon } = require('../drawing/shapes.js')
const { parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** @typedef {import('../drawing/camera.js').Place} Place */

/** An opened parcel, and an arrow that goes around it and comes back. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const yaw = random.between(18, 42)
  const camera = createCamera({
    yaw,
    height: random.between(3, 4.4),
    distance: 7.4,
    lens: width * 0.86,
    middle: height * 0.63,
    centre: width * random.between(0.45, 0.55),
  })
  const { pale, soft, mid, deep, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.7 })
  openBox(stage, random.pick([pale, soft, mid]), random.between(1.1, 1.4))
  for (const side of random.shuffled([-1, 1]).slice(0, random.whole(1, 2))) {
    const [x, z] = camera.toWorld([side * random.between(3.3, 3.7), random.between(0.4, 1.4)])
    parcel(stage, {
      at: [x - 0.4, 0, z - 0.3],
      size: [random.between(0.8, 1.1), random.between(0.4, 0.9), 0.8],
      turn: random.between(-25, 25),
      material: random.pick([deep, mid, soft]),
      tape: accent,
    })
  }
  // The head ends at the front, a little to the right of the middle as the viewer sees it.
  const sweep = 285
  const end = random.between(-88, -66) - yaw + 360
  const ribbon = arrow(camera, palette, {
    radius: 2.25,
    low: [0.75, 0.15],
    high: 0.36,
    start: end - sweep,
    sweep,
  })
  return (
    studio({ random, palette, width, height, disc: palette.tones[palette.time === 'night' ? 3 : 6] }) +
    stage.shadows() +
    ribbon.back +
    stage.render() +
    ribbon.front
  )
}

/** @param {import('../drawing/stage.js').Stage} stage @param {import('../palettes.js').Material} material @param {number} size */
function openBox(stage, material, size) {
  const { palette, camera } = stage
  const half = size
  const high = size * 1.05
  stage.box({
    at: [-half, 0, -half],
    size: [half * 2, high, half * 2],
    material,
    detail: (face) =>
      face.name === 'top'
        ? face.quad(0.04, 0.04, face.width - 0.08, face.height - 0.08, palette.tones[0])
        : face.name === 'front'
          ? face.quad(face.width * 0.56, 0.18, face.width * 0.36, face.height * 0.34, palette.pale.top) +
            face.quad(face.width * 0.6, 0.26, face.width * 0.28, face.height * 0.12, palette.tones[1])
          : '',
  })
  // Flaps stand open: quads hinged on the rim, the far two first.
  const out = half * 1.75
  const up = high + half * 0.5
  /** @type {[Place[], number][]} */
  const flaps = [
    [
      [
        [-half, high, half],
        [half, high, half],
        [half * 0.9, up, out],
        [-half * 0.9, up, out],
      ],
      0.35,
    ],
    [
      [
        [-half, high, -half],
        [-half, high, half],
        [-out, up, half * 0.9],
        [-out, up, -half * 0.9],
      ],
      0.2,
    ],
    [
      [
        [half, high, -half],
        [half, high, half],
        [out, up - half * 0.3, half * 0.9],
        [out, up - half * 0.3, -half * 0.9],
      ],
      0,
    ],
    [
      [
        [-half, high, -half],
        [half, high, -half],
        [half * 0.9, high - half * 0.35, -out],
        [-half * 0.9, high - half * 0.35, -out],
      ],
      0,
    ],
  ]
  const inside = [material.shade, material.shade, material.top, material.lit]
  // A shirt, upright and facing the viewer: right and up, in shares of half the box.
  /** @type {[number, number][]} */
  const shirt = [
    [-0.42, 0],
    [-0.42, 0.62],
    [-0.66, 0.42],
    [-0.9, 0.72],
    [-0.44, 1.12],
    [-0.2, 1.18],
    [0, 1.04],
    [0.2, 1.18],
    [0.44, 1.12],
    [0.9, 0.72],
    [0.66, 0.42],
    [0.42, 0.62],
    [0.42, 0],
  ]
  /** @param {[number, number][]} spots @param {string} fill */
  const cut = (spots, fill) => {
    const facing = spots.map(([right, above]) => {
      const [x, z] = camera.toWorld([right * half * 0.82, 0])
      return /** @type {Place} */ ([x, high - 0.04 + above * half * 0.86, z])
    })
    return polygon(camera.polygon(facing), fill)
  }
  stage.add({
    footprint: [
      [-out, -out],
      [out, -out],
      [out, out],
      [-out, out],
    ],
    bottom: high,
    top: up,
    shadow: false,
    draw: () => {
      const drawn = flaps.map(([corners], index) => polygon(camera.polygon(corners), inside[index]))
      return (
        drawn[0] +
        drawn[1] +
        cut(shirt, palette.accent.lit) +
        cut(
          [
            [0.1, 0],
            [0.2, 0.7],
            [0.44, 1.12],
            [0.9, 0.72],
            [0.66, 0.42],
            [0.42, 0.62],
            [0.42, 0],
          ],
          palette.accent.shade,
        ) +
        drawn[2] +
        drawn[3]
      )
    },
  })
}

/**
 * A standing ribbon that runs around the middle of the world and ends in a head.
 * @param {import('../drawing/camera.js').Camera} camera @param {import('../palettes.js').Palette} palette
 * @param {{ radius: number, low: [number, number], high: number, start: number, sweep: number }} shape Degrees and metres; `low` is its lower edge at the start and at the end.
 * @returns {{ back: string, front: string }} What is behind the middle, and what is before it.
 */
function arrow(camera, palette, { radius, low, high, start, sweep }) {
  const { accent } = palette
  /** @param {number} degrees @param {number} y @param {number} [r] @returns {Place} */
  const at = (degrees, y, r = radius) => [
    r * Math.cos((degrees * Math.PI) / 180),
    y,
    r * Math.sin((degrees * Math.PI) / 180),
  ]
  const middle = camera.depth([0, 0, 0])
  /** @param {number} degrees */
  const rise = (degrees) => low[0] + ((low[1] - low[0]) * (degrees - start)) / sweep
  /** @param {number} degrees @returns {'back' | 'front'} */
  const side = (degrees) => (camera.depth(at(degrees, 0)) > middle ? 'back' : 'front')
  const pieces = { back: '', front: '' }
  const step = 5
  for (let degrees = start; degrees < start + sweep; degrees += step) {
    const place = side(degrees + step / 2)
    const [from, to] = [degrees - 0.4, degrees + step]
    const [y, nextY] = [rise(from), rise(to)]
    pieces[place] += polygon(
      camera.polygon([at(from, y), at(to, nextY), at(to, nextY + high), at(from, y + high)]),
      place === 'back' ? accent.shade : accent.lit,
    )
    pieces[place] += polygon(
      camera.polygon([
        at(from, y + high),
        at(to, nextY + high),
        at(to, nextY + high, radius - 0.08),
        at(from, y + high, radius - 0.08),
      ]),
      accent.top,
    )
  }
  const end = start + sweep
  const tip = low[1] + high / 2
  pieces[side(end + 10)] += polygon(
    camera.polygon([at(end, tip - high * 1.25), at(end + 22, tip), at(end, tip + high * 1.25)]),
    accent.lit,
  )
  return pieces
}

module.exports = { draw }
