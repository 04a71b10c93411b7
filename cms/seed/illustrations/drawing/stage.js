// @ts-check

const { mix } = require('./colour.js')
const { hull, paintingOrder } = require('./order.js')
const { line, polygon, stroke } = require('./shapes.js')

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./camera.js').Place} Place */
/** @typedef {import('./order.js').Spot} Spot */
/** @typedef {import('./shapes.js').Point} Point */
/** @typedef {import('../palettes.js').Material} Material */
/** @typedef {import('../palettes.js').Palette} Palette */

/**
 * One flat side of a thing, to draw on: `u` runs to the right and `v` up, in metres, as seen from outside.
 * @typedef {object} Face
 * @property {string} name `front`, `right`, `back`, `left`, `top`, or a number for the side of a round thing.
 * @property {number} width
 * @property {number} height
 * @property {string} tone What the side itself is painted in.
 * @property {string} deeper For seams and ribs: a little darker.
 * @property {string} lighter For edges that catch the light.
 * @property {boolean} isLit
 * @property {Material} material
 * @property {number} scale Pixels in one metre, about the middle of the side.
 * @property {(u: number, v: number) => Point} point
 * @property {(spots: readonly Point[], fill: string, opacity?: number) => string} shape
 * @property {(u: number, v: number, width: number, height: number, fill: string, opacity?: number) => string} quad
 * @property {(u: number, v: number, radius: number, fill: string) => string} disc
 * @property {(spots: readonly Point[], colour: string, metres: number) => string} line
 */

/**
 * Where a thing stands and which way it is turned.
 * @typedef {object} Stand
 * @property {Place} at Its front left corner on the ground.
 * @property {number} [turn] Degrees, seen from above.
 * @property {Spot} [pivot] What it turns around, in its own metres.
 */

/**
 * @typedef {object} Stage
 * @property {Camera} camera
 * @property {Palette} palette
 * @property {(thing: Stand & { size: Place, material: Material, detail?: (face: Face) => string, shadow?: boolean }) => void} box
 * @property {(thing: { at: Place, radius: number, height: number, material: Material, detail?: (face: Face) => string, shadow?: boolean }) => void} cylinder
 * @property {(thing: { footprint: Spot[], bottom: number, top: number, material: Material, detail?: (face: Face) => string, shadow?: boolean }) => void} block
 * @property {(thing: Stand & { profile: Point[], depth: number, material: Material, detail?: (face: Face) => string, before?: (place: (local: Place) => Place) => string, after?: (place: (local: Place) => Place) => string, shadow?: boolean }) => void} prism An outline (right, up) stretched away from the viewer.
 * @property {(thing: { footprint: Spot[], bottom: number, top: number, draw: () => string, shadow?: boolean }) => void} add
 * @property {(spots: readonly Spot[], fill: string, opacity?: number) => string} ground A flat shape on the ground.
 * @property {(normal: Place, material: Material) => string} shine The tone of a side that looks that way.
 * @property {() => string} shadows
 * @property {() => string} render
 */

/** @param {Stand} stand @returns {(local: Place) => Place} */
function standing({ at, turn = 0, pivot = [0, 0] }) {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  return ([x, y, z]) => {
    const right = x - pivot[0]
    const away = z - pivot[1]
    return [
      at[0] + pivot[0] + right * cos - away * sin,
      at[1] + y,
      at[2] + pivot[1] + right * sin + away * cos,
    ]
  }
}

/** @param {Place} a @param {Place} b @returns {Place} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** @param {Place} a @param {Place} b */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** @param {Place} a @param {Place} b @returns {Place} */
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
/** @param {Place} a @returns {Place} */
const unit = (a) => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** @param {Spot[]} footprint @returns {Spot[]} */
function counterClockwise(footprint) {
  const area = footprint.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = footprint[(index + 1) % footprint.length]
    return sum + x * nextZ - nextX * z
  }, 0)
  return area < 0 ? [...footprint].reverse() : footprint
}

const sideNames = ['front', 'right', 'back', 'left']

/**
 * A stage collects things that stand in the world and paints them, far to near, in the light of the palette.
 * @param {object} options
 * @param {Camera} options.camera
 * @param {Palette} options.palette
 * @param {number} [options.shadowReach] Length of a shadow for each metre of height.
 * @param {boolean} [options.againstTheLight] Light from behind: shadows come towards the viewer.
 * @returns {Stage}
 */
function createStage({ camera, palette, shadowReach = 0.9, againstTheLight = false }) {
  const sideways = palette.lightFrom === 'left' ? -1 : 1
  const light = camera.toWorld(againstTheLight ? [sideways * 0.9, 0.43] : [sideways * 0.83, -0.55])
  /** @type {(import('./order.js').Volume & { draw: () => string, shadow: boolean })[]} */
  const things = []

  /** @type {Stage['shine']} */
  function shine(normal, material) {
    if (normal[1] > 0.75) return material.top
    const level = normal[0] * light[0] + normal[2] * light[1]
    const side =
      level > 0.28 ? material.lit : level > 0.05 ? mix(material.lit, material.shade, 0.45) : material.shade
    if (normal[1] > 0.2) return mix(side, material.top, 0.55)
    return normal[1] < -0.4 ? mix(material.shade, palette.tones[0], 0.4) : side
  }

  /**
   * @param {string} name @param {Place} origin @param {Place} alongU @param {Place} alongV Unit vectors.
   * @param {number} width @param {number} height @param {Material} material
   * @returns {Face | undefined} Nothing when it looks away from the viewer.
   */
  function createFace(name, origin, alongU, alongV, width, height, material) {
    const normal = cross(alongV, alongU)
    if (dot(normal, minus(camera.eye, origin)) <= 0) return undefined
    /** @param {number} u @param {number} v @returns {Place} */
    const place = (u, v) => [
      origin[0] + alongU[0] * u + alongV[0] * v,
      origin[1] + alongU[1] * u + alongV[1] * v,
      origin[2] + alongU[2] * u + alongV[2] * v,
    ]
    const tone = shine(normal, material)
    const scale = camera.scale(place(width / 2, height / 2))
    /** @type {Face['shape']} */
    const shape = (spots, fill, opacity) =>
      polygon(camera.polygon(spots.map(([u, v]) => place(u, v))), fill, opacity)
    return {
      name,
      width,
      height,
      tone,
      deeper: mix(tone, palette.tones[0], 0.24),
      lighter: mix(tone, palette.tones[7], 0.4),
      isLit: tone !== material.shade,
      material,
      scale,
      point: (u, v) => camera.point(place(u, v)),
      shape,
      quad: (u, v, w, h, fill, opacity) =>
        shape(
          [
            [u, v],
            [u + w, v],
            [u + w, v + h],
            [u, v + h],
          ],
          fill,
          opacity,
        ),
      disc: (u, v, radius, fill) =>
        shape(
          Array.from({ length: 20 }, (_, i) => [
            u + radius * Math.cos((i * Math.PI) / 10),
            v + radius * Math.sin((i * Math.PI) / 10),
          ]),
          fill,
        ),
      line: (spots, colour, metres) =>
        stroke(line(spots.map(([u, v]) => camera.point(place(u, v)))), colour, Math.max(metres * scale, 0.8)),
    }
  }

  /** @type {Stage['add']} */
  function add({ footprint, bottom, top, draw, shadow = true }) {
    const corners = [bottom, top].flatMap((y) =>
      camera.polygon(footprint.map(([x, z]) => /** @type {Place} */ ([x, y, z]))),
    )
    if (corners.length === 0) return
    const xs = corners.map(([x]) => x)
    const ys = corners.map(([, y]) => y)
    things.push({
      footprint: counterClockwise(footprint),
      bottom,
      top,
      draw,
      shadow,
      frame: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    })
  }

  /** @type {Stage['block']} */
  function block({ footprint, bottom, top, material, detail, shadow }) {
    const around = counterClockwise(footprint)
    add({
      footprint,
      bottom,
      top,
      shadow,
      draw: () => {
        const sides = around.map((from, index) => {
          const to = around[(index + 1) % around.length]
          const along = unit([to[0] - from[0], 0, to[1] - from[1]])
          const width = Math.hypot(to[0] - from[0], to[1] - from[1])
          const name = around.length === 4 ? sideNames[index] : String(index)
          return createFace(name, [from[0], bottom, from[1]], along, [0, 1, 0], width, top - bottom, material)
        })
        const [a, b] = around
        const alongU = unit([b[0] - a[0], 0, b[1] - a[1]])
        const alongV = /** @type {Place} */ ([-alongU[2], 0, alongU[0]])
        const depth = around.length === 4 ? Math.hypot(around[3][0] - a[0], around[3][1] - a[1]) : 1
        const lid = createFace(
          'top',
          [a[0], top, a[1]],
          alongU,
          alongV,
          Math.hypot(b[0] - a[0], b[1] - a[1]),
          depth,
          material,
        )
        const painted = sides.map((face) =>
          face ? face.quad(0, 0, face.width, face.height, face.tone) + (detail?.(face) ?? '') : '',
        )
        const cover = lid
          ? polygon(camera.polygon(around.map(([x, z]) => /** @type {Place} */ ([x, top, z]))), lid.tone) +
            (detail?.(lid) ?? '')
          : ''
        return painted.join('') + cover
      },
    })
  }

  /** @type {Stage['box']} */
  function box({ size: [width, height, depth], material, detail, shadow, ...stand }) {
    const place = standing(stand)
    const corners = /** @type {Place[]} */ ([
      [0, 0, 0],
      [width, 0, 0],
      [width, 0, depth],
      [0, 0, depth],
    ]).map(place)
    const footprint = corners.map(([x, , z]) => /** @type {Spot} */ ([x, z]))
    block({ footprint, bottom: stand.at[1], top: stand.at[1] + height, material, detail, shadow })
  }

  /** @type {Stage['cylinder']} */
  function cylinder({ at: [x, y, z], radius, height, material, detail, shadow }) {
    const footprint = Array.from({ length: 28 }, (_, i) => {
      const angle = (i * Math.PI) / 14
      return /** @type {Spot} */ ([x + radius * Math.cos(angle), z + radius * Math.sin(angle)])
    })
    block({ footprint, bottom: y, top: y + height, material, detail, shadow })
  }

  /** @type {Stage['prism']} */
  function prism({ profile, depth, material, detail, before, after, shadow, ...stand }) {
    const place = standing(stand)
    const xs = profile.map(([x]) => x)
    const ys = profile.map(([, y]) => y)
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const corners = /** @type {Place[]} */ ([
      [left, 0, 0],
      [right, 0, 0],
      [right, 0, depth],
      [left, 0, depth],
    ]).map(place)
    const around = counterClockwise(profile)
    const origin = place([0, 0, 0])
    const alongX = minus(place([1, 0, 0]), origin)
    const alongZ = minus(place([0, 0, 1]), origin)
    add({
      footprint: corners.map(([x, , z]) => [x, z]),
      bottom: stand.at[1] + Math.min(...ys),
      top: stand.at[1] + Math.max(...ys),
      shadow,
      draw: () => {
        const strips = around.map(([x, y], index) => {
          const [nextX, nextY] = around[(index + 1) % around.length]
          // Seen from outside the profile runs counter-clockwise on the front, so a strip's right is away from the viewer.
          const alongV = unit(minus(place([nextX, nextY, 0]), place([x, y, 0])))
          const length = Math.hypot(nextX - x, nextY - y)
          const face = createFace(String(index), place([x, y, 0]), alongZ, alongV, depth, length, material)
          const away = camera.depth(place([(x + nextX) / 2, (y + nextY) / 2, depth / 2]))
          return { face, away }
        })
        const caps = [
          { face: createFace('front', origin, alongX, [0, 1, 0], right, 0, material), at: 0, mirror: 1 },
          {
            face: createFace(
              'back',
              place([0, 0, depth]),
              [-alongX[0], 0, -alongX[2]],
              [0, 1, 0],
              right,
              0,
              material,
            ),
            at: depth,
            mirror: -1,
          },
        ]
        const painted = strips
          .sort((a, b) => b.away - a.away)
          .map(({ face }) =>
            face ? face.quad(0, 0, face.width, face.height, face.tone) + (detail?.(face) ?? '') : '',
          )
        const ends = caps.map(({ face, mirror }) =>
          face
            ? face.shape(
                around.map(([x, y]) => [x * mirror, y]),
                face.tone,
              ) + (detail?.(face) ?? '')
            : '',
        )
        return (before?.(place) ?? '') + painted.join('') + ends.join('') + (after?.(place) ?? '')
      },
    })
  }

  /** @type {Stage['shadows']} */
  function shadows() {
    const cast = things
      .filter((thing) => thing.shadow)
      .map(({ footprint, bottom, top }) => {
        const spots = [bottom, top].flatMap((height) =>
          footprint.map(
            ([x, z]) =>
              /** @type {Spot} */ ([
                x - light[0] * height * shadowReach,
                z - light[1] * height * shadowReach,
              ]),
          ),
        )
        return ground(hull(spots), palette.shadow)
      })
    return `<g>${cast.join('')}</g>`
  }

  /** @type {Stage['ground']} */
  function ground(spots, fill, opacity) {
    return polygon(camera.polygon(spots.map(([x, z]) => [x, 0, z])), fill, opacity)
  }

  return {
    camera,
    palette,
    box,
    cylinder,
    block,
    prism,
    add,
    ground,
    shine,
    shadows,
    render: () =>
      paintingOrder(things, camera.eye)
        .map((thing) => thing.draw())
        .join(''),
  }
}

module.exports = { createStage, standing }
