// @ts-check

const { rectangle } = require('./drawing/shapes.js')
const { textures } = require('./drawing/texture.js')
const { choosePalette } = require('./palettes.js')
const { createRandom } = require('./random.js')
const { scenes } = require('./scenes.js')

/**
 * One subject of the trade. Draws a whole picture, edge to edge, without text.
 * @callback Scene
 * @param {object} options
 * @param {import('./random.js').Random} options.random
 * @param {import('./palettes.js').Palette} options.palette
 * @param {number} options.width Pixels; from nearly square to 16:9.
 * @param {number} options.height Pixels.
 * @returns {string} A piece of SVG.
 */

/**
 * An editorial illustration. The same choice gives the same bytes.
 * @param {object} choice
 * @param {string} choice.scene A name from `scenes.js`.
 * @param {string | number} choice.seed Changes layout, viewpoint, colours and hour.
 * @param {string} [choice.section] `ecommerce`, `logistiek`, `fulfilment` or `neutral`.
 * @param {number} [choice.width] Pixels.
 * @param {number} [choice.height] Pixels.
 * @returns {string} An SVG document.
 * @throws {RangeError} When there is no such scene.
 */
function illustrationSvg({ scene, seed, section = 'neutral', width = 1600, height = 900 }) {
  const draw = scenes[scene]
  if (!draw) throw new RangeError(`There is no scene "${scene}"; scenes.js lists them.`)
  const random = createRandom(`${scene}/${section}/${seed}`)
  const palette = choosePalette({ section, random })
  const picture = draw({ random, palette, width, height })
  // There is no text in a picture, so its mirror image is another picture.
  const turned = random.happens(0.5)
    ? `<g transform="translate(${width} 0) scale(-1 1)">${picture}</g>`
    : picture
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    textures({ random: createRandom(`grain/${seed}`), palette }) +
    turned +
    rectangle(0, 0, width, height, 'url(#grain)', { opacity: 0.16 }) +
    '</svg>'
  )
}

module.exports = { illustrationSvg }
