// @ts-check

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */

/**
 * A straight conveyor to the right (or away) with rollers, rails and legs.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], length: number, wide?: number, high?: number, away?: boolean }} belt `high` in metres to the belt.
 */
function belt(stage, { at: [x, y, z], length, wide = 1.1, high = 0.8, away = false }) {
  const { palette } = stage
  const thick = 0.24
  /** @param {number} u @param {number} w @param {number} base @param {[number, number, number]} size @param {import('../palettes.js').Material} material @param {(face: Face) => string} [detail] */
  const piece = (u, w, base, size, material, detail) =>
    stage.box({
      at: away ? [x + w, y + base, z + u] : [x + u, y + base, z + w],
      size: away ? [size[2], size[1], size[0]] : size,
      material,
      detail,
    })
  for (let u = 0.4; u < length; u += 2.4) {
    for (const w of [0.06, wide - 0.16]) piece(u, w, 0, [0.12, high - thick, 0.1], palette.deep)
  }
  piece(0, 0, high - thick, [length, thick, wide], palette.deep, (face) => {
    if (face.name === 'top') return rollers(face, away, palette.tones)
    return face.quad(
      0,
      thick * 0.62,
      face.width,
      thick * 0.38,
      face.isLit ? palette.accent.lit : palette.accent.shade,
    )
  })
}

/** @param {Face} face @param {boolean} away @param {string[]} tones */
function rollers(face, away, tones) {
  const length = away ? face.height : face.width
  const count = Math.min(90, Math.floor(length / 0.22))
  const pitch = length / count
  return Array.from({ length: count }, (_, i) =>
    away
      ? face.quad(0.1, i * pitch, face.width - 0.2, pitch * 0.4, tones[3], 0.55)
      : face.quad(i * pitch, 0.1, pitch * 0.4, face.height - 0.2, tones[3], 0.55),
  ).join('')
}

module.exports = { belt }
