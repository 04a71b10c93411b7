// @ts-check

const { mix } = require('../drawing/colour.js')
const { path, rectangle, round } = require('../drawing/shapes.js')

/** @param {import('../palettes.js').Palette} palette */
function waterTones({ time, tones }) {
  if (time === 'night') return { base: mix(tones[1], tones[2], 0.7), glint: tones[3] }
  return time === 'dusk'
    ? { base: tones[3], glint: tones[5] }
    : { base: mix(tones[3], tones[4], 0.6), glint: tones[6] }
}

/**
 * Open water from the horizon down: short flat glints, longer towards the viewer.
 * @param {object} options
 * @param {import('../random.js').Random} options.random @param {import('../palettes.js').Palette} options.palette
 * @param {number} options.width @param {number} options.height @param {number} options.horizon Pixels.
 * @param {number} [options.glints]
 */
function water({ random, palette, width, height, horizon, glints = 60 }) {
  const { base, glint } = waterTones(palette)
  const top = Math.max(horizon, 0)
  const deep = height - top
  const strokes = Array.from({ length: glints }, () => {
    const near = random.next() ** 1.6
    const long = 30 + near * random.between(80, 260)
    const thick = 2 + near * 7
    return rectangle(random.between(-0.05, 1) * width, top + near * deep, long, thick, glint, {
      radius: thick / 2,
      opacity: random.pick([0.35, 0.6, 0.9]),
    })
  })
  return rectangle(0, horizon, width, height - horizon, base) + strokes.join('')
}

/**
 * A few gulls.
 * @param {{ random: import('../random.js').Random, palette: import('../palettes.js').Palette, width: number, horizon: number }} options
 */
function gulls({ random, palette, width, horizon }) {
  const x = random.between(0.15, 0.7) * width
  const y = horizon * random.between(0.2, 0.55)
  return Array.from({ length: random.whole(3, 6) }, () => {
    const size = random.between(10, 22)
    const left = round(x + random.between(-150, 150))
    const top = round(y + random.between(-70, 70))
    const s = round(size)
    const h = round(size * 0.45)
    const t = round(size * 0.2)
    return path(
      `M${left} ${top}c${t} -${h} ${h} -${h} ${s} 0c${h} -${h} ${h} -${h} ${s} 0c-${h} -${t} -${h} -${t} -${s} ${t}c-${h} -${h} -${h} -${t} -${s} -${t}Z`,
      palette.time === 'day' ? palette.tones[7] : palette.tones[6],
    )
  }).join('')
}

module.exports = { gulls, water, waterTones }
