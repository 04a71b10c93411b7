// @ts-check

const { mix } = require('../drawing/colour.js')
const { circle, path, polygon, rectangle, round } = require('../drawing/shapes.js')
const { halftone } = require('../drawing/texture.js')

/** @typedef {import('../random.js').Random} Random */
/** @typedef {import('../palettes.js').Palette} Palette */
/** @typedef {import('../drawing/shapes.js').Point} Point */

/**
 * Sky with a halftone towards the horizon, a sun or moon, and lengths of cloud.
 * @param {object} options
 * @param {Random} options.random @param {Palette} options.palette
 * @param {number} options.width @param {number} options.horizon Pixels from the top.
 * @param {boolean} [options.sun] Without one when the subject needs a quiet sky.
 */
function sky({ random, palette, width, horizon, sun = true }) {
  const side = palette.lightFrom === 'left' ? random.between(0.1, 0.42) : random.between(0.58, 0.9)
  const radius = palette.time === 'night' ? random.between(45, 75) : random.between(110, 210)
  const high =
    palette.time === 'dusk'
      ? horizon - radius * random.between(-0.1, 0.5)
      : Math.max(radius * 0.7, horizon * random.between(0.25, 0.6))
  const parts = [rectangle(0, 0, width, horizon + 2, palette.sky)]
  parts.push(
    halftone({
      x: -10,
      y: horizon,
      width: width + 20,
      reach: -Math.min(horizon * 0.8, 380),
      colour: palette.skyLow,
      pitch: 19,
    }),
  )
  if (sun) parts.push(circle(side * width, high, radius, palette.sun))
  const count = random.whole(2, 4)
  for (let i = 0; i < count; i++) {
    const y = horizon * random.between(0.08, 0.72)
    parts.push(cloud(random, random.between(-0.1, 0.9) * width, y, random.between(160, 420), palette.cloud))
  }
  return parts.join('')
}

/**
 * A cloud as a printmaker cuts it: flat underneath, a few long rounded steps.
 * @param {Random} random @param {number} x @param {number} y @param {number} length @param {string} colour
 */
function cloud(random, x, y, length, colour) {
  const thick = length * 0.07
  const rows = [
    [0, 1],
    [random.between(0.12, 0.3), random.between(0.45, 0.65)],
    [random.between(0.3, 0.42), random.between(0.18, 0.3)],
  ]
  return rows
    .map(([from, share], row) =>
      rectangle(x + from * length, y - row * thick * 0.92, share * length, thick, colour, {
        radius: thick / 2,
      }),
    )
    .join('')
}

/**
 * What stands at the horizon: two rows of silhouettes, the farther one paler.
 * @param {object} options
 * @param {'port' | 'polder' | 'city' | 'estate'} options.kind
 * @param {Random} options.random @param {Palette} options.palette
 * @param {number} options.width @param {number} options.horizon
 * @param {number} [options.size] Pixels that a tall thing rises above the horizon.
 */
function skyline({ kind, random, palette, width, horizon, size = 150 }) {
  /** @type {((x: number, colour: string, size: number) => { drawing: string, taken: number })[]} */
  const choices = {
    port: [crane, crane, stack, stack, tank],
    polder: [turbine, poplars, farm, poplars, turbine],
    city: [tower, gables, gables, tower, church],
    estate: [hall, hall, turbine, poplars],
  }[kind]

  /** @param {number} x @param {string} colour @param {number} tall */
  function crane(x, colour, tall) {
    const boom = tall * random.between(0.75, 1)
    const facing = random.pick([-1, 1])
    const data =
      `M${round(x)} ${round(horizon)}v${round(-tall * 0.72)}h7v${round(tall * 0.72)}z` +
      `M${round(x + 46)} ${round(horizon)}v${round(-tall)}h7v${round(tall)}z` +
      `M${round(x + 24 - (facing < 0 ? boom : 40))} ${round(horizon - tall * 0.72)}h${round(boom + 40)}v8h${round(-boom - 40)}z` +
      `M${round(x + 50)} ${round(horizon - tall)}l${round(facing * boom * 0.72)} ${round(tall * 0.28)}h${round(-facing * 6)}l${round(-facing * boom * 0.72)} ${round(-tall * 0.27)}z`
    return { drawing: path(data, colour), taken: 150 }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function stack(x, colour, tall) {
    const columns = random.whole(3, 8)
    const rows = Array.from({ length: columns }, (_, i) => {
      const high = random.whole(1, 4) * tall * 0.085
      return rectangle(x + i * 34, horizon - high, 33, high, colour)
    })
    return { drawing: rows.join(''), taken: columns * 34 + 20 }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function tank(x, colour, tall) {
    return {
      drawing: rectangle(x, horizon - tall * 0.3, 74, tall * 0.3 + 1, colour, { radius: 6 }),
      taken: 92,
    }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function turbine(x, colour, tall) {
    const top = horizon - tall * random.between(0.85, 1.15)
    const start = random.between(0, 120)
    const blades = [0, 120, 240].map((angle) => {
      const turn = ((start + angle) * Math.PI) / 180
      const reach = tall * 0.46
      return polygon(
        [
          [x - Math.sin(turn) * 4, top + Math.cos(turn) * 4],
          [x + Math.cos(turn) * reach, top + Math.sin(turn) * reach],
          [x + Math.sin(turn) * 3, top - Math.cos(turn) * 3],
        ],
        colour,
      )
    })
    return {
      drawing:
        path(`M${round(x - 2)} ${round(top)}h4l2 ${round(horizon - top)}h-8z`, colour) + blades.join(''),
      taken: random.between(90, 220),
    }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function poplars(x, colour, tall) {
    const count = random.whole(3, 9)
    const trees = Array.from({ length: count }, (_, i) => {
      const high = tall * random.between(0.28, 0.4)
      const at = x + i * 21
      return path(
        `M${round(at)} ${round(horizon)}C${round(at - 13)} ${round(horizon - high * 0.4)} ${round(at - 5)} ${round(horizon - high)} ${round(at + 2)} ${round(horizon - high)}S${round(at + 17)} ${round(horizon - high * 0.4)} ${round(at + 5)} ${round(horizon)}Z`,
        colour,
      )
    })
    return { drawing: trees.join(''), taken: count * 21 + random.between(30, 110) }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function farm(x, colour, tall) {
    const high = tall * 0.2
    return {
      drawing: path(
        `M${round(x)} ${round(horizon)}v${round(-high * 0.45)}l46 ${round(-high * 0.75)}h60l46 ${round(high * 0.75)}v${round(high * 0.45)}z`,
        colour,
      ),
      taken: random.between(200, 320),
    }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function tower(x, colour, tall) {
    const wide = random.between(46, 96)
    return {
      drawing: rectangle(x, horizon - tall * random.between(0.5, 1.05), wide, tall * 1.1, colour),
      taken: wide + random.between(0, 24),
    }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function gables(x, colour, tall) {
    const count = random.whole(3, 6)
    const houses = Array.from({ length: count }, (_, i) => {
      const wide = 44
      const at = x + i * wide
      const high = tall * random.between(0.3, 0.42)
      return path(
        `M${round(at)} ${round(horizon)}v${round(-high)}l${wide / 2} -24l${wide / 2} 24v${round(high)}z`,
        colour,
      )
    })
    return { drawing: houses.join(''), taken: count * 44 + 8 }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function church(x, colour, tall) {
    return {
      drawing: path(
        `M${round(x)} ${round(horizon)}v${round(-tall * 0.62)}h8l14 ${round(-tall * 0.5)}l14 ${round(tall * 0.5)}h8v${round(tall * 0.3)}h70v${round(tall * 0.32)}z`,
        colour,
      ),
      taken: 126,
    }
  }

  /** @param {number} x @param {string} colour @param {number} tall */
  function hall(x, colour, tall) {
    const wide = random.between(180, 360)
    return {
      drawing: rectangle(x, horizon - tall * random.between(0.2, 0.36), wide, tall * 0.36 + 1, colour),
      taken: wide + random.between(10, 60),
    }
  }

  /** @param {string} colour @param {number} tall */
  function row(colour, tall) {
    const drawings = []
    let x = -random.between(20, 160)
    while (x < width) {
      const { drawing, taken } = random.pick(choices)(x, colour, tall)
      drawings.push(drawing)
      x += taken
    }
    return drawings.join('')
  }

  return clipped(
    row(mix(palette.haze, palette.sky, 0.25), size) + row(palette.distance, size * 0.62),
    horizon,
  )
}

/**
 * Silhouettes are drawn a little too deep; this cuts them at the horizon.
 * @param {string} drawing @param {number} horizon
 */
function clipped(drawing, horizon) {
  return `<svg x="0" y="0" width="100%" height="${round(horizon + 1)}">${drawing}</svg>`
}

/**
 * The ground from the horizon to the bottom edge, darker towards the viewer.
 * @param {{ palette: Palette, width: number, height: number, horizon: number }} options
 */
function ground({ palette, width, height, horizon }) {
  const deep = height - horizon
  return (
    rectangle(0, horizon, width, deep + 1, palette.ground) +
    halftone({
      x: -10,
      y: height + 4,
      width: width + 20,
      reach: -deep * 0.75,
      colour: palette.groundNear,
      pitch: 22,
    })
  )
}

module.exports = { cloud, ground, sky, skyline }
