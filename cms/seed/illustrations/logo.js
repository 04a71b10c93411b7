// @ts-check

const { circle, path, placed, polygon, rectangle, ring, round, stroke } = require('./drawing/shapes.js')
const { lettering } = require('./parts/letters.js')
const { createRandom } = require('./random.js')

/** @typedef {import('./drawing/shapes.js').Point} Point */

/**
 * @typedef {object} Livery
 * @property {string} ground
 * @property {string} main
 * @property {string} second
 *
 * @typedef {object} Draft
 * @property {string} drawing Around 0,0, within 250 either side.
 * @property {'inside' | 'below' | 'none'} letters Where the initials go.
 */

const size = 800

/** Of all editions tried, the one in which no two sample companies of one shape share a design. */
const edition = 222048

/** House colours of companies; each reads on its ground at a glance. @type {Livery[]} */
const liveries = [
  { ground: '#ffffff', main: '#0f4c81', second: '#ff8a1f' },
  { ground: '#ffffff', main: '#0b7a5c', second: '#b5d33d' },
  { ground: '#ffffff', main: '#7a1f4b', second: '#f08a6c' },
  { ground: '#ffffff', main: '#1e1e24', second: '#e4312b' },
  { ground: '#ffffff', main: '#2f3aa3', second: '#32b4d8' },
  { ground: '#ffffff', main: '#c2410c', second: '#5b616b' },
  { ground: '#ffffff', main: '#12647a', second: '#f2b705' },
  { ground: '#ffffff', main: '#4a2c82', second: '#e08ac2' },
  { ground: '#12324a', main: '#ffffff', second: '#ffb347' },
  { ground: '#0d3b33', main: '#f4ecd8', second: '#8fd3a8' },
  { ground: '#3a1647', main: '#ffffff', second: '#ff8f6b' },
  { ground: '#ffd23f', main: '#1d1f24', second: '#d1495b' },
  { ground: '#e4572e', main: '#ffffff', second: '#3b1f2b' },
  { ground: '#e9eef0', main: '#1f3b57', second: '#d1495b' },
  { ground: '#f3ead9', main: '#22543d', second: '#c05621' },
  { ground: '#1c2333', main: '#7cc6fe', second: '#f6f2ea' },
]

/** @type {Record<string, ((livery: Livery) => Draft)[]>} */
const shapes = {
  square: [
    ({ main }) => ({ drawing: rectangle(-230, -230, 460, 460, main, { radius: 84 }), letters: 'inside' }),
    ({ main, second }) => ({
      drawing:
        rectangle(-220, -220, 210, 210, main) +
        path('M10 -220H220V-10A210 210 0 0 1 10 -220Z', second) +
        rectangle(-220, 10, 210, 210, second) +
        rectangle(10, 10, 210, 210, main),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: path('M-220 -220H220V220H60V-60H-220Z', main) + rectangle(-220, 20, 200, 200, second),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: [0, 1, 2]
        .map((i) =>
          [0, 1, 2]
            .map((j) =>
              i + j === 1 || i + j > 3
                ? ''
                : rectangle(-225 + i * 156, -225 + j * 156, 138, 138, i === j ? second : main),
            )
            .join(''),
        )
        .join(''),
      letters: 'none',
    }),
    ({ main, second, ground }) => ({
      drawing:
        rectangle(-220, -220, 440, 440, main) +
        path('M-220 220L220 -220V220Z', second) +
        rectangle(-76, -76, 152, 152, ground),
      letters: 'below',
    }),
  ],
  bars: [
    ({ main, second }) => ({
      drawing: [0, 1, 2]
        .map((i) => polygon(slanted(-230 + i * 150, 190, 130, -150 - i * 70 + 30), i === 2 ? second : main))
        .join(''),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: [0, 1, 2, 3]
        .map((i) =>
          rectangle(-230 + i * 40, -190 + i * 102, 460 - i * 80, 70, i === 1 ? second : main, { radius: 35 }),
        )
        .join(''),
      letters: 'below',
    }),
    ({ main, second }) => ({
      drawing: [120, 250, 380, 460, 300]
        .map((high, i) => rectangle(-225 + i * 96, 220 - high, 66, high, i === 3 ? second : main))
        .join(''),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: [-1, 0, 1]
        .map((i) =>
          path(
            `M-230 ${i * 130 - 60}H110L230 ${i * 130}L110 ${i * 130 + 40 + 20}H-230Z`,
            i === 0 ? second : main,
          ),
        )
        .join(''),
      letters: 'below',
    }),
    ({ main, second }) => ({
      drawing:
        rectangle(-230, -230, 84, 460, main) +
        rectangle(-104, -230, 84, 460, main) +
        path('M22 -230H106V-20L230 230H136L22 0Z', second),
      letters: 'none',
    }),
  ],
  circle: [
    ({ main, second }) => ({
      drawing: ring(0, 0, 200, main, 60) + ring(0, 0, 100, second, 60) + rectangle(0, -34, 228, 68, main),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: [0, 1, 2]
        .flatMap((i) =>
          [0, 1, 2].map((j) =>
            circle(
              -160 + i * 160,
              -160 + j * 160,
              i === 2 && j === 0 ? 72 : 40 + i * 8 + (2 - j) * 8,
              i === 2 && j === 0 ? second : main,
            ),
          ),
        )
        .join(''),
      letters: 'none',
    }),
    ({ main }) => ({ drawing: circle(0, 0, 240, main), letters: 'inside' }),
    ({ main, second }) => ({
      drawing: ring(-20, -20, 160, main, 74) + stroke('M100 100L214 214', second, 78, { cap: 'butt' }),
      letters: 'none',
    }),
    ({ main, second, ground }) => ({
      drawing: circle(-80, 0, 165, main) + circle(80, 0, 165, second) + lens(165, 80, ground),
      letters: 'below',
    }),
    ({ main, second }) => ({
      drawing:
        path('M0 -230A230 230 0 0 1 0 230V115A115 115 0 0 0 0 -115Z', main) +
        path('M0 230A230 230 0 0 1 -230 0H-115A115 115 0 0 0 0 115Z', second) +
        circle(-120, -120, 78, main),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing:
        path('M-230 0A230 230 0 0 1 230 0Z', main) +
        path('M-230 30H-15V230A230 230 0 0 1 -230 30Z', second) +
        path('M15 30H230A230 230 0 0 1 15 230Z', main),
      letters: 'none',
    }),
  ],
  wave: [
    ({ main, second }) => ({
      drawing:
        path('M-230 0A115 115 0 0 1 0 0A115 115 0 0 0 230 0V230H0A230 230 0 0 1 -230 0Z', main) +
        circle(115, -115, 100, second),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: [0, 1, 2]
        .map((i) => stroke(wavy(-220, -130 + i * 130), i === 1 ? second : main, 72, { cap: 'butt' }))
        .join(''),
      letters: 'none',
    }),
    ({ main, second, ground }) => ({
      drawing:
        circle(0, 0, 235, main) +
        `<clipPath id="round"><circle r="236"/></clipPath><g clip-path="url(#round)">${stroke(wavy(-320, 20, 160), ground, 36)}${stroke(wavy(-320, 110, 160), second, 36)}</g>`,
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing:
        path('M-220 220C-220 -60 -60 -220 220 -220C220 60 60 220 -220 220Z', main) +
        stroke('M-220 220C-90 60 20 -30 130 -110', second, 34, { cap: 'butt' }),
      letters: 'below',
    }),
    ({ main, second }) => ({
      drawing:
        path('M-230 40C-120 -80 -40 -80 40 0S160 80 230 -20V220H-230Z', main) +
        path(
          'M-230 -40C-120 -160 -40 -160 40 -80S160 0 230 -100V-60C160 40 120 40 40 -40S-120 -120 -230 0Z',
          second,
        ) +
        circle(110, -170, 56, second),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing:
        path('M-220 -200C-60 -200 -60 0 60 0H220V80H40C-120 80 -110 -120 -220 -120Z', main) +
        path('M-220 -40C-100 -40 -80 160 60 160H220V220H40C-120 220 -120 40 -220 40Z', second),
      letters: 'none',
    }),
  ],
  hex: [
    ({ main, second }) => ({
      drawing:
        polygon(
          [
            [0, -240],
            [208, -120],
            [208, 0],
            [0, -118],
            [-208, 0],
            [-208, -120],
          ],
          main,
        ) +
        polygon(
          [
            [0, -78],
            [208, 40],
            [208, 120],
            [0, 240],
            [-208, 120],
            [-208, 40],
          ],
          second,
        ),
      letters: 'none',
    }),
    ({ main }) => ({ drawing: polygon(hexagon(240), main), letters: 'inside' }),
    ({ main, second, ground }) => ({
      drawing:
        polygon(
          [
            [0, 0],
            [0, -240],
            [208, -120],
          ],
          main,
        ) +
        polygon(
          [
            [0, -240],
            [208, -120],
            [0, 0],
            [-208, -120],
          ],
          second,
        ) +
        polygon(
          [
            [-208, -120],
            [0, 0],
            [0, 240],
            [-208, 120],
          ],
          main,
        ) +
        path('M26 15L208 -90V120L26 225Z', main) +
        stroke('M0 0V240M0 0L-208 -120M0 0L208 -120', ground, 22, { cap: 'butt' }),
      letters: 'none',
    }),
    ({ main, second, ground }) => ({
      drawing: polygon(hexagon(235), main) + polygon(hexagon(150), ground) + polygon(hexagon(84), second),
      letters: 'below',
    }),
    ({ main, second }) => ({
      drawing: [0, 1, 2, 3, 4, 5]
        .map((i) =>
          placed(
            polygon(
              [
                [0, -30],
                [96, -86],
                [96, -196],
                [0, -250],
              ],
              i % 3 === 0 ? second : main,
            ),
            { turn: i * 60 },
          ),
        )
        .join(''),
      letters: 'none',
    }),
  ],
  links: [
    ({ main, second }) => ({
      drawing:
        ring(-95, 0, 130, main, 62) +
        ring(95, 0, 130, second, 62) +
        stroke('M-50.5 -122.2A130 130 0 0 1 33 -22.6', main, 62, { cap: 'butt' }),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing: placed(
        rectangle(-215, -85, 240, 170, 'none') +
          link(-95, main) +
          link(95, second) +
          stroke('M-40 -62H-95', main, 58, { cap: 'butt' }),
        { turn: -45 },
      ),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing:
        stroke('M-140 -90H90A90 90 0 0 1 90 90H-10', main, 66, { cap: 'butt' }) +
        stroke('M140 90H-90A90 90 0 0 1 -90 -90', second, 66, { cap: 'butt' }),
      letters: 'below',
    }),
    ({ main, second }) => ({
      drawing:
        stroke('M-200 -200H60V60H-200Z', main, 60, { join: 'miter', cap: 'butt' }) +
        stroke('M200 200H-60V-60H200Z', second, 60, { join: 'miter', cap: 'butt' }) +
        stroke('M60 -20V90', main, 60, { cap: 'butt' }),
      letters: 'none',
    }),
    ({ main, second }) => ({
      drawing:
        circle(-150, 120, 84, main) +
        circle(150, 120, 84, main) +
        circle(0, -150, 84, second) +
        stroke('M-150 120L0 -150L150 120Z', main, 44),
      letters: 'none',
    }),
  ],
}

/** @param {number} x @param {number} y @param {number} wide @param {number} top @returns {Point[]} */
function slanted(x, y, wide, top) {
  const lean = (y - top) * 0.22
  return [
    [x, y],
    [x + wide, y],
    [x + wide + lean, top],
    [x + lean, top],
  ]
}

/** @param {number} radius @returns {Point[]} */
function hexagon(radius) {
  return [0, 1, 2, 3, 4, 5].map((i) => [
    radius * Math.sin((i * Math.PI) / 3),
    -radius * Math.cos((i * Math.PI) / 3),
  ])
}

/** Where two circles of one radius, each `apart` from the middle, overlap. @param {number} radius @param {number} apart @param {string} fill */
function lens(radius, apart, fill) {
  const high = Math.sqrt(radius * radius - apart * apart)
  return path(
    `M0 ${round(-high)}A${radius} ${radius} 0 0 1 0 ${round(high)}A${radius} ${radius} 0 0 1 0 ${round(-high)}Z`,
    fill,
  )
}

/** @param {number} x @param {number} y @param {number} [step] */
function wavy(x, y, step = 110) {
  const half = step / 2
  return `M${x} ${y}q${half} -90 ${step} 0t${step} 0t${step} 0t${step} 0`
}

/** @param {number} x @param {string} colour */
function link(x, colour) {
  return `<rect x="${x - 140}" y="-62" width="280" height="124" rx="62" fill="none" stroke="${colour}" stroke-width="58"/>`
}

/**
 * The mark of a company: one shape in two house colours, with its initials where the shape leaves room. Slugs that share
 * a shape differ in design, colours and stand.
 * @param {object} company
 * @param {string} company.slug
 * @param {string} company.initials Two letters at most.
 * @param {string} company.shape `square`, `bars`, `circle`, `wave`, `hex` or `links`.
 * @returns {string} An SVG document, 800 by 800.
 * @throws {RangeError} When there is no such shape.
 */
function logoSvg({ slug, initials, shape }) {
  const designs = shapes[shape]
  if (!designs) throw new RangeError(`There is no logo of the shape "${shape}".`)
  const random = createRandom(`logo/${edition}/${slug}`)
  const livery = random.pick(liveries)
  const { drawing, letters } = random.pick(designs)(livery)
  const turn = letters === 'none' ? random.pick([0, 0, 90, 180, 270]) : 0
  const isSmall = letters === 'below'
  const word =
    letters === 'inside'
      ? lettering(initials, { x: 400, y: 318, high: 164, colour: livery.ground, weight: 30, align: 'middle' })
      : isSmall
        ? lettering(initials, { x: 400, y: 572, high: 104, colour: livery.main, weight: 30, align: 'middle' })
        : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    rectangle(0, 0, size, size, livery.ground) +
    placed(drawing, { x: 400, y: isSmall ? 322 : 400, scale: isSmall ? 0.82 : 1.06, turn }) +
    word +
    '</svg>'
  )
}

module.exports = { logoSvg }
