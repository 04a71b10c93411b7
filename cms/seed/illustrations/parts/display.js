// @ts-check

/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../palettes.js').Palette} Palette */
/** @typedef {import('../random.js').Random} Random */
/** @typedef {import('../drawing/shapes.js').Point} Point */

/**
 * What a screen shows, drawn on a side of a thing within `u`, `v`, `wide`, `high` (metres).
 * @typedef {(face: Face, area: { u: number, v: number, wide: number, high: number }) => string} Display
 */

/** Figures in a panel: a side bar, tiles and bars. @param {Random} random @param {Palette} palette @returns {Display} */
function dashboard(random, { tones, accent }) {
  const bars = Array.from({ length: 8 }, () => random.between(0.25, 1))
  const curve = Array.from({ length: 7 }, (_, i) => 0.2 + i * 0.09 + random.between(-0.1, 0.12))
  const highlight = random.whole(0, 7)
  return (face, { u, v, wide, high }) => {
    /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
    const part = (x, y, w, h, fill) => face.quad(u + x * wide, v + y * high, w * wide, h * high, fill)
    const points = curve.map(
      (value, i) => /** @type {Point} */ ([u + wide * (0.2 + i * 0.055), v + high * (0.52 + value * 0.32)]),
    )
    return (
      part(0, 0, 1, 1, tones[6]) +
      part(0, 0, 0.14, 1, tones[1]) +
      part(0.03, 0.88, 0.08, 0.06, accent.lit) +
      [0.74, 0.64, 0.54, 0.44]
        .map((y, i) => part(0.03, y, i === 1 ? 0.08 : 0.06, 0.035, i === 1 ? tones[6] : tones[3]))
        .join('') +
      part(0.14, 0.91, 0.86, 0.09, tones[7]) +
      part(0.18, 0.5, 0.4, 0.36, tones[7]) +
      face.line(points, accent.lit, (0.045 * Math.min(wide, 3)) / 3 + 0.02) +
      part(0.61, 0.7, 0.17, 0.16, tones[3]) +
      part(0.8, 0.7, 0.17, 0.16, tones[7]) +
      part(0.61, 0.5, 0.17, 0.16, tones[7]) +
      part(0.8, 0.5, 0.17, 0.16, accent.lit) +
      part(0.18, 0.06, 0.5, 0.39, tones[7]) +
      bars
        .map((share, i) =>
          part(0.2 + i * 0.058, 0.09, 0.038, share * 0.32, i === highlight ? accent.lit : tones[3]),
        )
        .join('') +
      [0.36, 0.27, 0.18, 0.09]
        .map(
          (y) =>
            part(0.71, y, 0.26, 0.06, tones[7]) +
            part(0.72, y + 0.012, 0.03, 0.036, tones[4]) +
            part(0.77, y + 0.018, 0.14, 0.02, tones[4]),
        )
        .join('')
    )
  }
}

/** A page of products, each on its card. @param {Random} random @param {Palette} palette @returns {Display} */
function products(random, { tones, accent }) {
  const kinds = Array.from({ length: 8 }, () => random.whole(0, 3))
  const offer = random.whole(0, 7)
  return (face, { u, v, wide, high }) => {
    /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
    const part = (x, y, w, h, fill) => face.quad(u + x * wide, v + y * high, w * wide, h * high, fill)
    const columns = wide > high ? 4 : 2
    const rows = 8 / columns > 3 ? 3 : 2
    const [cardWide, cardHigh] = [0.88 / columns, 0.74 / rows]
    const cards = Array.from({ length: columns * rows }, (_, i) => {
      const x = 0.06 + (i % columns) * cardWide
      const y = 0.06 + Math.floor(i / columns) * cardHigh
      const w = cardWide * 0.88
      const h = cardHigh * 0.9
      const isOffer = i === offer % (columns * rows)
      return (
        part(x, y, w, h, tones[7]) +
        part(x, y + h * 0.36, w, h * 0.64, isOffer ? accent.lit : tones[[5, 4, 3, 5][kinds[i]]]) +
        product(
          face,
          kinds[i],
          u + (x + w / 2) * wide,
          v + (y + h * 0.66) * high,
          Math.min(w * wide, h * high * 0.6) * 0.34,
          isOffer ? tones[7] : tones[1],
        ) +
        part(x + w * 0.08, y + h * 0.2, w * 0.6, h * 0.07, tones[2]) +
        part(x + w * 0.08, y + h * 0.08, w * 0.3, h * 0.06, tones[4])
      )
    })
    return (
      part(0, 0, 1, 1, tones[6]) +
      part(0, 0.88, 1, 0.12, tones[1]) +
      part(0.05, 0.915, 0.12, 0.05, accent.lit) +
      part(0.3, 0.91, 0.45, 0.06, tones[3]) +
      cards.join('')
    )
  }
}

/** @param {Face} face @param {number} kind @param {number} u @param {number} v @param {number} size @param {string} colour */
function product(face, kind, u, v, size, colour) {
  /** @param {Point[]} spots */
  const at = (spots) =>
    face.shape(
      spots.map(([x, y]) => [u + x * size, v + y * size]),
      colour,
    )
  if (kind === 0)
    return at([
      [-0.5, -0.9],
      [0.5, -0.9],
      [0.5, 0.2],
      [1, -0.1],
      [1.1, 0.4],
      [0.4, 0.9],
      [-0.4, 0.9],
      [-1.1, 0.4],
      [-1, -0.1],
      [-0.5, 0.2],
    ])
  if (kind === 1)
    return at([
      [-1, -0.6],
      [1, -0.6],
      [1, -0.1],
      [0.3, 0.2],
      [-0.1, 0.7],
      [-0.8, 0.7],
      [-1, 0.1],
    ])
  if (kind === 2) return face.disc(u, v, size * 0.85, colour)
  return at([
    [-0.7, -0.9],
    [0.7, -0.9],
    [0.55, 0.5],
    [0.2, 0.5],
    [0.2, 0.9],
    [-0.2, 0.9],
    [-0.2, 0.5],
    [-0.55, 0.5],
  ])
}

/** A map with the way to the door. @param {Random} random @param {Palette} palette @returns {Display} */
function tracking(random, { tones, accent }) {
  const turns = [random.between(0.2, 0.36), random.between(0.5, 0.64), random.between(0.68, 0.84)]
  return (face, { u, v, wide, high }) => {
    /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
    const part = (x, y, w, h, fill) => face.quad(u + x * wide, v + y * high, w * wide, h * high, fill)
    /** @param {number} x @param {number} y @returns {Point} */
    const at = (x, y) => [u + x * wide, v + y * high]
    const blocks = Array.from({ length: 20 }, (_, i) =>
      part(
        0.03 + (i % 4) * 0.245,
        0.37 + Math.floor(i / 4) * 0.115,
        0.2,
        0.085,
        (i * 7) % 5 === 0 ? tones[4] : tones[5],
      ),
    )
    const way = [
      at(0.125, 0.42),
      at(0.255, 0.46),
      at(0.255, 0.36 + turns[0] * 0.6),
      at(0.745, 0.36 + turns[0] * 0.6),
      at(0.745, 0.82),
    ]
    return (
      part(0, 0, 1, 1, tones[6]) +
      blocks.join('') +
      face.line(way, accent.lit, wide * 0.035) +
      face.disc(...way[0], wide * 0.05, tones[1]) +
      face.disc(...way[4], wide * 0.085, accent.lit) +
      face.disc(...way[4], wide * 0.035, tones[7]) +
      part(0, 0, 1, 0.33, tones[7]) +
      part(0.07, 0.25, 0.55, 0.025, tones[1]) +
      part(0.07, 0.21, 0.36, 0.018, tones[4]) +
      part(0.1, 0.152, 0.8, 0.008, tones[4]) +
      part(0.1, 0.152, 0.55, 0.008, accent.lit) +
      [0.1, 0.37, 0.64]
        .map((x) => face.disc(u + x * wide, v + 0.156 * high, wide * 0.032, accent.lit))
        .join('') +
      face.disc(u + 0.9 * wide, v + 0.156 * high, wide * 0.032, tones[4]) +
      part(0.07, 0.04, 0.86, 0.065, accent.lit)
    )
  }
}

/** @type {((random: Random, palette: Palette) => Display)[]} */
const displays = [dashboard, products, tracking]

module.exports = { dashboard, displays, products, tracking }
