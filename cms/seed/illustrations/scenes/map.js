// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { mix } = require('../drawing/colour.js')
const { circle, line, path, placed, rectangle, stroke } = require('../drawing/shapes.js')

/** @typedef {[number, number]} Spot */

const block = 5.4
const street = 1.7
const pitch = block + street

/** A city as a model, with a route through its streets. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(18, 60),
    height: random.between(30, 42),
    distance: 40,
    lens: width * 0.72,
    middle: height * 0.52,
    centre: width * 0.5,
  })
  const { pale, soft, mid, deep, accent, tones } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.9 })
  const isNight = palette.time === 'night'
  const paper = isNight ? tones[1] : palette.time === 'dusk' ? tones[4] : tones[6]
  const water = isNight ? tones[3] : palette.time === 'dusk' ? tones[3] : tones[4]
  const green = isNight ? tones[2] : mix(tones[3], tones[5], 0.5)
  const canal = random.whole(-2, 1)
  const parks = new Set([
    `${random.whole(-2, 2)},${random.whole(-2, 2)}`,
    `${random.whole(-4, 4)},${random.whole(1, 3)}`,
  ])
  const grounds = []
  for (let column = -8; column < 9; column++) {
    for (let row = -7; row < 8; row++) {
      const [x, z] = [column * pitch, row * pitch]
      if (row === canal) continue
      if (parks.has(`${column},${row}`)) {
        grounds.push(
          stage.ground(
            [
              [x, z],
              [x + block, z],
              [x + block, z + block],
              [x, z + block],
            ],
            green,
          ),
        )
        continue
      }
      cityBlock(
        stage,
        random,
        x,
        z,
        random.pick(isNight ? [mid, mid, deep, soft] : [pale, pale, soft, soft, mid]),
      )
    }
  }
  const waterLine = canal * pitch
  grounds.push(
    stage.ground(
      [
        [-90, waterLine - 0.2],
        [90, waterLine - 0.2],
        [90, waterLine + block + 0.2],
        [-90, waterLine + block + 0.2],
      ],
      water,
    ),
  )
  for (let column = -8; column < 9; column += 2)
    grounds.push(
      stage.ground(
        [
          [column * pitch - street, waterLine - 0.3],
          [column * pitch, waterLine - 0.3],
          [column * pitch, waterLine + block + 0.3],
          [column * pitch - street, waterLine + block + 0.3],
        ],
        paper,
      ),
    )

  /** @param {Spot} spot */
  const isInView = (spot) => {
    const [left, top] = camera.point([spot[0], 0, spot[1]])
    return left > width * 0.07 && left < width * 0.93 && top > height * 0.17 && top < height * 0.93
  }
  let stops = route(random)
  for (let tries = 0; tries < 40 && !stops.every(isInView); tries++) stops = route(random)
  const track = stops.map(([x, z]) => camera.point([x, 0, z]))
  const thick = 0.62 * camera.scale([0, 0, 0])
  const pins = [stops[0], stops[Math.floor(stops.length / 2)], stops[stops.length - 1]]
  const pinned = pins
    .map((spot) => camera.point([spot[0], 0, spot[1]]))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], index) => pin(x, y, index === pins.length - 1 ? 1.25 : 0.95, palette))
  return (
    rectangle(0, 0, width, height, paper) +
    grounds.join('') +
    stage.shadows() +
    stroke(line(track), accent.shade, thick * 1.35) +
    stroke(line(track), accent.lit, thick) +
    stage.render() +
    stroke(line(track), accent.lit, thick * 0.8, { opacity: 0.5 }) +
    pinned.join('')
  )
}

/**
 * @param {import('../drawing/stage.js').Stage} stage @param {import('../random.js').Random} random
 * @param {number} x @param {number} z @param {import('../palettes.js').Material} material
 */
function cityBlock(stage, random, x, z, material) {
  const half = block / 2
  const parts = random.pick([
    [
      [0, 0, half - 0.1, block],
      [half + 0.1, 0, half - 0.1, block],
    ],
    [[0, 0, block, block]],
    [
      [0, 0, half - 0.1, half - 0.1],
      [half + 0.1, 0, half - 0.1, half - 0.1],
      [0, half + 0.1, block, half - 0.1],
    ],
  ])
  for (const [u, w, wide, deep] of parts)
    stage.box({ at: [x + u, 0, z + w], size: [wide, random.between(0.4, 2.4), deep], material })
}

/** A walk through the streets around the middle. @param {import('../random.js').Random} random @returns {Spot[]} */
function route(random) {
  let column = random.whole(-3, -1)
  let row = random.whole(-1, 2)
  const last = random.whole(2, 3)
  /** @param {number} c @param {number} r @returns {Spot} */
  const crossing = (c, r) => [c * pitch - street / 2, r * pitch - street / 2]
  const spots = [crossing(column, row)]
  while (column < last) {
    column += random.whole(1, 2)
    spots.push(crossing(column, row))
    if (column < last) {
      row = Math.max(-1, Math.min(4, row + random.pick([-2, -1, 1, 2])))
      spots.push(crossing(column, row))
    }
  }
  return spots
}

/** @param {number} x @param {number} y @param {number} scale @param {import('../palettes.js').Palette} palette */
function pin(x, y, scale, { accent, tones }) {
  const drawing =
    `<ellipse cx="14" cy="2" rx="26" ry="9" fill="${tones[0]}" opacity="0.35"/>` +
    path('M0 0C-10 -34 -44 -56 -44 -96A44 44 0 0 1 44 -96C44 -56 10 -34 0 0Z', accent.lit) +
    path(
      'M0 0C10 -34 44 -56 44 -96A44 44 0 0 0 8 -139C24 -120 26 -84 14 -56C8 -40 2 -20 0 0Z',
      accent.shade,
    ) +
    circle(0, -96, 19, tones[7])
  return placed(drawing, { x, y, scale })
}

module.exports = { draw }
