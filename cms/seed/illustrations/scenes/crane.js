// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { line, stroke } = require('../drawing/shapes.js')
const { ground, sky, skyline } = require('../parts/backdrop.js')
const { container, containerDeep, containerHigh } = require('../parts/container.js')
const { figure } = require('../parts/figure.js')
const { gulls, waterTones } = require('../parts/water.js')

/** @typedef {import('../drawing/stage.js').Stage} Stage */
/** @typedef {import('../palettes.js').Material} Material */

const legHigh = 17
const gauge = 12

/** Quay cranes at work, one with a container on its ropes. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(-40, -14),
    height: random.between(1.8, 6),
    distance: random.between(44, 52),
    lens: width * 0.8,
    middle: height * random.between(0.84, 0.88),
    centre: width * random.between(0.4, 0.48),
  })
  const { horizon } = camera
  const { pale, soft, mid, deep, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.45, againstTheLight: palette.time === 'dusk' })
  const isOrange = palette.time !== 'dusk' && random.happens(0.6)
  const steel = isOrange ? accent : random.pick([deep, palette.time === 'day' ? mid : pale])
  const cranes = random.whole(2, 3)
  for (let i = 0; i < cranes; i++) {
    quayCrane(stage, {
      z: i * 22 - 4,
      material: i === 0 ? steel : random.pick([steel, mid, deep]),
      trolley: random.between(8, 17),
      hoist: random.between(4.5, 9),
      load: i === 0 ? (isOrange ? pale : accent) : random.pick([soft, pale, mid]),
    })
  }
  for (let row = 0; row < 5; row++) {
    let sinceOrange = 0
    for (const x of [-30, -23.6, -17.2]) {
      const stack = random.whole(1, 3)
      for (let level = 0; level < stack; level++) {
        sinceOrange++
        container(stage, {
          at: [x, level * (containerHigh + 0.04), row * (containerDeep + 2.4) - 2],
          material: sinceOrange > 2 && random.happens(0.3) ? accent : random.pick([pale, soft, mid, deep]),
        })
      }
    }
  }
  stage.box({
    at: [10, 0, 8],
    size: [14, 6.5, 70],
    material: deep,
    detail: (face) =>
      face.name === 'top'
        ? ''
        : face.quad(0, 0, face.width, 1, face.isLit ? accent.lit : accent.shade) +
          face.quad(0, 5.6, face.width, 0.2, palette.tones[6], 0.6),
  })
  for (let bay = 0; bay < 4; bay++)
    for (let row = 0; row < 2; row++)
      for (let level = 0; level < random.whole(1, 3); level++)
        container(stage, {
          at: [10.6 + row * 6.5, 6.6 + level * containerHigh, 12 + bay * 7],
          material: random.pick([pale, soft, mid, accent]),
          shadow: false,
        })
  figure(stage, {
    at: [random.between(-12, -9), 0, random.between(-16, -11)],
    walking: random.happens(0.5),
    mirror: random.happens(0.5),
  })
  const sea = waterTones(palette)
  const edge = stage.ground(
    [
      [7.4, -60],
      [8, -60],
      [8, 300],
      [7.4, 300],
    ],
    palette.marking,
  )
  const basin = stage.ground(
    [
      [8, -60],
      [400, -60],
      [400, 300],
      [8, 300],
    ],
    sea.base,
  )
  const glints = Array.from({ length: 26 }, () => {
    const x = random.between(10, 60)
    const z = random.between(-34, 40)
    return stage.ground(
      [
        [x, z],
        [x + random.between(1, 4), z],
        [x + random.between(1, 4), z + 0.22],
        [x, z + 0.22],
      ],
      sea.glint,
      0.7,
    )
  })
  const rails = [-6.3, 5.3].map((x) =>
    stage.ground(
      [
        [x, -60],
        [x + 0.3, -60],
        [x + 0.3, 200],
        [x, 200],
      ],
      palette.shadow,
    ),
  )
  return (
    sky({ random, palette, width, horizon }) +
    skyline({ kind: 'port', random, palette, width, horizon, size: 130 }) +
    ground({ palette, width, height, horizon }) +
    basin +
    glints.join('') +
    edge +
    rails.join('') +
    stage.shadows() +
    stage.render() +
    gulls({ random, palette, width, horizon })
  )
}

/**
 * A ship-to-shore crane: four legs on rails, a boom over the water, a house for its machines.
 * @param {Stage} stage
 * @param {{ z: number, material: Material, load: Material, trolley: number, hoist: number }} crane `trolley` is metres from the middle to the load, `hoist` the height it hangs at.
 */
function quayCrane(stage, { z, material, load, trolley, hoist }) {
  const { palette } = stage
  const thick = 0.8
  const wide = 8
  const left = -gauge / 2
  const right = gauge / 2 - thick
  /** @param {number} x @param {number} y @param {number} away @param {[number, number, number]} size */
  const beam = (x, y, away, size) => stage.box({ at: [x, y, z + away], size, material })
  for (const x of [left, right]) {
    for (const away of [0, wide - thick]) {
      stage.box({ at: [x - 0.5, 0, z + away - 0.4], size: [1.8, 1, 1.6], material: palette.deep })
      beam(x, 1, away, [thick, legHigh - 1, thick])
    }
    beam(x, legHigh - thick, thick, [thick, thick, wide - thick * 2])
    beam(x, 5.4, thick, [thick, thick, wide - thick * 2])
  }
  for (const away of [0, wide - thick]) {
    beam(left + thick, 5.4, away, [gauge - thick * 2, thick, thick])
    beam(left + thick, legHigh - thick, away, [gauge - thick * 2, thick, thick])
    beam(right, legHigh, away, [thick * 0.8, 8, thick * 0.8])
  }
  beam(right, legHigh + 7.2, thick, [thick, thick, wide - thick * 2])
  const boomAt = wide / 2 - 0.9
  stage.box({
    at: [left - 5, legHigh, z + boomAt],
    size: [36, 1.3, 1.8],
    material,
    detail: (face) =>
      face.name === 'front'
        ? Array.from({ length: 22 }, (_, i) =>
            face.quad(0.6 + i * 1.6, 0.25, 0.9, 0.75, face.deeper, 0.55),
          ).join('')
        : '',
  })
  stage.box({
    at: [left - 4, legHigh + 1.3, z + boomAt - 0.8],
    size: [7, 3, 3.4],
    material: palette.pale,
    detail: (face) => (face.name === 'front' ? face.quad(0.6, 1.4, face.width - 1.2, 0.6, face.deeper) : ''),
  })
  const middle = z + wide / 2
  const apex = /** @type {[number, number, number]} */ ([right + 0.4, legHigh + 7.6, middle])
  stage.add({
    footprint: [
      [left + 4, middle - 0.1],
      [31, middle - 0.1],
      [31, middle + 0.1],
      [left + 4, middle + 0.1],
    ],
    bottom: legHigh + 1.31,
    top: legHigh + 7,
    shadow: false,
    draw: () => {
      const thickness = Math.max(0.24 * stage.camera.scale(apex), 2)
      return [left + 4.5, 14, 24]
        .map((x) =>
          stroke(
            line([stage.camera.point(apex), stage.camera.point([x, legHigh + 1.3, middle])]),
            stage.shine([0, 0.4, -1], material),
            thickness,
          ),
        )
        .join('')
    },
  })
  const hang = left + trolley + 6
  stage.box({
    at: [hang - 1.4, legHigh - 1.6, middle - 1],
    size: [2.8, 1.5, 2],
    material: palette.deep,
    detail: (face) => (face.name === 'front' ? face.quad(0.3, 0.4, 1.2, 0.8, palette.glow) : ''),
  })
  stage.add({
    footprint: [
      [hang - 2.5, middle - 0.1],
      [hang + 2.5, middle - 0.1],
      [hang + 2.5, middle + 0.1],
      [hang - 2.5, middle + 0.1],
    ],
    bottom: hoist + containerHigh + 0.5,
    top: legHigh - 1.61,
    shadow: false,
    draw: () =>
      [-1, 1]
        .map((side) =>
          stroke(
            line([
              stage.camera.point([hang + side * 0.9, legHigh - 1.6, middle]),
              stage.camera.point([hang + side * 2.2, hoist + containerHigh + 0.5, middle]),
            ]),
            palette.tones[palette.time === 'night' ? 4 : 0],
            2.4,
          ),
        )
        .join(''),
  })
  stage.box({
    at: [hang - 2.9, hoist + containerHigh + 0.02, middle - 0.9],
    size: [5.8, 0.45, 1.8],
    material: palette.deep,
  })
  container(stage, { at: [hang - 3.03, hoist, middle - containerDeep / 2], material: load })
}

module.exports = { draw }
