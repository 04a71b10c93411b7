// @ts-check

const { createCamera } = require('../drawing/camera.js')
const { createStage } = require('../drawing/stage.js')
const { figure } = require('../parts/figure.js')
const { hall } = require('../parts/hall.js')
const { bin, binShelf } = require('../parts/rack.js')

/** Shelves with bins, and a picker with a trolley. @type {import('../illustration.js').Scene} */
function draw({ random, palette, width, height }) {
  const camera = createCamera({
    yaw: random.between(14, 44),
    height: random.between(1.2, 2.2),
    distance: random.between(5.2, 6.2),
    lens: width * 0.8,
    middle: height * 0.86,
    centre: width * random.between(0.44, 0.56),
  })
  const { pale, soft, mid, deep, accent } = palette
  const stage = createStage({ camera, palette, shadowReach: 0.35 })
  const wide = random.pick([1.6, 2])
  const levels = random.whole(5, 6)
  for (let x = -6; x < 6.5; x += wide + 0.04) {
    const materials = random.pick([
      [soft, soft, pale],
      [mid, mid, soft],
      [pale, soft, accent],
      [mid, deep, soft],
    ])
    binShelf(stage, { random, at: [x, 0, 0.6], wide, levels, materials, filled: random.between(0.75, 1) })
  }
  const at = random.between(-0.9, 0.5)
  figure(stage, { at: [at, 0, -0.5], helmet: false, parcel: random.happens(0.5) })
  trolley(stage, random, [at + random.between(0.6, 0.9), 0, -0.9])
  return (
    hall({
      camera,
      palette,
      random,
      width,
      height,
      left: -9,
      right: 10,
      front: -9,
      back: 5,
      high: 5.4,
      windows: random.happens(0.5),
    }) +
    stage.shadows() +
    stage.render()
  )
}

/**
 * A picking trolley with bins on two decks.
 * @param {import('../drawing/stage.js').Stage} stage @param {import('../random.js').Random} random @param {[number, number, number]} at
 */
function trolley(stage, random, [x, y, z]) {
  const { deep, accent, pale, soft } = stage.palette
  for (const [u, w] of [
    [0, 0],
    [1.15, 0],
    [0, 0.5],
    [1.15, 0.5],
  ])
    stage.box({ at: [x + u, y + 0.1, z + w], size: [0.05, 1, 0.05], material: deep })
  for (const base of [0.22, 0.72]) {
    stage.box({ at: [x + 0.05, base, z], size: [1.1, 0.05, 0.55], material: accent })
    for (let i = 0; i < 3; i++)
      bin(
        stage,
        [x + 0.1 + i * 0.35, base + 0.05, z + 0.05],
        [0.31, random.between(0.16, 0.26), 0.42],
        random.pick([pale, soft, pale]),
      )
  }
}

module.exports = { draw }
