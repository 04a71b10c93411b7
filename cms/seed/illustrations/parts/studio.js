// @ts-check

const { circle, rectangle } = require('../drawing/shapes.js')
const { halftone } = require('../drawing/texture.js')

/**
 * The setting of a still life: a plain wall, one large disc and a table top.
 * @param {object} options
 * @param {import('../random.js').Random} options.random @param {import('../palettes.js').Palette} options.palette
 * @param {number} options.width @param {number} options.height Pixels of the picture.
 * @param {number} [options.edge] Where wall and table meet, as a share of the height.
 * @param {number} [options.discAt] Middle of the disc, as a share of the width.
 * @param {string} [options.disc] Its colour, where orange at dusk would drown an orange subject.
 */
function studio({
  random,
  palette,
  width,
  height,
  edge = random.between(0.6, 0.68),
  discAt = random.between(0.3, 0.7),
  disc: tone = discTone(palette),
}) {
  const low = height * edge
  const radius = height * random.between(0.34, 0.42)
  return (
    rectangle(0, 0, width, height, palette.wall) +
    halftone({ x: -10, y: 0, width: width + 20, reach: height * 0.4, colour: palette.wallShade, pitch: 22 }) +
    circle(width * discAt, low - radius * random.between(0.4, 0.75), radius, tone) +
    rectangle(0, low, width, height - low, palette.floor) +
    halftone({
      x: -10,
      y: height,
      width: width + 20,
      reach: -height * 0.2,
      colour: palette.floorShadow,
      pitch: 24,
    })
  )
}

/** @param {import('../palettes.js').Palette} palette */
function discTone({ time, tones, accent }) {
  return { day: tones[6], dusk: accent.lit, night: tones[3] }[time]
}

module.exports = { studio }
