// @ts-check

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../palettes.js').Material} Material */

const high = 2.6
const deep = 2.44

/**
 * A shipping container, long side to the front; `length` 6.06 or 12.2 metres.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], turn?: number, length?: number, material: Material, shadow?: boolean, open?: boolean }} container
 */
function container(stage, { at, turn, length = 6.06, material, shadow, open = false }) {
  stage.box({
    at,
    turn,
    shadow,
    material,
    size: [length, high, deep],
    detail: (face) => paint(face, open, stage),
  })
}

/** @param {Face} face @param {boolean} open @param {Stage} stage */
function paint(face, open, stage) {
  if (face.name === 'top') return seams(face)
  return face.width > deep + 0.1 ? ribs(face) : open ? inside(face, stage) : doors(face)
}

/** @param {Face} face */
function seams(face) {
  return [0.12, face.height - 0.2].map((v) => face.quad(0, v, face.width, 0.08, face.deeper, 0.6)).join('')
}

/** @param {Face} face */
function ribs(face) {
  const pitch = face.scale < 26 ? 0.8 : 0.42
  const count = Math.floor((face.width - 0.5) / pitch)
  const start = (face.width - count * pitch) / 2
  const parts = Array.from({ length: count }, (_, i) =>
    face.quad(start + i * pitch, 0.24, pitch * 0.45, high - 0.46, face.deeper, face.isLit ? 0.55 : 0.75),
  )
  return parts.join('') + edges(face)
}

/** @param {Face} face */
function edges(face) {
  return (
    face.quad(0, high - 0.14, face.width, 0.14, face.lighter, face.isLit ? 0.8 : 0.35) +
    face.quad(0, 0, face.width, 0.16, face.deeper) +
    face.quad(0, 0, 0.16, high, face.deeper, 0.8) +
    face.quad(face.width - 0.16, 0, 0.16, high, face.deeper, 0.8)
  )
}

/** @param {Face} face */
function doors(face) {
  const bars = [0.42, 0.86, 1.54, 1.98].map((u) => face.quad(u, 0.18, 0.07, high - 0.36, face.lighter, 0.75))
  const handles = [0.42, 1.54].map((u) => face.quad(u, 1, 0.5, 0.08, face.lighter, 0.75))
  const panels = [0.5, 1.1, 1.7].map((v) => face.quad(0.2, v, face.width - 0.4, 0.28, face.deeper, 0.5))
  return (
    edges(face) +
    panels.join('') +
    face.quad(face.width / 2 - 0.03, 0.1, 0.06, high - 0.2, face.deeper) +
    bars.join('') +
    handles.join('')
  )
}

/** @param {Face} face @param {Stage} stage */
function inside(face, stage) {
  const dark = stage.palette.tones[0]
  return edges(face) + face.quad(0.16, 0.18, face.width - 0.32, high - 0.34, dark)
}

module.exports = { container, containerDeep: deep, containerHigh: high }
