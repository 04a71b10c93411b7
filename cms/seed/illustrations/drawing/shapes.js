// @ts-check

/** @typedef {[number, number]} Point A place on the picture, in pixels from the top left. */

/**
 * One decimal is finer than a pixel and keeps a drawing small.
 * @param {number} value
 */
const round = (value) => String(Math.round(value * 10) / 10)

/**
 * @param {readonly Point[]} points At least three.
 * @returns {string} Path data of the closed outline.
 */
function outline(points) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/**
 * @param {readonly Point[]} points
 * @param {string} fill
 * @param {number} [opacity]
 */
function polygon(points, fill, opacity) {
  return points.length < 3 ? '' : path(outline(points), fill, opacity)
}

/**
 * Opacity is given to the fill alone: on the element it would cost a layer for every shape.
 * @param {string} data
 * @param {string} fill
 * @param {number} [opacity]
 */
function path(data, fill, opacity) {
  return `<path d="${data}" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${round2(opacity)}"`}/>`
}

/** @param {number} value */
const round2 = (value) => String(Math.round(value * 100) / 100)

/**
 * @param {string} data
 * @param {string} colour
 * @param {number} width
 * @param {{ cap?: 'round' | 'butt', join?: 'round' | 'miter', opacity?: number }} [options]
 */
function stroke(data, colour, width, { cap = 'round', join = 'round', opacity } = {}) {
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="${join}"${join === 'miter' ? ' stroke-miterlimit="2.7"' : ''}` +
    `${opacity === undefined ? '' : ` stroke-opacity="${round2(opacity)}"`}/>`
  )
}

/**
 * @param {number} x @param {number} y @param {number} width @param {number} height
 * @param {string} fill
 * @param {{ radius?: number, opacity?: number }} [options]
 */
function rectangle(x, y, width, height, fill, { radius, opacity } = {}) {
  return (
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"` +
    `${radius ? ` rx="${round(radius)}"` : ''}${opacity === undefined ? '' : ` fill-opacity="${round2(opacity)}"`}/>`
  )
}

/**
 * @param {number} x @param {number} y @param {number} radius
 * @param {string} fill
 * @param {number} [opacity]
 */
function circle(x, y, radius, fill, opacity) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${round2(opacity)}"`}/>`
}

/**
 * @param {number} x @param {number} y @param {number} radius @param {string} colour @param {number} width
 */
function ring(x, y, radius, colour, width) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`
}

/**
 * @param {readonly Point[]} points
 * @returns {string} Path data of the open line.
 */
function line(points) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/**
 * Moves, sizes, turns or mirrors a piece of drawing.
 * @param {string} content
 * @param {{ x?: number, y?: number, scale?: number, turn?: number, mirror?: boolean }} place `turn` in degrees.
 */
function placed(content, { x = 0, y = 0, scale = 1, turn = 0, mirror = false }) {
  const steps = [`translate(${round(x)} ${round(y)})`]
  if (turn) steps.push(`rotate(${round2(turn)})`)
  if (mirror || scale !== 1) steps.push(`scale(${mirror ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)})`)
  return `<g transform="${steps.join('')}">${content}</g>`
}

module.exports = { circle, line, outline, path, placed, polygon, rectangle, ring, round, stroke }
