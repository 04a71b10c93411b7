// @ts-check

const { placed, stroke } = require('../drawing/shapes.js')

/**
 * Capitals and figures of our own, as the middle lines of strokes: 140 high, from 0,0. A machine that renders a picture
 * need not have any font.
 * @type {Record<string, { wide: number, data: string }>}
 */
const glyphs = {
  A: { wide: 104, data: 'M0 140L52 0L104 140M18 94H86' },
  B: { wide: 94, data: 'M0 140V0H54A33 33 0 0 1 54 66H0M54 66H57A37 37 0 0 1 57 140H0' },
  C: { wide: 98, data: 'M98 30A56 70 0 1 0 98 110' },
  D: { wide: 100, data: 'M0 0V140H32A68 70 0 0 0 32 0Z' },
  E: { wide: 84, data: 'M84 0H0V140H84M0 68H72' },
  F: { wide: 84, data: 'M84 0H0V140M0 68H72' },
  G: { wide: 104, data: 'M97 28A56 70 0 1 0 104 82H64' },
  H: { wide: 98, data: 'M0 0V140M98 0V140M0 70H98' },
  I: { wide: 0, data: 'M0 0V140' },
  J: { wide: 76, data: 'M76 0V100A38 40 0 0 1 0 100' },
  K: { wide: 96, data: 'M0 0V140M90 0L4 80M36 52L96 140' },
  L: { wide: 82, data: 'M0 0V140H82' },
  M: { wide: 122, data: 'M0 140V0L61 88L122 0V140' },
  N: { wide: 100, data: 'M0 140V0L100 140V0' },
  O: { wide: 116, data: 'M0 70A58 70 0 1 1 116 70A58 70 0 1 1 0 70' },
  P: { wide: 94, data: 'M0 140V0H55A39 39 0 0 1 55 78H0' },
  Q: { wide: 116, data: 'M0 70A58 70 0 1 1 116 70A58 70 0 1 1 0 70M72 96L112 144' },
  R: { wide: 96, data: 'M0 140V0H55A38 38 0 0 1 55 76H0M48 76L96 140' },
  S: { wide: 92, data: 'M88 26C76 -9 4 -9 4 36C4 78 92 60 92 102C92 150 12 152 0 112' },
  T: { wide: 104, data: 'M0 0H104M52 0V140' },
  U: { wide: 98, data: 'M0 0V90A49 50 0 0 0 98 90V0' },
  V: { wide: 106, data: 'M0 0L53 140L106 0' },
  W: { wide: 148, data: 'M0 0L37 140L74 22L111 140L148 0' },
  X: { wide: 100, data: 'M0 0L100 140M100 0L0 140' },
  Y: { wide: 104, data: 'M0 0L52 72L104 0M52 72V140' },
  Z: { wide: 94, data: 'M0 0H94L0 140H94' },
  0: { wide: 96, data: 'M0 70A48 70 0 1 1 96 70A48 70 0 1 1 0 70' },
  1: { wide: 44, data: 'M0 32L44 0V140' },
  2: { wide: 90, data: 'M2 40A43 40 0 1 1 78 66L0 140H90' },
  3: { wide: 86, data: 'M6 0H80L40 54A44 43 0 1 1 0 108' },
  4: { wide: 98, data: 'M74 140V0L0 98H98' },
  5: { wide: 90, data: 'M82 0H14L8 64C50 42 90 62 90 96C88 148 14 152 0 114' },
  6: { wide: 92, data: 'M0 94A46 46 0 1 1 92 94A46 46 0 1 1 0 94M7 70L62 0' },
  7: { wide: 88, data: 'M0 0H88L32 140' },
  8: {
    wide: 92,
    data: 'M12 34A34 34 0 1 1 80 34A34 34 0 1 1 12 34M6 104A40 36 0 1 1 86 104A40 36 0 1 1 6 104',
  },
  9: { wide: 92, data: 'M0 46A46 46 0 1 1 92 46A46 46 0 1 1 0 46M85 70L30 140' },
}

/**
 * A word of capitals and figures; other characters are left out.
 * @param {string} word
 * @param {object} style
 * @param {number} style.x @param {number} style.y Pixels; the top left of the word, or its top middle or right.
 * @param {number} style.high Pixels, strokes included.
 * @param {string} style.colour
 * @param {number} [style.weight] Thickness of a stroke, of the 140 that a letter is high.
 * @param {'left' | 'middle' | 'right'} [style.align]
 */
function lettering(word, { x, y, high, colour, weight = 28, align = 'left' }) {
  const letters = [...word.toUpperCase()].filter((letter) => letter in glyphs).map((letter) => glyphs[letter])
  const gap = weight * 1.05 + 14
  const long = letters.reduce((sum, { wide }) => sum + wide, 0) + gap * (letters.length - 1)
  const scale = high / (140 + weight)
  const shift = { left: 0, middle: (long + weight) / 2, right: long + weight }[align]
  let at = weight / 2 - shift
  const drawn = letters.map(({ wide, data }) => {
    const letter = placed(stroke(data, colour, weight, { cap: 'butt', join: 'miter' }), {
      x: at,
      y: weight / 2,
    })
    at += wide + gap
    return letter
  })
  return placed(drawn.join(''), { x, y, scale })
}

module.exports = { lettering }
