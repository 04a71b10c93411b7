// @ts-check

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../palettes.js').Material} Material */
/** @typedef {import('../palettes.js').Palette} Palette */
/** @typedef {import('../random.js').Random} Random */

/**
 * A taped cardboard box.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], size: [number, number, number], turn?: number, material: Material, tape?: Material, label?: boolean, shadow?: boolean }} parcel
 */
function parcel(stage, { at, size, turn, material, tape = stage.palette.pale, label = true, shadow }) {
  stage.box({
    at,
    size,
    turn,
    pivot: [size[0] / 2, size[2] / 2],
    material,
    shadow,
    detail: (face) =>
      taped(face, tape) +
      (label && (face.name === 'front' || face.name === 'right') ? address(face, stage.palette) : ''),
  })
}

/** @param {Face} face @param {Material} tape */
function taped(face, tape) {
  const { width, height } = face
  const band = Math.min(width, face.name === 'top' ? height : width) * 0.15
  if (face.name === 'top') return face.quad(width / 2 - band / 2, 0, band, height, tape.top)
  const edge = face.quad(0, height * 0.965, width, height * 0.035, face.lighter, 0.7)
  if (face.name !== 'front' && face.name !== 'back')
    return edge + face.quad(0, 0, width, height * 0.03, face.deeper, 0.5)
  return (
    edge +
    face.quad(width / 2 - band / 2, height * 0.66, band, height * 0.34, face.isLit ? tape.lit : tape.shade)
  )
}

/** @param {Face} face @param {Palette} palette */
function address(face, palette) {
  const size = Math.min(face.width * 0.36, face.height * 0.42)
  const u = face.width * 0.94 - size
  const v = face.height * 0.1
  const paper = face.isLit ? palette.pale.top : palette.pale.shade
  return (
    face.quad(u, v, size, size * 0.78, paper) +
    bars(face, u + size * 0.1, v + size * 0.1, size * 0.8, size * 0.3, palette.tones[1]) +
    face.quad(u + size * 0.1, v + size * 0.52, size * 0.5, size * 0.08, palette.tones[1], 0.6)
  )
}

/**
 * A bar code.
 * @param {Face} face
 * @param {number} u @param {number} v @param {number} width @param {number} height
 * @param {string} colour
 */
function bars(face, u, v, width, height, colour) {
  const pattern = [0.04, 0.02, 0.06, 0.03, 0.02, 0.05, 0.07, 0.02, 0.04, 0.06, 0.02, 0.05]
  let at = 0
  return pattern
    .map((share) => {
      const bar = face.quad(u + at * width, v, share * width, height, colour)
      at += share + 0.043
      return bar
    })
    .join('')
}

/**
 * Parcels piled in columns that never touch, larger ones below.
 * @param {Stage} stage
 * @param {object} options
 * @param {Random} options.random
 * @param {[number, number, number]} options.at Front left corner of the pile.
 * @param {number} options.columns @param {number} options.rows
 * @param {number} options.size Metres of the largest box.
 * @param {number} options.tallest Boxes in the tallest column.
 * @param {number} [options.accents] How many are orange.
 */
function pile(stage, { random, at: [x, y, z], columns, rows, size, tallest, accents = 1 }) {
  const { palette } = stage
  const pitch = size * 1.28
  const total = columns * rows
  const orange = new Set(Array.from({ length: accents }, () => random.whole(0, total - 1)))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const centred = 1 - Math.abs((column + 0.5) / columns - 0.5) * 1.1
      const count = Math.max(1, Math.round((row / rows + 0.55) * tallest * centred * random.between(0.55, 1)))
      let base = y
      let width = size * random.between(0.72, 1)
      let depth = size * random.between(0.72, 1)
      for (let level = 0; level < count; level++) {
        const isAccent = orange.has(row * columns + column) && level === count - 1
        const material = isAccent
          ? palette.accent
          : random.pick([palette.soft, palette.soft, palette.pale, palette.mid, palette.deep])
        const high = size * random.between(0.42, 0.85)
        parcel(stage, {
          at: [x + column * pitch + (pitch - width) / 2, base, z + row * pitch + (pitch - depth) / 2],
          size: [width, high, depth],
          turn: random.between(-9, 9),
          material,
          tape:
            material === palette.pale
              ? palette.accent
              : material === palette.accent
                ? palette.deep
                : palette.pale,
          label: random.happens(0.7),
        })
        base += high
        width *= random.between(0.74, 0.98)
        depth *= random.between(0.74, 0.98)
      }
    }
  }
}

module.exports = { bars, parcel, pile }
