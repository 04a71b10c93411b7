// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { mix } = require('../drawing/colour.js')
const { circle, path, placed, rectangle, ring, stroke } = require('../drawing/shapes.js')
const { ground, sky } = require('../parts/backdrop.js')
const { skins } = require('../palettes.js')
const { houses, tree } = require('../parts/street.js')
const { waterTones } = require('../parts/water.js')

/** A courier on a cargo bicycle along the houses or over the quay. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(-13, 13),
    height: 1.5,
    distance: 13,
    lens: width * random.between(0.82, 0.96),
    middle: height * 0.8,
    centre: width * 0.5,
  })
  const { horizon } = camera
  const { mid, deep, soft, tones } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.5 })
  const canal = random.happens(0.5)
  houses(stage, {
    random,
    from: -30,
    to: 30,
    z: canal ? 14 : 5.5,
    materials: [mid, deep, soft, mid],
    shop: !canal,
  })
  const trees = canal ? [-9, 1.5, 10.5] : [-10.5, 10]
  for (const x of trees)
    tree(stage, { at: [x + random.between(-1.2, 1.2), 0, canal ? 12.4 : 3], tall: random.between(5, 7) })
  if (canal)
    for (let i = -14; i < 15; i++)
      stage.box({ at: [i * 1.6, 0, 3], size: [0.09, 0.9, 0.09], material: deep, shadow: false })
  if (canal)
    for (const y of [0.45, 0.84])
      stage.box({ at: [-24, y, 3], size: [48, 0.06, 0.06], material: deep, shadow: false })
  const sea = waterTones(palette)
  const quay = canal
    ? stage.ground(
        [
          [-60, 3.4],
          [60, 3.4],
          [60, 12],
          [-60, 12],
        ],
        sea.base,
      ) + Array.from({ length: 16 }, () => glint(stage, random, sea.glint)).join('')
    : stage.ground(
        [
          [-60, 1.6],
          [60, 1.6],
          [60, 6],
          [-60, 6],
        ],
        palette.time === 'night' ? tones[2] : palette.time === 'dusk' ? tones[4] : tones[5],
      )
  const kerb = stage.ground(
    [
      [-60, 1.5],
      [60, 1.5],
      [60, 1.7],
      [-60, 1.7],
    ],
    palette.marking,
  )
  const stripes = Array.from({ length: 9 }, (_, i) =>
    stage.ground(
      [
        [-18 + i * 4, -2.6],
        [-16 + i * 4, -2.6],
        [-16 + i * 4, -2.75],
        [-18 + i * 4, -2.75],
      ],
      palette.marking,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    ground({ palette, width, height, horizon }) +
    quay +
    kerb +
    stripes.join('') +
    stage.shadows() +
    stage.render() +
    placed(cargoBicycle(random, palette), {
      x: width * random.between(0.42, 0.5),
      y: height * 0.885,
      scale: (height / 900) * random.between(0.98, 1.12),
    })
  )
}

/** @param {import('../drawing/stage.js').Stage} stage @param {import('../random.js').Random} random @param {string} colour */
function glint(stage, random, colour) {
  const x = random.between(-16, 16)
  const z = random.between(4, 11.5)
  return stage.ground(
    [
      [x, z],
      [x + random.between(0.6, 2.4), z],
      [x + 2, z + 0.1],
      [x, z + 0.1],
    ],
    colour,
    0.7,
  )
}

/**
 * A long bicycle with a box before the rider, going right; the ground is y = 0 and it is about 800 long around x = 0.
 * @param {import('../random.js').Random} random @param {import('../palettes.js').Palette} palette
 */
function cargoBicycle(random, palette) {
  const { tones, accent, pale, soft, mid, time } = palette
  const isNight = time === 'night'
  const ink = isNight ? '#0b0b12' : tones[0]
  const frame = isNight ? tones[6] : tones[1]
  const skin = random.pick(skins(palette))
  const skinShade = mix(skin, tones[1], 0.36)
  const coat = random.pick([isNight ? tones[5] : tones[6], isNight ? tones[4] : tones[2]])
  const coatShade = mix(coat, tones[0], 0.34)
  const trousers = isNight ? tones[3] : tones[1]
  const rear = [-270, -100]
  const front = [330, -76]
  /** @param {number[]} at @param {number} radius */
  const wheel = ([x, y], radius) => {
    const spokes = Array.from({ length: 9 }, (_, i) => {
      const angle = (i * Math.PI) / 9 + 0.2
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
    })
    return (
      stroke(spokes.join(''), isNight ? tones[4] : tones[3], 2.2) +
      ring(x, y, radius - 6, ink, 13) +
      ring(x, y, radius - 17, isNight ? tones[5] : tones[5], 5) +
      circle(x, y, 13, frame)
    )
  }
  const shadow = `<ellipse cx="30" cy="4" rx="440" ry="17" fill="${palette.shadow}"/>`
  const crank = [-105, -104]
  const farLeg =
    stroke('M-166 -318L-70 -262L-96 -128', mix(trousers, tones[0], 0.5), 44) +
    stroke('M-98 -130L-62 -126', ink, 26)
  const nearLeg =
    stroke('M-166 -318L-60 -218', trousers, 54) +
    stroke('M-60 -218L-114 -80', trousers, 42) +
    stroke('M-116 -70L-72 -64', ink, 27)
  const torso =
    path(
      'M-214 -312C-226 -380 -206 -470 -160 -506C-128 -520 -92 -502 -88 -470C-92 -410 -110 -350 -130 -300C-160 -288 -200 -292 -214 -312Z',
      coat,
    ) +
    path(
      'M-214 -312C-226 -380 -206 -470 -160 -506C-176 -440 -176 -360 -150 -294C-180 -290 -204 -298 -214 -312Z',
      coatShade,
    )
  const arm =
    stroke('M-128 -470L-84 -396', coatShade, 42) +
    stroke('M-84 -396L14 -366', coatShade, 34) +
    circle(26, -364, 17, skin)
  const head =
    path('M-134 -516H-98V-480C-110 -470 -126 -474 -134 -484Z', skinShade) +
    circle(-106, -546, 42, skin) +
    path('M-106 -504A42 42 0 0 1 -146 -560C-130 -550 -122 -520 -106 -504Z', skinShade) +
    path('M-156 -548C-160 -612 -66 -622 -60 -562L-52 -552C-84 -552 -124 -556 -156 -548Z', accent.lit) +
    path('M-156 -548C-160 -590 -130 -604 -108 -603C-130 -590 -136 -568 -132 -552Z', accent.shade)
  const bars = stroke('M34 -366L12 -366M24 -366L60 -190', frame, 11)
  const tubes = stroke(
    `M${rear[0]} ${rear[1]}L${crank[0]} ${crank[1]}L-176 -292M${rear[0]} ${rear[1]}L-164 -250L56 -206M${crank[0]} ${crank[1]}L56 -206L${crank[0] + 160} -96L290 -96L${front[0]} ${front[1]}`,
    frame,
    13,
  )
  const saddle = path('M-218 -318C-190 -334 -140 -330 -124 -314C-150 -302 -200 -300 -218 -318Z', ink)
  const boxAt = 78
  const boxHigh = random.between(150, 190)
  const stack = [0, 1].map((i) => {
    const wide = random.between(78, 96)
    const high = random.between(56, 96)
    const material = random.pick([pale, soft, mid])
    const at = boxAt + 14 + i * 100
    const top = -112 - boxHigh - high
    return (
      rectangle(at, top, wide, high + 20, material.lit) +
      rectangle(at + wide * 0.66, top, wide * 0.34, high + 20, material.shade) +
      rectangle(at + wide * 0.24, top, wide * 0.16, high + 20, accent.lit)
    )
  })
  const box =
    path(`M${boxAt} ${-112 - boxHigh}H${boxAt + 226}L${boxAt + 206} -100H${boxAt + 14}Z`, accent.lit) +
    path(
      `M${boxAt + 150} ${-112 - boxHigh}H${boxAt + 226}L${boxAt + 206} -100H${boxAt + 144}Z`,
      accent.shade,
    ) +
    rectangle(boxAt - 6, -122 - boxHigh, 238, 16, frame, { radius: 4 }) +
    ring(boxAt + 66, -112 - boxHigh / 2, 24, pale.top, 11) +
    ring(boxAt + 98, -112 - boxHigh / 2, 24, pale.top, 11)
  const lamp =
    path('M310 -170h26v26h-26z', frame) +
    (isNight ? path('M336 -168L760 -96V20L336 -146Z', palette.glow, 0.22) : '')
  return (
    shadow +
    farLeg +
    wheel(rear, 100) +
    wheel(front, 76) +
    stroke('M330 -76L312 -190', frame, 12) +
    tubes +
    stack.join('') +
    box +
    lamp +
    saddle +
    bars +
    ring(crank[0], crank[1], 24, frame, 9) +
    torso +
    nearLeg +
    head +
    arm
  )
}

module.exports = { draw }
