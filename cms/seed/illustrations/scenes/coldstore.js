// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { mix } = require('../drawing/colour.js')
const { circle, line, polygon, rectangle, stroke } = require('../drawing/shapes.js')
const { figure } = require('../parts/figure.js')
const { hall } = require('../parts/hall.js')
const { loadedPallet } = require('../parts/pallet.js')
const { palletRack } = require('../parts/rack.js')

/** A cold store: pale racks, a curtain door, snow in the air and mist over the floor. @type {import('../illustration.js').Scene} */
function draw({ random, palette: given, width, height }) {
  const palette = frosted(given)
  const camera = createCamera({
    yaw: random.between(-14, 14),
    height: random.between(1.4, 2.6),
    distance: 8,
    lens: width * 0.66,
    middle: height * 0.8,
    centre: width * random.between(0.44, 0.56),
  })
  const { pale, soft, mid, accent, tones } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.3 })
  const gap = random.between(4.6, 5.6)
  for (const x of [-gap / 2 - 1.1, gap / 2])
    palletRack(stage, {
      random,
      at: [x, 0, -5.6],
      along: true,
      bays: 5,
      levels: 3,
      high: 1.85,
      materials: [pale, pale, soft, mid],
    })
  const back = 9.5
  const wide = random.between(2.8, 3.4)
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [opacity] */
  const onWall = (x, y, w, h, fill, opacity) =>
    polygon(
      camera.polygon([
        [x, y, back],
        [x + w, y, back],
        [x + w, y + h, back],
        [x, y + h, back],
      ]),
      fill,
      opacity,
    )
  const strips = Array.from({ length: 9 }, (_, i) =>
    onWall(-wide / 2 + (i * wide) / 9, 0, (wide / 9) * 0.86, 3.3, i % 2 ? tones[7] : tones[6], 0.6),
  )
  const door =
    onWall(-wide / 2 - 0.3, 0, wide + 0.6, 3.7, accent.lit) +
    onWall(-wide / 2, 0, wide, 3.3, palette.glass) +
    strips.join('')
  const sign = snowflake(camera.point([0, 4.75, back]), 0.62 * camera.scale([0, 4, back]), tones[7])
  figure(stage, {
    at: [random.between(-1.3, 1.3), 0, random.between(0.6, 2.6)],
    vest: random.happens(0.6),
    helmet: false,
    walking: random.happens(0.5),
    parcel: random.happens(0.6),
    mirror: random.happens(0.5),
  })
  loadedPallet(stage, {
    at: [random.pick([-gap / 2 + 0.1, gap / 2 - 1.35]), 0, random.between(-2.2, -0.6)],
    random,
    material: random.pick([pale, accent]),
    layers: random.whole(2, 4),
    wrapped: true,
  })
  const mist = Array.from({ length: 7 }, (_, i) =>
    rectangle(
      random.between(-0.1, 0.75) * width,
      height * (0.8 + i * 0.028),
      random.between(260, 620),
      height * 0.026,
      tones[7],
      { radius: height * 0.013, opacity: 0.5 },
    ),
  )
  const snow = Array.from({ length: 70 }, () =>
    circle(random.next() * width, random.next() * height, random.between(1.5, 5), tones[7], 0.85),
  )
  return (
    hall({
      camera,
      palette,
      random,
      width,
      height,
      left: -8,
      right: 8,
      front: -9,
      back,
      high: 7,
      windows: false,
    }) +
    door +
    sign +
    stage.shadows() +
    stage.render() +
    mist.join('') +
    snow.join('')
  )
}

/** Everything a step paler, as under frost. @param {import('../palettes.js').Palette} palette @returns {import('../palettes.js').Palette} */
function frosted(palette) {
  const ice = palette.tones[7]
  const share = palette.time === 'night' ? 0.12 : 0.3
  return {
    ...palette,
    wall: mix(palette.wall, ice, share),
    wallShade: mix(palette.wallShade, ice, share),
    floor: mix(palette.floor, ice, share),
    ceiling: mix(palette.ceiling, ice, 0.12),
  }
}

/** @param {import('../drawing/shapes.js').Point} middle @param {number} radius @param {string} colour */
function snowflake([x, y], radius, colour) {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      /** @param {number} reach @param {number} turn @returns {import('../drawing/shapes.js').Point} */
      const at = (reach, turn) => [
        x + Math.cos(((degrees + turn) * Math.PI) / 180) * reach * radius,
        y + Math.sin(((degrees + turn) * Math.PI) / 180) * reach * radius,
      ]
      return (
        stroke(line([[x, y], at(1, 0)]), colour, radius * 0.13) +
        stroke(line([at(0.88, 24), at(0.56, 0), at(0.88, -24)]), colour, radius * 0.11)
      )
    })
    .join('')
}

module.exports = { draw }
