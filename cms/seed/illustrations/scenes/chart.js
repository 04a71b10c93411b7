// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { circle, line, stroke } = require('../drawing/shapes.js')
const { figure } = require('../parts/figure.js')
const { parcel } = require('../parts/parcel.js')
const { studio } = require('../parts/studio.js')

/** A chart as a landscape: bars as high as houses, stacked parcels, and the line that runs above them. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(20, 44),
    height: random.between(2.4, 6),
    distance: 17,
    lens: width * 0.92,
    middle: height * 0.8,
    centre: width * random.between(0.46, 0.54),
  })
  const { pale, soft, mid, deep, accent, tones } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.8, againstTheLight: random.happens(0.4) })
  const count = random.whole(5, 7)
  const pitch = 12.6 / count
  const wide = pitch * 0.62
  const falls = random.happens(0.3)
  const stacked = random.happens(0.4)
  const heights = Array.from(
    { length: count },
    (_, i) =>
      1.1 +
      ((falls ? count - 1 - i : i) / (count - 1)) ** random.between(0.8, 1.4) * 4 +
      random.between(-0.35, 0.7),
  )
  const highest = random.happens(0.7) ? heights.indexOf(Math.max(...heights)) : random.whole(1, count - 1)
  const ramp = random.pick([
    [soft, pale],
    [mid, soft],
    [mid, mid],
  ])
  heights.forEach((high, i) => {
    const x = -6.3 + i * pitch
    if (!stacked) {
      stage.box({
        at: [x, 0, -wide / 2],
        size: [wide, high, wide],
        material: i === highest ? accent : ramp[i % 2],
        detail: (face) =>
          face.name === 'top'
            ? ''
            : Array.from({ length: Math.floor(high) }, (_, row) =>
                face.quad(0, row + 0.96, face.width, 0.04, face.deeper, 0.7),
              ).join(''),
      })
      return
    }
    let base = 0
    while (base < high - 0.3) {
      const size = wide * random.between(0.86, 1)
      const tall = Math.min(random.between(0.55, 0.95), high - base)
      parcel(stage, {
        at: [x + (wide - size) / 2, base, -size / 2],
        size: [size, tall, size],
        turn: random.between(-5, 5),
        material: i === highest ? accent : random.pick([...ramp, soft]),
        tape: i === highest ? deep : accent,
        label: random.happens(0.4),
      })
      base += tall
    }
  })
  figure(stage, {
    at: [random.between(-4, 4), 0, -2.6],
    tall: 1.5,
    helmet: false,
    vest: false,
    walking: random.happens(0.6),
    mirror: random.happens(0.5),
  })
  const lines = Array.from({ length: 6 }, (_, i) =>
    stage.ground(
      [
        [-40, -5 + i * 2],
        [40, -5 + i * 2],
        [40, -4.94 + i * 2],
        [-40, -4.94 + i * 2],
      ],
      tones[palette.time === 'night' ? 3 : 4],
      0.6,
    ),
  )
  const points = heights.map((high, i) => camera.point([-6.3 + i * pitch + wide / 2, high + 0.9, 0]))
  const ink = palette.time === 'night' ? tones[6] : tones[0]
  const trend =
    stroke(line(points), ink, 7) +
    points
      .map(([x, y], i) => circle(x, y, 14, ink) + circle(x, y, 7.5, i === highest ? accent.lit : tones[7]))
      .join('')
  return (
    studio({
      random,
      palette,
      width,
      height,
      disc: tones[palette.time === 'night' ? 3 : palette.time === 'dusk' ? 5 : 6],
    }) +
    lines.join('') +
    stage.shadows() +
    stage.render() +
    trend
  )
}

module.exports = { draw }
