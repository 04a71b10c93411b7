// @ts-check

const { loadedPallet } = require('./pallet.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../random.js').Random} Random */
/** @typedef {import('../palettes.js').Material} Material */

/**
 * A pallet rack: uprights, beams in orange, and loads where there are any.
 * @param {Stage} stage
 * @param {object} rack
 * @param {Random} rack.random
 * @param {[number, number, number]} rack.at Front left corner.
 * @param {boolean} [rack.along] Runs away from the viewer instead of to the right.
 * @param {number} rack.bays @param {number} rack.levels
 * @param {number} [rack.high] Metres between levels.
 * @param {number} [rack.filled] Share of the places that hold something.
 * @param {boolean} [rack.simple] Loads as plain blocks, for racks far away.
 * @param {Material[]} rack.materials
 */
function palletRack(
  stage,
  {
    random,
    at: [x, y, z],
    along = false,
    bays,
    levels,
    high = 1.75,
    filled = 0.85,
    simple = false,
    materials,
  },
) {
  const bay = 2.8
  const deep = 1.1
  const post = 0.1
  const { palette } = stage
  /** @param {number} u @param {number} v @param {number} w @param {number} right @param {number} up @param {number} away @param {Material} material */
  const piece = (u, v, w, right, up, away, material) =>
    stage.box({
      at: along ? [x + w, y + v, z + u] : [x + u, y + v, z + w],
      size: along ? [away, up, right] : [right, up, away],
      material,
      shadow: v < 0.5,
    })

  for (let i = 0; i <= bays; i++) {
    for (const w of [0, deep - post]) piece(i * bay, 0, w, post, levels * high + 0.4, post, palette.deep)
  }
  for (let i = 0; i < bays; i++) {
    const from = i * bay + post
    for (let level = 0; level < levels; level++) {
      const base = level * high
      if (level > 0)
        for (const w of [0, deep - post]) piece(from, base - 0.16, w, bay - post, 0.14, post, palette.accent)
      for (let place = 0; place < 2; place++) {
        if (!random.happens(filled)) continue
        const material = random.pick(materials)
        const u = from + 0.08 + place * 1.32
        const tall = random.between(0.75, high - 0.45)
        if (simple) {
          piece(u, base, 0.12, 1.2, tall, 0.85, material)
        } else if (along) {
          stage.box({
            at: [x + 0.12, y + base, z + u],
            size: [0.85, tall, 1.2],
            material,
            detail: (face) =>
              face.name === 'top'
                ? ''
                : [1, 2]
                    .map((row) => face.quad(0, (face.height * row) / 3, face.width, 0.025, face.deeper))
                    .join('') + face.quad(face.width / 2 - 0.012, 0, 0.025, face.height, face.deeper),
          })
        } else {
          loadedPallet(stage, {
            at: [x + u, y + base, z + 0.14],
            random,
            material,
            layers: random.whole(2, 3),
            box: (high - 0.75) / 3,
            ragged: false,
            wrapped: random.happens(0.3),
          })
        }
      }
    }
  }
}

/**
 * Shelving for picking by hand: bins on every shelf.
 * @param {Stage} stage
 * @param {object} shelf
 * @param {Random} shelf.random
 * @param {[number, number, number]} shelf.at
 * @param {number} shelf.wide Metres.
 * @param {number} shelf.levels
 * @param {number} [shelf.high] Metres between shelves.
 * @param {Material[]} shelf.materials
 * @param {number} [shelf.filled]
 */
function binShelf(stage, { random, at: [x, y, z], wide, levels, high = 0.46, materials, filled = 0.9 }) {
  const { palette } = stage
  const deep = 0.55
  for (const u of [0, wide - 0.05])
    for (const w of [0, deep - 0.05])
      stage.box({ at: [x + u, y, z + w], size: [0.05, levels * high + 0.1, 0.05], material: palette.deep })
  for (let level = 0; level < levels; level++) {
    const base = y + 0.1 + level * high
    stage.box({
      at: [x + 0.05, base - 0.04, z],
      size: [wide - 0.1, 0.04, deep],
      material: palette.deep,
      shadow: false,
    })
    let u = 0.08
    while (u < wide - 0.3) {
      const width = random.pick([0.2, 0.28, 0.28, 0.4])
      if (u + width > wide - 0.06) break
      if (random.happens(filled))
        bin(
          stage,
          [x + u, base, z + 0.03],
          [width - 0.03, high * random.between(0.5, 0.78), deep - 0.1],
          random.pick(materials),
        )
      u += width
    }
  }
}

/**
 * An open bin with its label.
 * @param {Stage} stage
 * @param {[number, number, number]} at @param {[number, number, number]} size @param {Material} material
 */
function bin(stage, at, size, material) {
  const { palette } = stage
  stage.box({
    at,
    size,
    material,
    shadow: false,
    detail: (face) =>
      face.name === 'top'
        ? face.quad(0.015, 0.015, face.width - 0.03, face.height - 0.03, palette.tones[0], 0.7)
        : face.name === 'front'
          ? face.quad(
              face.width * 0.25,
              face.height * 0.22,
              face.width * 0.5,
              face.height * 0.24,
              palette.pale.top,
            ) + face.quad(0, face.height * 0.9, face.width, face.height * 0.1, face.lighter, 0.7)
          : '',
  })
}

module.exports = { bin, binShelf, palletRack }
