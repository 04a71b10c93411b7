// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { mix } = require('../drawing/colour.js')
const { circle, path, placed, rectangle, ring } = require('../drawing/shapes.js')
const { ground, sky, skyline } = require('../parts/backdrop.js')
const { figure } = require('../parts/figure.js')
const { loadedPallet } = require('../parts/pallet.js')
const { wheels } = require('../parts/wheels.js')

/** @typedef {import('../palettes.js').Palette} Palette */
/** @typedef {import('../random.js').Random} Random */

/** A freighter on the apron, head-on or from its side with the cargo door open. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const headOn = random.happens(0.5)
  const camera = createCamera({
    yaw: headOn ? 0 : random.between(-6, 6),
    height: 1.7,
    distance: 16,
    lens: width * 0.9,
    middle: height * 0.86,
    centre: width * 0.5,
  })
  const { horizon } = camera
  const stage = createStage({ camera, palette, shadowReach: 0.5 })
  const { pale, soft, accent } = palette
  const side = random.pick([-1, 1])
  const dollies = headOn ? [side * 4.6, side * 6.6] : [-6.9, -4.9]
  for (const x of dollies) dolly(stage, random, x - 0.8, random.pick([pale, soft, accent]))
  if (headOn) dolly(stage, random, -side * 6.4, random.pick([soft, accent]))
  figure(stage, { at: [headOn ? side * 2.9 : -2.9, 0, -2.2], mirror: side > 0, walking: random.happens(0.5) })
  const marks = [-0.12, -5.6, 5.5].map((x, i) =>
    stage.ground(
      [
        [x, -20],
        [x + 0.22, -20],
        [x + 0.22, 160],
        [x, 160],
      ],
      i ? palette.marking : accent.lit,
      i ? 0.6 : 1,
    ),
  )
  const plane = headOn ? fromAhead(random, palette) : fromTheSide(random, palette)
  return (
    sky({ random, palette, width, horizon, sun: !headOn || palette.time !== 'dusk' }) +
    skyline({ kind: random.pick(['estate', 'polder', 'city']), random, palette, width, horizon, size: 120 }) +
    ground({ palette, width, height, horizon }) +
    marks.join('') +
    placed(plane, { x: width * 0.5, y: horizon + height * 0.09, scale: width / 1600 }) +
    stage.shadows() +
    stage.render()
  )
}

/** A low trailer with cargo under a net. @param {import('../drawing/stage.js').Stage} stage @param {Random} random @param {number} x @param {import('../palettes.js').Material} material */
function dolly(stage, random, x, material) {
  const z = -1.4
  const axles = { at: [0.3, 1.3], radius: 0.2, depth: 1.2 }
  stage.prism({
    at: [x, 0, z],
    depth: 1.2,
    material: stage.palette.deep,
    profile: [
      [0, 0.3],
      [1.6, 0.3],
      [1.6, 0.42],
      [0, 0.42],
    ],
    before: (place) => wheels(stage, place, { ...axles, side: 'far' }),
    after: (place) => wheels(stage, place, { ...axles, side: 'near' }),
  })
  loadedPallet(stage, {
    at: [x + 0.2, 0.42, z + 0.2],
    random,
    material,
    layers: random.whole(3, 4),
    box: 0.27,
    ragged: false,
    wrapped: true,
  })
}

/**
 * Seen from the front: wheels at y = 0, the body 560 high above it.
 * @param {Random} random @param {Palette} palette
 */
function fromAhead(random, palette) {
  const { tones, accent } = palette
  const isNight = palette.time === 'night'
  const body = isNight ? tones[5] : tones[7]
  const shade = isNight ? tones[3] : tones[4]
  const wing = isNight ? tones[3] : tones[5]
  const wingShade = isNight ? tones[2] : tones[3]
  const glass = tones[0]
  const r = 178
  const y = -300
  const engines = random.pick([[330], [300, 560]])
  const fin =
    path(`M-20 ${y - 130}L-9 ${y - 470}H9L20 ${y - 130}Z`, accent.lit) +
    path(`M0 ${y - 130}V${y - 470}H9L20 ${y - 130}Z`, accent.shade)
  const tail = path(
    `M-30 ${y - 120}L-330 ${y - 170}V${y - 158}L-30 ${y - 88}ZM30 ${y - 120}L330 ${y - 170}V${y - 158}L30 ${y - 88}Z`,
    wingShade,
  )
  const wings = [-1, 1].map(
    (side) =>
      path(
        `M${side * 100} ${y + 70}L${side * 830} ${y - 52}L${side * 838} ${y - 96}L${side * 844} ${y - 40}L${side * 100} ${y + 140}Z`,
        wing,
      ) +
      path(
        `M${side * 100} ${y + 108}L${side * 838} ${y - 46}L${side * 844} ${y - 40}L${side * 100} ${y + 140}Z`,
        wingShade,
      ),
  )
  const nacelles = engines.flatMap((x, i) =>
    [-1, 1].map((side) => engine(side * x, y + 150 - i * 44, 74 - i * 8, palette)),
  )
  const gear = [-1, 1].map(
    (side) =>
      rectangle(side * 150 - 9, y + 120, 18, 150, tones[1]) +
      rectangle(side * 150 - 46, -74, 38, 76, tones[0], { radius: 14 }) +
      rectangle(side * 150 + 8, -74, 38, 76, tones[0], { radius: 14 }),
  )
  const noseGear =
    rectangle(-7, y + 150, 14, 120, tones[1]) +
    rectangle(-30, -46, 24, 48, tones[0], { radius: 10 }) +
    rectangle(6, -46, 24, 48, tones[0], { radius: 10 })
  const hump =
    path(`M-106 ${y - 128}C-96 ${y - 236} 96 ${y - 236} 106 ${y - 128}Z`, body) +
    path(`M30 ${y - 206}C84 ${y - 196} 102 ${y - 160} 106 ${y - 128}H40Z`, shade)
  const trunk =
    circle(0, y, r, body) +
    path(
      `M40 ${y - r + 5}A${r} ${r} 0 0 1 40 ${y + r - 5}C110 ${y + 90} 110 ${y - 90} 40 ${y - r + 5}Z`,
      shade,
    )
  const windows = [
    `M-8 ${y - 182}H-50L-46 ${y - 150}H-8Z`,
    `M8 ${y - 182}H50L46 ${y - 150}H8Z`,
    `M-60 ${y - 180}L-86 ${y - 160}L-78 ${y - 142}L-56 ${y - 150}Z`,
    `M60 ${y - 180}L86 ${y - 160}L78 ${y - 142}L56 ${y - 150}Z`,
  ].map((data) => path(data, palette.time === 'night' ? palette.glow : glass))
  const belly =
    path(
      `M${-r + 6} ${y + 36}A${r} ${r} 0 0 0 ${r - 6} ${y + 36}C110 ${y + 84} -110 ${y + 84} ${-r + 6} ${y + 36}Z`,
      accent.lit,
    ) +
    path(
      `M60 ${y + 71}C110 ${y + 62} 150 ${y + 50} ${r - 6} ${y + 36}A${r} ${r} 0 0 1 60 ${y + 167}Z`,
      accent.shade,
    )
  const seam = path(
    `M${-r} ${y + 4}C-90 ${y - 62} 90 ${y - 62} ${r} ${y + 4}L${r} ${y + 9}C90 ${y - 55} -90 ${y - 55} ${-r} ${y + 9}Z`,
    mix(body, tones[2], 0.45),
  )
  const shadow = `<ellipse cx="0" cy="6" rx="640" ry="26" fill="${palette.shadow}" opacity="0.85"/>`
  return (
    shadow +
    fin +
    tail +
    wings.join('') +
    gear.join('') +
    nacelles.join('') +
    noseGear +
    hump +
    trunk +
    belly +
    seam +
    windows.join('')
  )
}

/** @param {number} x @param {number} y @param {number} radius @param {Palette} palette */
function engine(x, y, radius, { tones, accent, time }) {
  const blades = Array.from({ length: 14 }, (_, i) => {
    const angle = (i * Math.PI) / 7
    return `M${x} ${y}L${(x + Math.cos(angle) * radius * 0.72).toFixed(1)} ${(y + Math.sin(angle) * radius * 0.72).toFixed(1)}L${(x + Math.cos(angle + 0.2) * radius * 0.72).toFixed(1)} ${(y + Math.sin(angle + 0.2) * radius * 0.72).toFixed(1)}Z`
  })
  return (
    circle(x, y, radius, time === 'night' ? tones[4] : tones[6]) +
    ring(x, y, radius - 6, accent.lit, 12) +
    circle(x, y, radius * 0.76, tones[0]) +
    path(blades.join(''), tones[2]) +
    circle(x, y, radius * 0.22, tones[5])
  )
}

/**
 * Seen from the side, nose to the right, wheels at y = 0; longer than the picture is wide.
 * @param {Random} random @param {Palette} palette
 */
function fromTheSide(random, palette) {
  const { tones, accent } = palette
  const isNight = palette.time === 'night'
  const body = isNight ? tones[5] : tones[7]
  const shade = isNight ? tones[3] : tones[4]
  const soft = isNight ? tones[4] : tones[6]
  const x = random.between(-60, 60)
  const fuselage = path('M-1000 -420H420C600 -420 690 -350 716 -270C720 -220 640 -166 470 -150H-1000Z', body)
  const middle = path('M-1000 -262H714C716 -222 640 -166 470 -150H-1000Z', soft)
  const belly = path('M-1000 -196H680C640 -166 560 -156 470 -150H-1000Z', shade)
  const stripe =
    path('M-1000 -300H704L712 -270H-1000Z', accent.lit) +
    path('M-1000 -262H714L711 -246H-1000Z', accent.shade)
  const cockpit = path(
    'M560 -386L604 -368L592 -338H548ZM612 -364L646 -340L630 -332H602ZM500 -390H548L538 -338H500Z',
    isNight ? palette.glow : tones[0],
  )
  const opening =
    rectangle(-250, -398, 330, 200, tones[0]) + rectangle(-236, -384, 302, 186, mix(tones[0], tones[1], 0.6))
  const cargo = [
    [-226, 94, palette.mid],
    [-120, 88, palette.accent],
    [-22, 80, palette.pale],
  ].map(([left, wide, material]) => {
    const box = /** @type {import('../palettes.js').Material} */ (material)
    const at = Number(left)
    return (
      rectangle(at, -330, Number(wide), 128, box.lit) +
      rectangle(at + Number(wide) * 0.66, -330, Number(wide) * 0.34, 128, box.shade) +
      rectangle(at, -272, Number(wide), 6, tones[0], { opacity: 0.4 })
    )
  })
  const door =
    path('M-250 -398L-226 -560H104L80 -398Z', soft) +
    path('M-226 -560H104L101 -536H-229Z', accent.lit) +
    path('M-250 -398H80L82 -412H-248Z', shade)
  const struts = path('M-226 -398L-208 -500H-200L-216 -398ZM60 -398L78 -500H86L70 -398Z', tones[1])
  const wing =
    path('M-640 -204L-40 -204L-330 -86L-900 -60Z', isNight ? tones[3] : tones[5]) +
    path('M-640 -204L-40 -204L-60 -190L-900 -60Z', isNight ? tones[2] : tones[3])
  const nacelle =
    path(
      'M-420 -176H-250C-226 -176 -220 -60 -250 -56H-420C-470 -70 -490 -100 -490 -116C-490 -136 -470 -162 -420 -176Z',
      soft,
    ) +
    path('M-470 -84C-458 -72 -440 -62 -420 -56H-250C-236 -60 -232 -84 -231 -100H-480Z', shade) +
    path('M-250 -176C-226 -176 -220 -60 -250 -56C-270 -60 -272 -172 -250 -176Z', tones[0]) +
    path('M-290 -176H-272L-272 -56H-290Z', accent.lit)
  const gear = [-560, -480, 500].map(
    (at) =>
      rectangle(at - 7, -170, 14, 130, tones[1]) +
      circle(at - 22, -32, 32, tones[0]) +
      circle(at - 22, -32, 13, tones[5]) +
      circle(at + 34, -32, 32, tones[0]) +
      circle(at + 34, -32, 13, tones[5]),
  )
  const lift =
    rectangle(-262, -206, 350, 22, accent.lit) +
    rectangle(-262, -186, 350, 10, accent.shade) +
    path('M-230 -178L40 -28H64L-206 -178ZM52 -178L-218 -28H-242L28 -178Z', tones[1]) +
    rectangle(-276, -34, 376, 24, tones[1]) +
    [-240, -190, 20, 70].map((at) => circle(at, -12, 16, tones[0])).join('')
  const shadow = `<ellipse cx="-120" cy="4" rx="900" ry="24" fill="${palette.shadow}" opacity="0.85"/>`
  return `<g transform="translate(${x.toFixed(0)} 0)">${shadow}${gear.join('')}${fuselage}${middle}${belly}${stripe}${cockpit}${door}${struts}${opening}${cargo.join('')}${wing}${nacelle}${lift}</g>`
}

module.exports = { draw }
