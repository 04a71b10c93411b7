// @ts-check

const { mix } = require('../drawing/colour.js')
const { circle, path, rectangle, round } = require('../drawing/shapes.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../drawing/stage.js').Face} Face */
/** @typedef {import('../drawing/shapes.js').Point} Point */
/** @typedef {import('../palettes.js').Material} Material */
/** @typedef {import('../random.js').Random} Random */

/** Outlines of the top of a Dutch house, as shares of its width and metres above its cornice. @type {Point[][]} */
const gables = [
  [
    [1, 0],
    [0.5, 2.6],
    [0, 0],
  ],
  [
    [1, 0],
    [1, 0.7],
    [0.82, 0.7],
    [0.82, 1.4],
    [0.66, 1.4],
    [0.66, 2.1],
    [0.34, 2.1],
    [0.34, 1.4],
    [0.18, 1.4],
    [0.18, 0.7],
    [0, 0.7],
    [0, 0],
  ],
  [
    [1, 0],
    [0.92, 0.5],
    [0.74, 0.9],
    [0.7, 2],
    [0.58, 2.5],
    [0.42, 2.5],
    [0.3, 2],
    [0.26, 0.9],
    [0.08, 0.5],
    [0, 0],
  ],
  [
    [1.02, 0],
    [1.02, 0.35],
    [-0.02, 0.35],
    [-0.02, 0],
  ],
]

/**
 * One house in a row, its front towards the viewer.
 * @param {Stage} stage
 * @param {object} house
 * @param {Random} house.random
 * @param {[number, number, number]} house.at Front left corner.
 * @param {number} house.wide @param {number} house.high Metres to the cornice.
 * @param {Material} house.material
 * @param {boolean} [house.shop] A shop window with an awning on the ground floor.
 */
function house(stage, { random, at, wide, high, material, shop = false }) {
  const gable = random.pick(gables)
  const floors = Math.max(2, Math.round(high / 3.1))
  const columns = wide > 5.4 ? 3 : 2
  const lamps = Array.from({ length: floors * columns }, () =>
    random.happens(stage.palette.time === 'night' ? 0.4 : 0.12),
  )
  stage.prism({
    at,
    depth: 7,
    material,
    profile: [
      [0, 0],
      [wide, 0],
      [wide, high],
      ...gable.map(([share, up]) => /** @type {Point} */ ([share * wide, high + up])).slice(1, -1),
      [0, high],
    ],
    detail: (face) =>
      face.name === 'front' ? front(face, stage, { wide, high, floors, columns, lamps, shop }) : '',
  })
}

/**
 * @param {Face} face @param {Stage} stage
 * @param {{ wide: number, high: number, floors: number, columns: number, lamps: boolean[], shop: boolean }} plan
 */
function front(face, stage, { wide, high, floors, columns, lamps, shop }) {
  const { palette } = stage
  const parts = [face.quad(0, 0, wide, 0.5, face.deeper)]
  const storey = high / floors
  const pitch = wide / columns
  const frame = mix(face.tone, palette.tones[7], 0.6)
  for (let floor = shop ? 1 : 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const isDoor = floor === 0 && column === 0
      const w = isDoor ? 1 : Math.min(1.15, pitch * 0.6)
      const tall = isDoor ? 2.2 : storey * 0.58
      const u = column * pitch + (pitch - w) / 2
      const v = isDoor ? 0.1 : floor * storey + storey * 0.26
      const glass = isDoor
        ? face.isLit
          ? palette.accent.lit
          : palette.accent.shade
        : lamps[floor * columns + column]
          ? palette.glow
          : palette.glass
      parts.push(face.quad(u - 0.1, v - 0.1, w + 0.2, tall + 0.2, frame), face.quad(u, v, w, tall, glass))
      if (!isDoor)
        parts.push(
          face.quad(u, v + tall * 0.6, w, 0.07, frame),
          face.quad(u + w / 2 - 0.035, v, 0.07, tall, frame),
        )
    }
  }
  if (shop) {
    parts.push(
      face.quad(0.35, 0.5, wide - 0.7, 2.1, palette.glow),
      face.quad(0.35, 0.5, wide - 0.7, 0.9, palette.glass, 0.5),
    )
    const stripes = Math.round(wide / 0.5)
    for (let i = 0; i < stripes; i++) {
      const u = 0.2 + (i * (wide - 0.4)) / stripes
      const w = (wide - 0.4) / stripes
      parts.push(
        face.shape(
          [
            [u, 2.75],
            [u + w, 2.75],
            [u + w, 2.2],
            [u + w / 2, 2.1],
            [u, 2.2],
          ],
          i % 2 ? palette.pale.top : palette.accent.lit,
        ),
      )
    }
  }
  parts.push(
    face.disc(wide / 2, high + 0.75, 0.3, palette.glass),
    face.quad(0, high - 0.12, wide, 0.18, frame, 0.8),
  )
  return parts.join('')
}

/**
 * A row of houses along the street, from `from` to `to`.
 * @param {Stage} stage
 * @param {{ random: Random, from: number, to: number, z: number, shop?: boolean, materials: Material[] }} row
 */
function houses(stage, { random, from, to, z, shop, materials }) {
  let x = from
  let last = materials[0]
  while (x < to) {
    const wide = random.between(4.4, 6.6)
    const material = random.pick(materials.filter((choice) => choice !== last))
    house(stage, {
      random,
      at: [x, 0, z],
      wide,
      high: random.between(7.4, 11),
      material,
      shop: shop && random.happens(0.4),
    })
    last = material
    x += wide + 0.02
  }
}

/**
 * A tree as a printmaker cuts it: a trunk and a round crown in two tones.
 * @param {Stage} stage
 * @param {{ at: [number, number, number], tall: number }} tree
 */
function tree(stage, { at: [x, y, z], tall }) {
  const { palette } = stage
  stage.add({
    footprint: [
      [x - 0.4, z - 0.4],
      [x + 0.4, z - 0.4],
      [x + 0.4, z + 0.4],
      [x - 0.4, z + 0.4],
    ],
    bottom: y,
    top: tall,
    draw: () => {
      const [left, foot] = stage.camera.point([x, y, z])
      const unit = stage.camera.scale([x, y, z])
      const radius = tall * 0.32 * unit
      const top = foot - tall * unit + radius
      const [crown, crownShade] =
        palette.time === 'night' ? [palette.tones[2], palette.tones[1]] : [palette.tones[3], palette.tones[2]]
      const side = palette.lightFrom === 'left' ? 1 : -1
      const half = `M${round(left)} ${round(top - radius)}A${round(radius)} ${round(radius)} 0 0 ${side > 0 ? 1 : 0} ${round(left)} ${round(top + radius)}C${round(left + side * radius * 0.5)} ${round(top + radius * 0.4)} ${round(left + side * radius * 0.5)} ${round(top - radius * 0.4)} ${round(left)} ${round(top - radius)}Z`
      return (
        rectangle(left - 0.1 * unit, top, 0.2 * unit, foot - top, palette.tones[0]) +
        circle(left, top, radius, crown) +
        path(half, crownShade)
      )
    },
  })
}

module.exports = { house, houses, tree }
