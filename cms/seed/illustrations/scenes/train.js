// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { line, stroke } = require('../drawing/shapes.js')
const { ground, sky, skyline } = require('../parts/backdrop.js')
const { container } = require('../parts/container.js')
const { wheels } = require('../parts/wheels.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */

/** A freight train with containers, its locomotive coming towards the viewer. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(34, 58),
    height: random.between(1.6, 5.5),
    distance: random.between(17, 21),
    lens: width * 0.78,
    middle: height * random.between(0.78, 0.84),
    centre: width * random.between(0.5, 0.6),
  })
  const { horizon } = camera
  const { pale, soft, mid, deep, accent, tones } = palette
  const stage = createStage({
    camera,
    palette,
    shadowReach: 0.6,
    againstTheLight: palette.time === 'dusk' && random.happens(0.6),
  })
  const isOrange = random.happens(0.5)
  const z = -1.5
  const nose = random.between(-11, -8)
  locomotive(stage, {
    x: nose,
    z,
    material: isOrange ? accent : random.pick([mid, deep, pale]),
    stripe: isOrange ? pale : accent,
  })
  let sinceOrange = isOrange ? 0 : 4
  for (let i = 0; i < 7; i++) {
    const x = nose + 13.2 + i * 13.4
    wagon(stage, x, z)
    const loads = random.pick([[12.2], [6.06, 6.06], [6.06, 6.06], [12.2]])
    let at = x + 0.4
    for (const length of loads) {
      sinceOrange++
      const material = sinceOrange > 3 ? accent : random.pick([pale, soft, mid, deep])
      if (material === accent) sinceOrange = 0
      if (random.happens(0.93)) container(stage, { at: [at, 1.22, z + 0.13], length, material })
      at += length + 0.1
    }
  }
  for (let i = -2; i < 7; i++) mast(stage, -12 + i * 16 + 6, 4.4)
  const bed = stage.ground(
    [
      [-200, -4],
      [400, -4],
      [400, 3.2],
      [-200, 3.2],
    ],
    palette.time === 'day' ? tones[4] : palette.shadow,
  )
  const sleepers = Array.from({ length: 90 }, (_, i) =>
    stage.ground(
      [
        [-26 + i * 0.9, -2],
        [-25.65 + i * 0.9, -2],
        [-25.65 + i * 0.9, 1.7],
        [-26 + i * 0.9, 1.7],
      ],
      palette.time === 'day' ? tones[2] : tones[1],
    ),
  )
  const rails = [-1.5, 0.9].map((at) =>
    stage.ground(
      [
        [-200, at],
        [400, at],
        [400, at + 0.14],
        [-200, at + 0.14],
      ],
      palette.time === 'night' ? tones[4] : tones[6],
    ),
  )
  const wire = [5.9, 7].map((y) =>
    stroke(
      line(
        camera
          .polygon([
            [-30, y, -0.3],
            [180, y, -0.3],
            [180, y, -0.29],
          ])
          .slice(0, 2),
      ),
      palette.time === 'night' ? tones[3] : tones[1],
      2,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    skyline({
      kind: random.pick(['polder', 'estate', 'port']),
      random,
      palette,
      width,
      horizon,
      size: random.between(150, 220),
    }) +
    ground({ palette, width, height, horizon }) +
    bed +
    sleepers.join('') +
    rails.join('') +
    stage.shadows() +
    stage.render() +
    wire.join('')
  )
}

/** @param {Stage} stage @param {{ x: number, z: number, material: import('../palettes.js').Material, stripe: import('../palettes.js').Material }} engine */
function locomotive(stage, { x, z, material, stripe }) {
  const { palette } = stage
  const depth = 2.8
  const glass = palette.time === 'night' ? palette.glow : palette.tones[0]
  const axles = { at: [2.2, 4.4, 8.4, 10.6], radius: 0.55, depth }
  stage.prism({
    at: [x, 0, z],
    depth,
    material,
    profile: [
      [0.1, 0.8],
      [12.4, 0.8],
      [12.4, 4.05],
      [1.7, 4.15],
      [0.5, 2.75],
      [0, 2.2],
      [0, 1],
    ],
    before: (place) => wheels(stage, place, { ...axles, side: 'far' }),
    after: (place) => wheels(stage, place, { ...axles, side: 'near' }),
    detail: (face) => {
      const { width, height } = face
      if (face.name === 'front') {
        const vents = Array.from({ length: 5 }, (_, i) =>
          face.quad(5 + i * 1.25, 2.5, 0.9, 0.95, face.deeper, 0.7),
        )
        return (
          face.quad(0.02, 1.45, 12.38, 0.5, face.isLit ? stripe.lit : stripe.shade) +
          face.quad(0.15, 0.8, 12.2, 0.3, palette.tones[0]) +
          face.quad(1.7, 2.6, 1.1, 0.95, glass) +
          face.quad(3.2, 1.1, 0.9, 2.5, face.deeper) +
          vents.join('')
        )
      }
      if (face.name === '3')
        return (
          face.quad(0.25, 0.25, width / 2 - 0.35, height - 0.5, glass) +
          face.quad(width / 2 + 0.1, 0.25, width / 2 - 0.35, height - 0.5, glass)
        )
      if (face.name === '5')
        return (
          face.quad(0, height * 0.5, width, height * 0.36, stripe.lit) +
          face.disc(0.4, height * 0.24, 0.2, palette.glow) +
          face.disc(width - 0.4, height * 0.24, 0.2, palette.glow) +
          face.quad(0, height - 0.12, width, 0.12, palette.tones[0])
        )
      if (face.name === '4') return face.disc(width / 2, height / 2, 0.2, palette.glow)
      return ''
    },
  })
  stage.box({ at: [x + 5, 4.16, z + 0.5], size: [5.6, 0.35, 1.8], material: palette.deep })
}

/** @param {Stage} stage @param {number} x @param {number} z */
function wagon(stage, x, z) {
  const axles = { at: [1.4, 3, 10, 11.6], radius: 0.46, depth: 2.7 }
  stage.prism({
    at: [x, 0, z],
    depth: 2.7,
    material: stage.palette.deep,
    profile: [
      [0.1, 0.9],
      [12.9, 0.9],
      [12.9, 1.2],
      [0.1, 1.2],
    ],
    before: (place) => wheels(stage, place, { ...axles, side: 'far' }),
    after: (place) => wheels(stage, place, { ...axles, side: 'near' }),
  })
}

/** A mast for the overhead line. @param {Stage} stage @param {number} x @param {number} z */
function mast(stage, x, z) {
  const material = stage.palette.mid
  stage.box({ at: [x, 0, z], size: [0.3, 7.8, 0.3], material })
  stage.box({ at: [x + 0.08, 7.1, z - 4.9], size: [0.14, 0.16, 4.9], material })
  stage.box({ at: [x + 0.08, 6, z - 4.8], size: [0.1, 0.1, 4.7], material })
}

module.exports = { draw }
