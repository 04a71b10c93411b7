// @ts-check

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../palettes.js').Material} Material */
/** @typedef {import('../random.js').Random} Random */

const palletHigh = 0.15
const palletWide = 1.2
const palletDeep = 0.8

/**
 * A wooden pallet.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], turn?: number, material?: Material, shadow?: boolean }} pallet
 */
function pallet(stage, { at, turn, material = stage.palette.soft, shadow }) {
  const dark = stage.palette.tones[0]
  stage.box({
    at,
    turn,
    size: [palletWide, palletHigh, palletDeep],
    material,
    shadow,
    detail: (face) => {
      if (face.name === 'top')
        return [0.19, 0.39, 0.59].map((v) => face.quad(0, v, face.width, 0.025, dark, 0.5)).join('')
      const gap = (face.width - 0.36) / 2
      return [0.12, 0.24 + gap].map((u) => face.quad(u, 0.025, gap, 0.085, dark, 0.85)).join('')
    },
  })
}

/**
 * A pallet with boxes in layers, the top layer not always complete.
 * @param {Stage} stage
 * @param {object} load
 * @param {[number, number, number]} load.at
 * @param {Random} load.random
 * @param {Material} load.material
 * @param {number} [load.layers] Full layers of boxes.
 * @param {number} [load.box] Height of a layer in metres.
 * @param {boolean} [load.wrapped] In stretch film.
 * @param {boolean} [load.ragged] With some boxes of one more layer.
 */
function loadedPallet(
  stage,
  { at: [x, y, z], random, material, layers = 4, box = 0.3, wrapped = false, ragged = true },
) {
  pallet(stage, { at: [x, y, z] })
  const across = random.pick([2, 3])
  const along = 2
  const inset = 0.02
  const width = palletWide - inset * 2
  const depth = palletDeep - inset * 2
  const tape = material === stage.palette.accent ? stage.palette.deep : stage.palette.pale
  stage.box({
    at: [x + inset, y + palletHigh, z + inset],
    size: [width, layers * box, depth],
    material,
    detail: (face) =>
      face.name === 'top'
        ? ''
        : courses(
            face,
            layers,
            box,
            face.name === 'front' || face.name === 'back' ? across : along,
            tape.lit,
          ) + (wrapped ? film(face, stage) : ''),
  })
  if (!ragged) return
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < along; j++) {
      if (random.happens(0.55)) continue
      stage.box({
        at: [
          x + inset + (i * width) / across + 0.01,
          y + palletHigh + layers * box,
          z + inset + (j * depth) / along + 0.01,
        ],
        size: [width / across - 0.02, box, depth / along - 0.02],
        material,
        detail: (face) =>
          face.name === 'top'
            ? face.quad(0, face.height * 0.42, face.width, face.height * 0.16, tape.top)
            : '',
      })
    }
  }
}

/**
 * @param {Face} face @param {number} layers @param {number} box Height of a layer in metres.
 * @param {number} count Boxes side by side. @param {string} tape
 */
function courses(face, layers, box, count, tape) {
  const parts = []
  const wide = face.width / count
  for (let layer = 0; layer < layers; layer++) {
    parts.push(face.quad(0, layer * box, face.width, 0.018, face.deeper))
    const shift = layer % 2 ? wide / 2 : 0
    for (let i = 0; i <= count; i++) {
      const u = i * wide + shift
      if (u > 0.05 && u < face.width - 0.05) parts.push(face.quad(u, layer * box, 0.016, box, face.deeper))
      const middle = u + wide / 2
      if (middle < face.width - wide * 0.2 && i < count && face.isLit)
        parts.push(face.quad(middle - 0.03, layer * box + box * 0.62, 0.06, box * 0.38, tape, 0.75))
    }
  }
  return parts.join('')
}

/** @param {Face} face @param {Stage} stage */
function film(face, stage) {
  const white = stage.palette.tones[7]
  const bands = [0.1, 0.34, 0.6, 0.82].map((share, i) =>
    face.shape(
      [
        [0, face.height * share],
        [face.width, face.height * (share + (i % 2 ? -0.05 : 0.06))],
        [face.width, face.height * (share + 0.16)],
        [0, face.height * (share + 0.1)],
      ],
      white,
      face.isLit ? 0.22 : 0.1,
    ),
  )
  return (
    bands.join('') +
    face.shape(
      [
        [face.width * 0.12, 0],
        [face.width * 0.26, 0],
        [face.width * 0.4, face.height],
        [face.width * 0.3, face.height],
      ],
      white,
      face.isLit ? 0.3 : 0.12,
    )
  )
}

/**
 * A stack of empty pallets.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], count: number, random: Random }} stack
 */
function emptyPallets(stage, { at: [x, y, z], count, random }) {
  for (let i = 0; i < count; i++) {
    pallet(stage, {
      at: [x + random.between(-0.03, 0.03), y + i * palletHigh, z],
      turn: random.between(-1.5, 1.5),
    })
  }
}

module.exports = { emptyPallets, loadedPallet, pallet, palletDeep, palletHigh, palletWide }
