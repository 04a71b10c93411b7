// @ts-check

const { container, containerDeep, containerHigh } = require('./container.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../random.js').Random} Random */

/**
 * A container ship in the water, its bow to the left (or towards the viewer when it lies away).
 * @param {Stage} stage
 * @param {{ random: Random, at: [number, number], bays: number, tallest: number }} ship `at` is its middle on the water.
 */
function containerShip(stage, { random, at: [x, z], bays, tallest }) {
  const { palette } = stage
  const { pale, soft, mid, deep, accent, glass, tones } = palette
  const half = (bays * 12.8) / 2 + 5
  const beam = 6.4
  const side = 5.2
  const hull = random.pick([deep, deep, mid])
  const bow = x - half - 9
  stage.block({
    footprint: [
      [bow, z],
      [bow + 5, z - beam * 0.72],
      [x - half + 2, z - beam],
      [x + half, z - beam],
      [x + half, z + beam],
      [x - half + 2, z + beam],
      [bow + 5, z + beam * 0.72],
    ],
    bottom: 0,
    top: side,
    material: hull,
    detail: (face) =>
      face.name === 'top'
        ? ''
        : face.quad(0, 0, face.width, 1, face.isLit ? accent.lit : accent.shade) +
          face.quad(0, 1, face.width, 0.16, tones[6], 0.8) +
          face.quad(0, side - 0.5, face.width, 0.16, tones[6], 0.5),
  })
  // The forecastle stands higher than the deck.
  stage.block({
    footprint: [
      [bow - 1, z],
      [bow + 4.6, z - beam * 0.74],
      [bow + 8, z - beam * 0.84],
      [bow + 8, z + beam * 0.84],
      [bow + 4.6, z + beam * 0.74],
    ],
    bottom: side,
    top: side + 1.5,
    material: hull,
    detail: (face) => (face.name === 'top' ? '' : face.quad(0, 1.2, face.width, 0.16, tones[6], 0.8)),
  })
  stage.box({ at: [bow + 5.5, side + 1.5, z - 0.2], size: [0.4, 7, 0.4], material: pale })
  const stern = x + half - 9
  stage.box({
    at: [stern + 1, side, z - beam + 0.7],
    size: [4.6, 13, beam * 2 - 1.4],
    material: pale,
    detail: (face) => {
      if (face.name === 'top') return ''
      const rows = [1.4, 3.8, 6.2, 8.6].map((v) => {
        const count = Math.max(2, Math.floor(face.width / 1.5))
        return Array.from({ length: count }, (_, i) =>
          face.quad(
            0.5 + (i * (face.width - 1)) / count,
            v,
            0.7,
            0.9,
            palette.time === 'night' && (i * 7 + v) % 3 < 2 ? palette.glow : glass,
          ),
        ).join('')
      })
      return rows.join('') + face.quad(0.2, 10.9, face.width - 0.4, 1.1, glass)
    },
  })
  stage.box({ at: [stern + 1.8, side + 13, z - 1], size: [2.4, 2, 2], material: accent })
  stage.box({
    at: [stern + 6.4, side, z - 2],
    size: [2, 6.4, 4],
    material: accent,
    detail: (face) => (face.name === 'top' ? '' : face.quad(0, 4.6, face.width, 1, tones[1])),
  })
  let sinceOrange = 0
  for (let bay = 0; bay < bays; bay++) {
    const tall = random.whole(Math.max(2, tallest - 2), tallest)
    for (let row = 0; row < 5; row++) {
      const stack = Math.max(1, tall - (random.happens(0.35) ? 1 : 0))
      for (let level = 0; level < stack; level++) {
        sinceOrange++
        const isOrange = sinceOrange > 4 && random.happens(0.18)
        if (isOrange) sinceOrange = 0
        container(stage, {
          at: [
            x - half + 1.4 + bay * 12.6,
            side + 0.1 + level * (containerHigh + 0.03),
            z - beam + 0.22 + row * (containerDeep + 0.02),
          ],
          length: 12.2,
          material: isOrange ? accent : random.pick([pale, soft, mid, mid, deep]),
          shadow: false,
        })
      }
    }
  }
}

module.exports = { containerShip }
