// @ts-check

const { circle, rectangle } = require('./drawing/shapes.js')
const { halftone, textures } = require('./drawing/texture.js')
const { choosePalette } = require('./palettes.js')
const { lettering } = require('./parts/letters.js')
const { magazineMark } = require('./parts/mark.js')
const { createRandom } = require('./random.js')
const { scenes } = require('./scenes.js')

/** @typedef {import('./palettes.js').Palette} Palette */

const width = 1200
const height = 1600

/** A scene for a cover is nearly square, so that little of its subject falls off. */
const art = { width: 1380, height: 1200 }

/** Colours of a cover, counted from 1. @type {{ section: string, time: Palette['time'], ground: (palette: Palette) => string }[]} */
const palettes = [
  { section: 'logistiek', time: 'day', ground: ({ tones }) => tones[7] },
  { section: 'logistiek', time: 'night', ground: ({ tones }) => tones[0] },
  { section: 'fulfilment', time: 'day', ground: ({ accent }) => accent.lit },
  { section: 'ecommerce', time: 'dusk', ground: ({ tones }) => tones[1] },
  { section: 'neutral', time: 'day', ground: ({ accent }) => accent.lit },
  { section: 'ecommerce', time: 'day', ground: ({ tones }) => tones[7] },
]

/**
 * A magazine cover without words: the mark, the number of the issue and one scene, in one of three layouts.
 * @param {object} issue
 * @param {number} issue.number Shown large.
 * @param {string} issue.scene A name from `scenes.js`.
 * @param {number} issue.palette 1 to 6; counts on from 1 after that.
 * @returns {string} An SVG document, 1200 by 1600.
 * @throws {RangeError} When there is no such scene.
 */
function coverSvg({ number, scene, palette: choice }) {
  const draw = scenes[scene]
  if (!draw) throw new RangeError(`There is no scene "${scene}"; scenes.js lists them.`)
  const random = createRandom(`cover/${number}/${scene}`)
  const { section, time, ground } = palettes[(choice - 1) % palettes.length]
  const palette = choosePalette({ section, random, time })
  const scenery = draw({ random, palette, width: art.width, height: art.height })
  const base = ground(palette)
  const layout = [band, disc, frame][(number - 1) % 3]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    textures({ random: createRandom(`grain/cover/${number}`), palette }) +
    rectangle(0, 0, width, height, base) +
    layout({ scenery, palette, base, number: String(number) }) +
    rectangle(0, 0, width, height, 'url(#grain)', { opacity: 0.16 }) +
    '</svg>'
  )
}

/**
 * @typedef {{ scenery: string, palette: Palette, base: string, number: string }} Page
 */

/** Ink that reads on the ground of the cover. @param {Page} page */
function inks({ palette: { tones, accent }, base }) {
  const isOrange = base === accent.lit
  const isPale = base === tones[7]
  return { ink: isOrange || isPale ? tones[0] : tones[7], spot: isOrange ? tones[7] : accent.lit }
}

/** As much of the middle of a scene as fits. @param {string} scenery @param {number} x @param {number} y @param {number} wide @param {number} high */
function cropped(scenery, x, y, wide, high) {
  const scale = Math.max(wide / art.width, high / art.height)
  const [seenWide, seenHigh] = [wide / scale, high / scale]
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${((art.width - seenWide) / 2).toFixed(1)} ${(art.height - seenHigh).toFixed(1)} ${seenWide.toFixed(1)} ${seenHigh.toFixed(1)}">${scenery}</svg>`
}

/** A band of colour over the scene, the number on the seam. @param {Page} page */
function band(page) {
  const { ink, spot } = inks(page)
  return (
    cropped(page.scenery, 0, 430, width, 1170) +
    magazineMark({ x: 210, y: 215, size: 250, first: ink, second: spot }) +
    rectangle(0, 418, width, 12, spot) +
    lettering(page.number, { x: 1110, y: 80, high: 280, colour: ink, weight: 30, align: 'right' })
  )
}

/** The scene in one large disc, the number before it. @param {Page} page */
function disc(page) {
  const { ink, spot } = inks(page)
  return (
    halftone({
      x: -10,
      y: height,
      width: width + 20,
      reach: -700,
      colour: page.palette.tones[page.base === page.palette.tones[7] ? 5 : 2],
      pitch: 26,
    }) +
    '<clipPath id="disc"><circle cx="600" cy="900" r="520"/></clipPath>' +
    `<g clip-path="url(#disc)">${cropped(page.scenery, 80, 380, 1040, 1040)}</g>` +
    magazineMark({ x: 190, y: 190, size: 220, first: ink, second: spot }) +
    circle(960, 1330, 190, spot) +
    lettering(page.number, {
      x: 960,
      y: 1240,
      high: 180,
      colour: page.palette.tones[0],
      weight: 26,
      align: 'middle',
    })
  )
}

/** The scene in a frame, the number as tall as the margin allows. @param {Page} page */
function frame(page) {
  const { ink, spot } = inks(page)
  return (
    cropped(page.scenery, 70, 70, 1060, 1130) +
    lettering(page.number, { x: 70, y: 1265, high: 265, colour: ink, weight: 34 }) +
    magazineMark({ x: 1010, y: 1398, size: 250, first: ink, second: spot })
  )
}

module.exports = { coverSvg }
