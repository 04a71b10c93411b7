// @ts-check

const { circle, path, rectangle, stroke } = require('../drawing/shapes.js')

/**
 * @typedef {'short' | 'parted' | 'curly' | 'bob' | 'long' | 'bun' | 'bald' | 'scarf'} Hair
 * @typedef {'jacket' | 'jumper' | 'shirt' | 'turtleneck'} Clothes
 *
 * @typedef {object} BustLook
 * @property {Hair} hair
 * @property {Clothes} clothes
 * @property {boolean} [beard]
 * @property {boolean} [glasses]
 * @property {string} skin @property {string} skinShade
 * @property {string} hairTone @property {string} hairShade
 * @property {string} cloth @property {string} clothShade
 * @property {string} under Collar and shirt under a jacket.
 * @property {string} ink Brows, glasses and mouth.
 */

/** @type {Record<Hair, (tone: string, shade: string) => { behind: string, before: string }>} */
const hairs = {
  short: (tone, shade) => ({
    behind: '',
    before:
      path(
        'M-84 -30C-96 -104 -66 -142 -8 -144C58 -146 96 -112 84 -30L74 -30C78 -62 66 -82 44 -88C8 -80 -38 -84 -62 -92C-74 -78 -76 -56 -74 -30Z',
        tone,
      ) + path('M20 -143C66 -138 94 -106 84 -30L74 -30C78 -62 66 -82 44 -88C36 -108 30 -126 20 -143Z', shade),
  }),
  parted: (tone, shade) => ({
    behind: '',
    before:
      path(
        'M-82 -18C-104 -98 -70 -152 -2 -150C22 -164 102 -134 86 -18L76 -22C78 -58 70 -84 30 -106C2 -92 -52 -78 -66 -66C-74 -52 -74 -38 -74 -22Z',
        tone,
      ) +
      path('M30 -106C40 -122 36 -138 22 -154C90 -146 100 -86 86 -18L76 -22C78 -58 70 -84 30 -106Z', shade),
  }),
  curly: (tone, shade) => ({
    behind: [
      [-74, -62, 42],
      [74, -62, 42],
      [-84, -18, 30],
      [84, -18, 30],
    ]
      .map(([x, y, r]) => circle(x, y, r, x > 0 ? shade : tone))
      .join(''),
    before: [
      [58, -104, 42],
      [20, -126, 44],
      [-22, -128, 44],
      [-60, -102, 42],
      [-30, -98, 30],
      [12, -96, 32],
    ]
      .map(([x, y, r]) => circle(x, y, r, x > 40 ? shade : tone))
      .join(''),
  }),
  bob: (tone, shade) => ({
    behind:
      path('M-100 56C-122 -60 -100 -148 0 -152C100 -148 122 -60 100 56C60 74 -60 74 -100 56Z', tone) +
      path('M0 -152C100 -148 122 -60 100 56C70 70 30 72 0 70Z', shade),
    before:
      path(
        'M-80 -10C-92 -92 -58 -136 0 -140C58 -136 92 -92 80 -10C76 -48 66 -74 38 -96C6 -72 -48 -66 -70 -60C-76 -44 -78 -26 -80 -10Z',
        tone,
      ) + path('M24 -138C66 -126 90 -86 80 -10C76 -48 66 -74 38 -96Z', shade),
  }),
  long: (tone, shade) => ({
    behind:
      path('M-104 170C-134 -40 -112 -152 0 -154C112 -152 134 -40 104 170Z', tone) +
      path('M0 -154C112 -152 134 -40 104 170H0Z', shade),
    before:
      path(
        'M-82 0C-96 -96 -56 -138 -6 -142C62 -142 96 -92 82 0C76 -58 50 -92 -6 -112C-46 -96 -74 -62 -82 0Z',
        tone,
      ) + path('M-6 -142C62 -142 96 -92 82 0C76 -58 50 -92 -6 -112Z', shade),
  }),
  bun: (tone, shade) => ({
    behind: circle(6, -158, 42, tone) + path('M6 -200A42 42 0 0 1 6 -116C30 -140 30 -176 6 -200Z', shade),
    before:
      path(
        'M-82 -14C-98 -98 -62 -142 0 -144C62 -142 98 -98 82 -14C78 -54 60 -90 6 -98C-58 -90 -78 -54 -82 -14Z',
        tone,
      ) + path('M6 -144C64 -140 98 -98 82 -14C78 -54 60 -90 6 -98Z', shade),
  }),
  bald: (tone, shade) => ({
    behind: '',
    before:
      path('M-82 -8C-90 -40 -86 -62 -78 -76C-72 -56 -74 -30 -72 -4Z', tone) +
      path('M82 -8C90 -40 86 -62 78 -76C72 -56 74 -30 72 -4Z', shade),
  }),
  scarf: (tone, shade) => ({
    behind:
      path('M-112 190C-140 40 -128 -160 0 -162C128 -160 140 40 112 190Z', tone) +
      path('M0 -162C128 -160 140 40 112 190H10Z', shade),
    before:
      path(
        'M-82 20C-100 -92 -62 -140 0 -142C62 -140 100 -92 82 20C78 -50 56 -100 0 -104C-56 -100 -78 -50 -82 20Z',
        tone,
      ) +
      path('M0 -142C62 -140 100 -92 82 20C78 -50 56 -100 0 -104Z', shade) +
      path(
        'M-84 0C-74 72 -34 104 0 106C34 104 74 72 84 0C104 60 118 140 104 178C60 226 -60 226 -104 178C-118 140 -104 60 -84 0Z',
        tone,
      ) +
      path(
        'M0 106C34 104 74 72 84 0C104 60 118 140 104 178C84 200 56 212 20 214C50 170 40 130 0 106Z',
        shade,
      ),
  }),
}

/**
 * Head and shoulders, facing the viewer: the middle of the face is 0,0 and the shoulders end at y = 340, 240 either side.
 * Light falls from the left; the shade of the right half, cut along the nose, is what makes it a face.
 * @param {BustLook} look
 */
function bust(look) {
  const { skin, skinShade, ink, hairTone, hairShade } = look
  const { behind, before } = hairs[look.hair](hairTone, hairShade)
  const neck =
    path('M-44 50H44V130C30 160 -30 160 -44 130Z', skin) +
    path('M-44 60C-20 100 30 106 44 76V130C30 160 -6 160 -16 150C10 130 4 104 -44 84Z', skinShade)
  const ears = look.hair === 'scarf' ? '' : circle(-82, 2, 16, skin) + circle(82, 2, 16, skinShade)
  const face = path(
    'M-80 -50C-80 -112 -44 -132 0 -132C44 -132 80 -112 80 -50C80 20 62 62 34 86C14 102 -14 102 -34 86C-62 62 -80 20 -80 -50Z',
    skin,
  )
  const half = path(
    'M6 -132C46 -131 80 -110 80 -50C80 20 62 62 34 86C24 94 12 98 0 98C6 84 10 74 8 64C4 56 6 50 8 44C4 38 2 34 4 28C14 28 22 24 24 14C20 -6 8 -22 8 -42C12 -70 14 -100 6 -132Z',
    skinShade,
  )
  const brows = stroke('M-54 -32C-44 -40 -30 -40 -20 -34M22 -34C32 -40 46 -40 56 -32', ink, 7)
  const eyes = look.glasses
    ? ''
    : stroke('M-46 -10C-40 -5 -32 -5 -26 -10M28 -10C34 -5 42 -5 48 -10', ink, 5.5)
  const glasses = look.glasses
    ? stroke(
        'M-62 -12A25 23 0 1 0 -12 -12A25 23 0 1 0 -62 -12ZM14 -12A25 23 0 1 0 64 -12A25 23 0 1 0 14 -12ZM-12 -15C-6 -21 8 -21 14 -15M-62 -15L-80 -20M64 -15L80 -20',
        ink,
        5,
      )
    : ''
  const beard = look.beard
    ? path(
        'M-80 -20C-80 30 -66 74 -36 94C-14 108 14 108 36 94C66 74 80 30 80 -20C72 14 58 30 34 34C14 30 -14 30 -34 34C-58 30 -72 14 -80 -20Z',
        hairTone,
      ) + path('M4 31C14 30 24 32 34 34C58 30 72 14 80 -20C80 30 66 74 36 94C26 101 14 104 4 104Z', hairShade)
    : ''
  const mouth = stroke('M-20 56C-8 64 12 64 24 55', look.beard ? skin : ink, 5)
  return (
    behind +
    clothes(look) +
    neck +
    collar(look) +
    ears +
    face +
    half +
    brows +
    eyes +
    beard +
    mouth +
    before +
    glasses
  )
}

/** @param {BustLook} look */
function clothes({ cloth, clothShade }) {
  return (
    path('M-240 340C-236 220 -200 172 -120 148L-44 112H44L120 148C200 172 236 220 240 340Z', cloth) +
    path('M20 340C14 270 12 200 12 150L44 112L120 148C200 172 236 220 240 340Z', clothShade)
  )
}

/** @param {BustLook} look */
function collar({ clothes: worn, cloth, clothShade, under }) {
  if (worn === 'jacket') {
    return (
      path('M-50 112L0 340L50 112C30 150 -30 150 -50 112Z', under) +
      path('M-52 108L-92 150L-66 178L-86 190L0 340L-34 200Z', clothShade) +
      path('M52 108L92 150L66 178L86 190L0 340L34 200Z', cloth) +
      path('M-46 108L-60 128L-30 178L0 152L-16 146Z', under) +
      path('M46 108L60 128L30 178L0 152L16 146Z', under)
    )
  }
  if (worn === 'shirt') {
    return (
      path('M-46 104L-70 128L-40 190L0 152Z', under) +
      path('M46 104L70 128L40 190L0 152Z', under) +
      rectangle(-3, 152, 6, 190, under) +
      [200, 250, 300].map((y) => circle(10, y, 5, under)).join('')
    )
  }
  if (worn === 'turtleneck')
    return (
      path('M-52 92C-30 112 30 112 52 92L56 150C30 172 -30 172 -56 150Z', cloth) +
      path('M10 106C28 104 44 100 52 92L56 150C44 160 28 166 14 167Z', clothShade)
    )
  return path('M-46 108C-34 176 34 176 46 108C30 152 -30 152 -46 108Z', under)
}

/** @type {Hair[]} */
const hairNames = ['short', 'parted', 'curly', 'bob', 'long', 'bun', 'bald', 'scarf']

module.exports = { bust, hairNames }
