// @ts-check

const { circle, path, placed } = require('../drawing/shapes.js')
const { mix } = require('../drawing/colour.js')
const { skins } = require('../palettes.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../palettes.js').Palette} Palette */

/**
 * @typedef {object} FigureLook
 * @property {boolean} [vest] A high-visibility vest in brand orange.
 * @property {boolean} [helmet]
 * @property {boolean} [parcel] Carries a box.
 * @property {boolean} [walking]
 * @property {boolean} [seated] Without legs, hands forward.
 * @property {boolean} [mirror] Walks to the left.
 */

/**
 * A person of 100 units tall, feet at 0,0, without a face: head, coat, legs, and the side away from the light darker.
 * @param {Palette} palette
 * @param {FigureLook} look
 */
function person(palette, { vest = true, helmet = true, parcel = false, walking = false, seated = false }) {
  const { tones, accent, pale, mid } = palette
  const dark = palette.time === 'night' ? tones[3] : tones[1]
  const trousers = palette.time === 'night' ? mix(tones[1], tones[2], 0.3) : tones[0]
  const coat = vest ? accent.lit : dark
  const coatShade = vest ? accent.shade : tones[0]
  const skin = skins(palette)[1]
  const legs = walking
    ? path(
        'M-8 -50L9 -50L13 -28L20 -3L27 -1L27 1L13 1L5 -26L0 -34L-4 -22L-13 1L-23 1L-23 -1L-17 -4L-12 -26Z',
        trousers,
      )
    : path('M-9 -50H9L9 -4L14 -1V1H2L1 -38L-1 -38L-2 1H-14V-1L-9 -4Z', trousers)
  const torso =
    path('M-11 -48C-13 -60 -13 -72 -11 -79C-8 -84 8 -84 11 -79C13 -72 13 -60 11 -48Z', coat) +
    path('M2 -48L3 -82C8 -82 10 -81 11 -79C13 -72 13 -60 11 -48Z', coatShade)
  const band = vest ? path('M-12 -62H12V-58H-12Z', pale.top) : ''
  const head =
    path('M-3 -86H4V-79H-3Z', mix(skin, tones[1], 0.3)) +
    circle(0.5, -91, 6.4, skin) +
    (helmet
      ? path('M-7.5 -92C-7.5 -101 8 -101 8 -92H11V-90.5H-7.5Z', pale.top) +
        path('M2 -92L3 -98.6C6.5 -97.5 8 -95 8 -92Z', pale.shade)
      : path('M-6.5 -90C-8 -100 8 -101 7.4 -91L5 -94C2 -95 -2 -95 -6.5 -90Z', tones[0]))
  if (seated)
    return (
      torso +
      band +
      head +
      path('M-3 -78C-9 -74 -8 -64 -3 -60L20 -58L21 -63L3 -67Z', mix(coat, coatShade, 0.45))
    )
  const arms = parcel
    ? path('M-3 -78C-9 -76 -10 -68 -7 -62L10 -58L12 -62L-1 -67Z', mix(coat, coatShade, 0.4))
    : path('M-10 -79C-15 -76 -17 -62 -15 -49L-11 -49C-11 -58 -9 -68 -7 -75Z', mix(coat, coatShade, 0.5)) +
      path('M9 -80C15 -77 18 -64 18 -52L14 -51C12 -60 9 -70 8 -76Z', coatShade)
  const box = parcel
    ? path('M5 -76H25V-57H5Z', mid.top) +
      path('M17 -76H25V-57H17Z', mid.lit) +
      path('M5 -68H25V-65H5Z', pale.lit)
    : ''
  return parcel ? legs + torso + band + head + box + arms : arms + legs + torso + band + head
}

/**
 * Puts a person on the stage.
 * @param {Stage} stage
 * @param {FigureLook & { at: [number, number, number], tall?: number }} figure `tall` in metres.
 */
function figure(stage, { at: [x, y, z], tall = 1.8, mirror = false, ...look }) {
  const half = 0.2
  stage.add({
    footprint: [
      [x - half, z - half],
      [x + half, z - half],
      [x + half, z + half],
      [x - half, z + half],
    ],
    bottom: y,
    top: y + tall,
    draw: () => {
      const [screenX, screenY] = stage.camera.point([x, y, z])
      return placed(person(stage.palette, look), {
        x: screenX,
        y: screenY,
        scale: (stage.camera.scale([x, y, z]) * tall) / 100,
        mirror,
      })
    },
  })
}

module.exports = { figure, person }
