// @ts-check

const { mix } = require('../drawing/colour.js')
const { circle, line, path, placed, rectangle, stroke } = require('../drawing/shapes.js')
const { halftone } = require('../drawing/texture.js')
const { skins } = require('../palettes.js')
const { sky, skyline } = require('../parts/backdrop.js')
const { bust } = require('../parts/bust.js')

/** @typedef {import('../palettes.js').Palette} Palette */
/** @typedef {import('../random.js').Random} Random */

/** People around a table, before a window on the port or the polder. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const { tones, accent, deep } = palette
  const horizon = height * 0.46
  const sill = height * 0.6
  const screenWide = width * 0.3
  const screenAt = width * random.between(0.06, 0.1)
  const windowAt = screenAt + screenWide + width * 0.08
  const view = `<svg x="${windowAt.toFixed(0)}" y="${(height * 0.07).toFixed(0)}" width="${(width - windowAt - width * 0.05).toFixed(0)}" height="${(sill - height * 0.07).toFixed(0)}" viewBox="${windowAt.toFixed(0)} ${(height * 0.07).toFixed(0)} ${(width - windowAt - width * 0.05).toFixed(0)} ${(sill - height * 0.07).toFixed(0)}">${sky({ random, palette, width, horizon })}${skyline({ kind: random.pick(['port', 'estate', 'polder']), random, palette, width, horizon, size: 190 })}${rectangle(0, horizon, width, height, palette.ground)}</svg>`
  const bars = [0, 0.34, 0.67, 1].map((share) =>
    rectangle(
      windowAt + share * (width * 0.95 - windowAt) - 8,
      height * 0.06,
      16,
      sill - height * 0.05,
      palette.time === 'night' ? tones[3] : tones[7],
    ),
  )
  const count = random.whole(3, 4)
  const spots = random.shuffled(['short', 'bob', 'curly', 'bun', 'parted', 'long', 'bald']).slice(0, count)
  const orangeAt = random.whole(0, count - 1)
  const people = spots.map((hair, index) => {
    const x =
      width * (0.5 + (index - (count - 1) / 2) * (count === 4 ? 0.235 : 0.28) + random.between(-0.015, 0.015))
    const cloth = index === orangeAt ? accent.lit : random.pick([tones[1], tones[2], tones[3], tones[6]])
    const skin = skins(palette)[random.pick([0, 0, 1, 1, 2, 3])]
    const hairTone = random.pick([tones[0], tones[0], tones[1], mix(accent.shade, tones[1], 0.4)])
    const drawing = bust({
      hair: /** @type {import('../parts/bust.js').Hair} */ (hair),
      clothes: random.pick(['jacket', 'jumper', 'shirt', 'turtleneck']),
      beard: (hair === 'short' || hair === 'bald') && random.happens(0.6),
      glasses: random.happens(0.3),
      skin,
      skinShade: mix(skin, mix(tones[1], '#7a3a1c', 0.45), 0.36),
      hairTone,
      hairShade: mix(hairTone, tones[2], 0.3),
      cloth,
      clothShade: mix(cloth, tones[0], 0.4),
      under: cloth === tones[6] ? tones[3] : tones[7],
      ink: tones[0],
    })
    return placed(drawing, {
      x,
      y: height * random.between(0.475, 0.53),
      scale: height / 1060,
      turn: random.between(-7, 7),
      mirror: random.happens(0.5),
    })
  })
  return (
    rectangle(0, 0, width, height, palette.wall) +
    halftone({ x: -10, y: 0, width: width + 20, reach: height * 0.3, colour: palette.wallShade, pitch: 22 }) +
    view +
    bars.join('') +
    rectangle(
      windowAt - 16,
      sill - 6,
      width * 0.95 - windowAt + 32,
      18,
      palette.time === 'night' ? tones[3] : tones[7],
    ) +
    wallScreen(random, palette, screenAt, height * 0.1, screenWide, height * 0.36) +
    people.join('') +
    table(random, palette, width, height, deep)
  )
}

/** @param {Random} random @param {Palette} palette @param {number} x @param {number} y @param {number} wide @param {number} high */
function wallScreen(random, { tones, accent }, x, y, wide, high) {
  const count = 6
  const bars = Array.from({ length: count }, (_, i) => {
    const tall = high * (0.18 + ((i + 1) / count) * random.between(0.3, 0.5))
    return rectangle(
      x + wide * (0.1 + i * 0.14),
      y + high * 0.86 - tall,
      wide * 0.085,
      tall,
      i === count - 1 ? accent.lit : tones[3],
    )
  })
  const points = Array.from(
    { length: count },
    (_, i) =>
      /** @type {[number, number]} */ ([
        x + wide * (0.14 + i * 0.14),
        y + high * (0.56 - i * 0.07 + random.between(-0.04, 0.04)),
      ]),
  )
  return (
    rectangle(x - 10, y - 10, wide + 20, high + 20, tones[0], { radius: 8 }) +
    rectangle(x, y, wide, high, tones[6]) +
    bars.join('') +
    stroke(line(points), tones[1], 6) +
    points.map(([px, py]) => circle(px, py, 8, tones[1])).join('')
  )
}

/** @param {Random} random @param {Palette} palette @param {number} width @param {number} height @param {import('../palettes.js').Material} deep */
function table(random, palette, width, height, deep) {
  const { tones, accent } = palette
  const top = height * 0.79
  const board =
    path(
      `M${-40} ${height}L${width * 0.03} ${top}H${width * 0.97}L${width + 40} ${height}Z`,
      palette.time === 'night' ? tones[3] : tones[6],
    ) + rectangle(0, height * 0.955, width, height * 0.045, palette.time === 'night' ? tones[2] : tones[4])
  const things = random.shuffled(['laptop', 'papers', 'cup', 'laptop', 'parcel', 'cup']).slice(0, 5)
  const drawn = things.map((thing, index) => {
    const x = width * (0.13 + index * 0.175 + random.between(-0.01, 0.01))
    const y = top + height * random.between(0.05, 0.1)
    if (thing === 'laptop')
      return (
        path(`M${x - 92} ${y - 118}h184l10 112h-204z`, deep.lit) +
        path(`M${x - 112} ${y - 6}h224l14 16h-252z`, deep.shade) +
        circle(x, y - 62, 13, accent.lit)
      )
    if (thing === 'papers')
      return (
        path(`M${x - 80} ${y + 14}l28 -46h130l-14 46z`, tones[7]) +
        stroke(`M${x - 40} ${y - 14}h86M${x - 50} ${y}h60`, tones[4], 5)
      )
    if (thing === 'cup')
      return (
        path(`M${x - 24} ${y - 50}h48l-6 54h-36z`, accent.lit) +
        path(`M${x + 4} ${y - 50}h20l-6 54h-14z`, accent.shade) +
        stroke(`M${x + 24} ${y - 38}c22 -2 20 30 -4 28`, accent.shade, 7)
      )
    return (
      path(`M${x - 70} ${y - 70}h100v84h-100z`, tones[4]) +
      path(`M${x + 30} ${y - 70}l34 -16v84l-34 16z`, tones[3]) +
      path(`M${x - 70} ${y - 70}l36 -16h98l-34 16z`, tones[5]) +
      rectangle(x - 30, y - 70, 16, 40, accent.lit)
    )
  })
  return board + drawn.join('')
}

module.exports = { draw }
