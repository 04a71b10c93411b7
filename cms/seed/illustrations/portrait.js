// @ts-check

const { mix } = require('./drawing/colour.js')
const { circle, placed, rectangle } = require('./drawing/shapes.js')
const { halftone, textures } = require('./drawing/texture.js')
const { choosePalette, skins } = require('./palettes.js')
const { bust, hairNames } = require('./parts/bust.js')
const { createRandom } = require('./random.js')

const size = 800

/**
 * A portrait for a byline: head and shoulders in two colours and orange, with as little face as a cut-out can do with.
 * @param {object} choice
 * @param {string | number} choice.seed Such as the author's slug.
 * @param {import('./parts/bust.js').Hair} [choice.hair] To suit the person; otherwise the seed decides.
 * @param {boolean} [choice.beard] Otherwise the seed decides, for short hair only.
 * @param {0 | 1 | 2 | 3} [choice.skin] From light to dark; otherwise the seed decides.
 * @returns {string} An SVG document, 800 by 800.
 */
function portraitSvg({ seed, hair, beard, skin }) {
  const random = createRandom(`portrait/${seed}`)
  const section = random.pick(['ecommerce', 'logistiek', 'fulfilment', 'neutral'])
  const palette = choosePalette({ section, random, time: random.pick(['day', 'day', 'dusk']) })
  const { tones, accent } = palette
  const chosenHair = hair ?? random.pick(hairNames)
  const mayHaveBeard = chosenHair === 'short' || chosenHair === 'bald' || chosenHair === 'parted'
  const complexion = skins(palette)[skin ?? random.pick([0, 0, 0, 1, 1, 2, 3])]
  const hairTone =
    chosenHair === 'scarf'
      ? accent.lit
      : random.pick([tones[0], tones[0], tones[1], tones[5], mix(accent.shade, tones[1], 0.35)])
  const ground = random.pick(
    chosenHair === 'scarf' ? [tones[5], tones[4], tones[2]] : [accent.lit, tones[5], tones[4], tones[2]],
  )
  const disc =
    ground === accent.lit
      ? tones[6]
      : random.pick(chosenHair === 'scarf' ? [tones[6]] : [accent.lit, tones[6]])
  const cloth = random.pick(
    ground === tones[2]
      ? [tones[6], chosenHair === 'scarf' ? tones[4] : accent.lit, tones[4]]
      : [tones[1], tones[2], tones[1]],
  )
  const drawing = bust({
    hair: chosenHair,
    clothes: random.pick(['jacket', 'jumper', 'shirt', 'turtleneck']),
    beard: beard ?? (mayHaveBeard && random.happens(0.45)),
    glasses: random.happens(0.4),
    skin: complexion,
    skinShade: mix(complexion, mix(tones[1], '#7a3a1c', 0.45), 0.36),
    hairTone,
    hairShade: mix(hairTone, hairTone === tones[0] ? tones[2] : tones[0], 0.35),
    cloth,
    clothShade: mix(cloth, tones[0], 0.42),
    under: cloth === tones[6] ? tones[2] : tones[7],
    ink: tones[0],
  })
  const lean = random.between(-4, 4)
  const shift = random.between(-14, 14)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    textures({ random: createRandom(`grain/${seed}`), palette }) +
    rectangle(0, 0, size, size, ground) +
    halftone({
      x: -10,
      y: size,
      width: size + 20,
      reach: -size * 0.62,
      colour: mix(ground, tones[0], 0.22),
      pitch: 18,
    }) +
    circle(400 + random.between(-50, 50), 380 + random.between(-30, 30), random.between(250, 300), disc) +
    placed(drawing, { x: 400 + shift, y: 372, scale: 1.38, turn: lean, mirror: random.happens(0.5) }) +
    rectangle(0, 0, size, size, 'url(#grain)', { opacity: 0.16 }) +
    '</svg>'
  )
}

module.exports = { portraitSvg }
