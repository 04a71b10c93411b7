// @ts-check

const { mix } = require('../drawing/colour.js')
const { polygon, rectangle } = require('../drawing/shapes.js')

/** @typedef {import('../drawing/camera.js').Camera} Camera */
/** @typedef {import('../drawing/camera.js').Place} Place */
/** @typedef {import('../palettes.js').Palette} Palette */
/** @typedef {import('../random.js').Random} Random */

/**
 * The inside of a distribution centre: floor, walls with a strip of windows, roof beams and lamps.
 * @param {object} options
 * @param {Camera} options.camera @param {Palette} options.palette @param {Random} options.random
 * @param {number} options.width @param {number} options.height Pixels of the picture.
 * @param {number} options.left @param {number} options.right @param {number} options.front @param {number} options.back Metres.
 * @param {number} options.high Metres to the roof.
 * @param {boolean} [options.windows] A strip of daylight below the roof, and its patches on the floor.
 */
function hall({ camera, palette, random, width, height, left, right, front, back, high, windows = true }) {
  const { wall, wallShade, ceiling, floor, glow } = palette
  /** @param {Place[]} places @param {string} fill @param {number} [opacity] */
  const flat = (places, fill, opacity) => polygon(camera.polygon(places), fill, opacity)
  /** @param {number} x @param {number} from @param {number} to @param {number} low @param {number} top @param {string} fill @param {number} [opacity] */
  const onSide = (x, from, to, low, top, fill, opacity) =>
    flat(
      [
        [x, low, from],
        [x, low, to],
        [x, top, to],
        [x, top, from],
      ],
      fill,
      opacity,
    )
  /** @param {number} from @param {number} to @param {number} low @param {number} top @param {string} fill @param {number} [opacity] */
  const onBack = (from, to, low, top, fill, opacity) =>
    flat(
      [
        [from, low, back],
        [to, low, back],
        [to, top, back],
        [from, top, back],
      ],
      fill,
      opacity,
    )
  /** @param {number} x @param {number} z @param {number} w @param {number} d @param {number} y @param {string} fill @param {number} [opacity] */
  const level = (x, z, w, d, y, fill, opacity) =>
    flat(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y, z + d],
        [x, y, z + d],
      ],
      fill,
      opacity,
    )

  const litSide = palette.lightFrom === 'left' ? right : left
  const seam = mix(wall, palette.tones[0], 0.08)
  const parts = [
    rectangle(0, 0, width, height, floor),
    level(left, front, right - left, back - front, high, ceiling),
    onBack(left, right, 0, high, wall),
    onSide(left, front, back, 0, high, litSide === left ? wall : wallShade),
    onSide(right, front, back, 0, high, litSide === right ? wall : wallShade),
    onBack(left, right, 0, high * 0.16, mix(wall, palette.tones[1], 0.3)),
    ...[left, right].map((x) =>
      onSide(x, front, back, 0, high * 0.16, mix(wallShade, palette.tones[1], 0.3)),
    ),
  ]
  for (let x = left + 2; x < right; x += 2) parts.push(onBack(x, x + 0.1, high * 0.16, high, seam))
  if (windows) {
    const pane = palette.time === 'night' ? palette.tones[0] : palette.tones[palette.time === 'dusk' ? 6 : 7]
    const low = high * 0.68
    const top = high * 0.86
    for (let x = left + 1.5; x + 2.4 < right; x += 3) parts.push(onBack(x, x + 2.4, low, top, pane))
    for (let z = back - 3.9; z > front; z -= 3) {
      for (const x of [left, right])
        parts.push(onSide(x, z, z + 2.4, low, top, pane, x === litSide ? 0.8 : 1))
      const reach = palette.lightFrom === 'left' ? left + 4 : right - 9
      if (palette.time !== 'night') {
        parts.push(
          flat(
            [
              [reach, 0, z - 4],
              [reach + 5, 0, z - 5.4],
              [reach + 5, 0, z - 3],
              [reach, 0, z - 1.6],
            ],
            palette.tones[7],
            0.28,
          ),
        )
      }
    }
  }
  const bay = random.between(4, 6)
  for (let z = back - 1; z > front; z -= bay) {
    parts.push(
      flat(
        [
          [left, high, z],
          [right, high, z],
          [right, high - 0.55, z],
          [left, high - 0.55, z],
        ],
        mix(ceiling, palette.tones[0], 0.35),
      ),
    )
    const count = 3
    for (let i = 0; i < count; i++) {
      const x = left + ((i + 0.5) * (right - left)) / count
      parts.push(level(x - 0.22, z - bay * 0.8, 0.44, bay * 0.55, high - 0.6, glow))
    }
  }
  return parts.join('')
}

/**
 * Lines painted on a floor: a lane with a broken middle.
 * @param {{ camera: Camera, colour: string, x: number, wide: number, from: number, to: number }} lane
 */
function lane({ camera, colour, x, wide, from, to }) {
  /** @param {number} at @param {number} z @param {number} w @param {number} d */
  const mark = (at, z, w, d) =>
    polygon(
      camera.polygon([
        [at, 0, z],
        [at + w, 0, z],
        [at + w, 0, z + d],
        [at, 0, z + d],
      ]),
      colour,
    )
  return mark(x, from, 0.12, to - from) + mark(x + wide, from, 0.12, to - from)
}

module.exports = { hall, lane }
