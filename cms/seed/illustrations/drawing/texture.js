// @ts-check

const { round } = require('./shapes.js')

/**
 * The printed feel of the house style. Patterns are tiles, so that a full page of grain costs no more than one tile;
 * a noise filter would take most of a second at this size.
 * @param {object} options
 * @param {import('../random.js').Random} options.random
 * @param {import('../palettes.js').Palette} options.palette
 * @returns {string} `<defs>` with `hatch`, `dots`, `dots-pale` and `grain`.
 */
function textures({ random, palette }) {
  const dark = palette.tones[0]
  const light = palette.tones[7]
  const specks = Array.from({ length: 90 }, (_, index) => {
    const colour = index % 3 === 0 ? light : dark
    return `<circle cx="${round(random.between(2, 318))}" cy="${round(random.between(2, 318))}" r="${round(random.between(0.6, 1.5))}" fill="${colour}"/>`
  })
  return (
    '<defs>' +
    `<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="9" fill="${dark}"/></pattern>` +
    `<pattern id="dots" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="5" cy="5" r="2.2" fill="${dark}"/></pattern>` +
    `<pattern id="dots-pale" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="6" cy="6" r="2.4" fill="${light}"/></pattern>` +
    `<pattern id="grain" width="320" height="320" patternUnits="userSpaceOnUse">${specks.join('')}</pattern>` +
    '</defs>'
  )
}

/**
 * A halftone that fades: rows of dots, each row smaller than the one before it.
 * @param {object} area
 * @param {number} area.x
 * @param {number} area.y Where the dots are largest.
 * @param {number} area.width
 * @param {number} area.reach Pixels until the dots are gone; negative fades upwards.
 * @param {string} area.colour
 * @param {number} [area.pitch] Pixels between dots.
 * @param {number} [area.opacity]
 */
function halftone({ x, y, width, reach, colour, pitch = 15, opacity = 1 }) {
  const step = pitch * Math.SQRT1_2
  const count = Math.floor(Math.abs(reach) / step)
  const rows = Array.from({ length: count }, (_, row) => {
    const size = pitch * 0.72 * (1 - row / count)
    const shift = row % 2 ? 0 : step
    const at = round(y + Math.sign(reach) * (row + 0.5) * step)
    return `<path d="M${round(x + shift)} ${at}H${round(x + width)}" stroke-width="${round(size)}"/>`
  })
  return `<g stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${round(step * 2)}" opacity="${opacity}">${rows.join('')}</g>`
}

module.exports = { halftone, textures }
