// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { polygon } = require('../drawing/shapes.js')
const { parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** @typedef {import('../drawing/camera.js').Place} Place */
/** @typedef {import('../drawing/stage.js').Stage} Stage */

/** A printer lets a strip of shipping labels run over the table. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(22, 46),
    height: random.between(3.4, 4.8),
    distance: 8,
    lens: width * random.between(0.92, 1.04),
    middle: height * 0.62,
    centre: width * random.between(0.46, 0.56),
  })
  const stage = createStage({ camera, palette, shadowReach: 0.6 })
  const { pale, soft, mid, deep, accent } = palette
  const body = random.pick([deep, accent, mid])
  stage.prism({
    at: [0.95, 0, 0.2],
    turn: 90,
    pivot: [0, 0],
    depth: 2.5,
    material: body,
    profile: [
      [0, 0],
      [2.4, 0],
      [2.4, 1.75],
      [2.1, 2],
      [0.7, 2],
      [0, 1.3],
    ],
    detail: (face) => {
      if (face.name === '4')
        return (
          face.quad(0.3, face.height * 0.3, 0.9, face.height * 0.4, palette.tones[0]) +
          face.disc(face.width - 0.5, face.height * 0.5, 0.16, body === accent ? pale.top : accent.lit) +
          face.disc(face.width - 0.95, face.height * 0.5, 0.1, palette.tones[5])
        )
      if (face.name === '5') return face.quad(0.2, 0.3, face.width - 0.4, 0.3, palette.tones[0])
      return ''
    },
  })
  const stack = random.whole(1, 3)
  for (let i = 0; i < stack; i++) roll(stage, random.pick([-3.6, -3.4]), i * 0.92, random.between(0.9, 1.4))
  const side = random.between(2.2, 2.7)
  parcel(stage, {
    at: [side, 0, random.between(-1, 0.4)],
    size: [1.5, random.between(0.8, 1.2), 1.2],
    turn: random.between(-14, 14),
    material: random.pick([soft, pale, mid]),
    tape: accent,
  })
  return (
    studio({
      random,
      palette,
      width,
      height,
      edge: random.between(0.4, 0.48),
      disc: palette.tones[palette.time === 'night' ? 3 : 6],
    }) +
    stage.shadows() +
    stage.render() +
    strip(stage, random)
  )
}

/** A roll of blank labels, lying on its side. @param {Stage} stage @param {number} x @param {number} base @param {number} radius */
function roll(stage, x, base, radius) {
  const { pale, accent, tones } = stage.palette
  stage.cylinder({
    at: [x, base, 0.9],
    radius,
    height: 0.9,
    material: pale,
    detail: (face) =>
      face.name === 'top' ? '' : face.quad(0, 0.42, face.width + 0.02, 0.05, face.deeper, 0.4),
  })
  stage.add({
    footprint: [
      [x - 0.4, 0.5],
      [x + 0.4, 0.5],
      [x + 0.4, 1.3],
      [x - 0.4, 1.3],
    ],
    bottom: base + 0.9,
    top: base + 0.91,
    shadow: false,
    draw: () => {
      /** @param {number} size @param {string} fill */
      const disc = (size, fill) =>
        polygon(
          stage.camera.polygon(
            Array.from(
              { length: 28 },
              (_, i) =>
                /** @type {Place} */ ([
                  x + size * Math.cos((i * Math.PI) / 14),
                  base + 0.9,
                  0.9 + size * Math.sin((i * Math.PI) / 14),
                ]),
            ),
          ),
          fill,
        )
      return (
        disc(radius * 0.72, stage.palette.soft.top) +
        disc(radius * 0.7, pale.top) +
        disc(radius * 0.46, accent.lit) +
        disc(radius * 0.36, tones[0])
      )
    },
  })
}

/** The strip: out of the slot, down to the table and towards the viewer. @param {Stage} stage @param {import('../random.js').Random} random */
function strip(stage, random) {
  const { camera, palette } = stage
  const { tones, accent, pale } = palette
  const wide = 1.8
  const left = -1.55
  const fall = 1.5
  const length = 6.4
  const wave = random.between(0, 0.3)
  /** @param {number} along Metres from the slot. @param {number} across 0 left, 1 right. @returns {Place} */
  const at = (along, across) => {
    const x = left + across * wide
    if (along < fall) {
      const share = along / fall
      return [x, 0.46 * (1 - share) ** 2 + 0.012, 0.16 - share * 1.3]
    }
    const ahead = along - fall
    return [
      x - ahead * wave * 0.2,
      0.012 + Math.max(0, Math.sin(ahead * 1.5)) * wave * 0.5,
      -1.14 - ahead * 0.95,
    ]
  }
  /** @param {number} from @param {number} to @param {number} low @param {number} high @param {string} fill @param {number} [opacity] */
  const patch = (from, to, low, high, fill, opacity) => {
    const steps = Math.max(1, Math.ceil((to - from) / 0.2))
    const near = Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps, low))
    const far = Array.from({ length: steps + 1 }, (_, i) =>
      at(from + ((to - from) * i) / steps, high),
    ).reverse()
    return polygon(camera.polygon([...near, ...far]), fill, opacity)
  }
  const shadow = polygon(
    camera.polygon([
      [left - 0.05, 0, -0.2],
      [left + wide + 0.3, 0, -0.2],
      [left + wide + 0.3 - wave, 0, -6.2],
      [left - 0.05 - wave, 0, -6.2],
    ]),
    palette.shadow,
  )
  const labels = [0, 1, 2].map((index) => {
    const start = 0.25 + index * 2.1
    const bars = [0.05, 0.03, 0.07, 0.03, 0.05, 0.09, 0.03, 0.06, 0.04, 0.08, 0.03, 0.05, 0.07]
    let low = 0.12
    const code = bars.map((share) => {
      const bar = patch(start + 1.15, start + 1.75, low, low + share * 0.62, tones[0])
      low += share * 0.62 + 0.03
      return bar
    })
    return (
      patch(start, start + 1.95, 0.05, 0.95, tones[7]) +
      patch(start + 0.12, start + 0.42, 0.1, 0.32, accent.lit) +
      patch(start + 0.14, start + 0.2, 0.4, 0.86, tones[1]) +
      patch(start + 0.3, start + 0.36, 0.4, 0.72, tones[3]) +
      patch(start + 0.62, start + 0.66, 0.1, 0.9, tones[2]) +
      patch(start + 0.78, start + 0.84, 0.1, 0.8, tones[3]) +
      patch(start + 0.94, start + 1, 0.1, 0.6, tones[3]) +
      code.join('')
    )
  })
  return (
    shadow +
    patch(0, length, 0, 1, pale.shade === tones[4] ? tones[6] : tones[5]) +
    patch(0, 0.5, 0, 1, tones[0], 0.12) +
    labels.join('') +
    patch(0.05, 0.5, 0, 1, tones[0], 0.14)
  )
}

module.exports = { draw }
