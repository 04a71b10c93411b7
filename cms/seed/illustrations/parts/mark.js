// @ts-check

const { placed, stroke } = require('../drawing/shapes.js')

/** The two links of the site's mark, as in client/components/Mark.tsx; both lie around 0,0. */
const links = [
  'M2.14 2.19A6 6 0 0 0-3.45-6H-10.45A6 6 0 0 0-10.45 6H-3.28',
  'M-2.14-2.19A6 6 0 0 0 3.45 6H10.45A6 6 0 0 0 10.45-6H3.28',
]

/**
 * The mark of the magazine: two interlocking links.
 * @param {{ x: number, y: number, size: number, first: string, second: string }} mark `x` and `y` are its middle, `size` its width; pixels.
 */
function magazineMark({ x, y, size, first, second }) {
  const drawing = stroke(links[0], first, 4, { cap: 'butt' }) + stroke(links[1], second, 4, { cap: 'butt' })
  return placed(drawing, { x, y, scale: size / 32, turn: -45 })
}

module.exports = { magazineMark }
