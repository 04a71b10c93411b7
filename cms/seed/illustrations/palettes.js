// @ts-check

const { mix } = require('./drawing/colour.js')

/**
 * The tones one material shows to the light.
 * @typedef {object} Material
 * @property {string} top Faces that look up.
 * @property {string} lit Faces that look at the light.
 * @property {string} shade Faces that look away from it.
 */

/**
 * Everything a scene may paint with: one ramp of two colours, and brand orange.
 * @typedef {object} Palette
 * @property {'day' | 'dusk' | 'night'} time
 * @property {string[]} tones Eight steps, dark to light.
 * @property {string} sky
 * @property {string} skyLow Sky near the horizon.
 * @property {string} sun
 * @property {string} cloud
 * @property {string} haze Silhouettes at the horizon.
 * @property {string} distance Silhouettes before the haze.
 * @property {string} ground
 * @property {string} groundNear
 * @property {string} marking Lines painted on the ground.
 * @property {string} shadow Cast shadows; opaque.
 * @property {string} wall Back wall of an interior.
 * @property {string} wallShade
 * @property {string} ceiling
 * @property {string} floor
 * @property {string} floorShadow
 * @property {string} glow Lamps and lit windows.
 * @property {string} glass
 * @property {Material} pale
 * @property {Material} soft
 * @property {Material} mid
 * @property {Material} deep
 * @property {Material} accent Brand orange.
 * @property {'left' | 'right'} lightFrom
 */

/** @type {Record<string, string[][]>} */
const ramps = {
  ecommerce: [
    ['#25132f', '#3d1f49', '#5d3065', '#8a5084', '#b788a5', '#d9b7c1', '#eddbd8', '#f9f1e8'],
    ['#2c1022', '#4c1936', '#74294c', '#a04a68', '#c78490', '#e0b3b1', '#f0d9d0', '#fbf1e6'],
    ['#1d1838', '#2f2a58', '#48437f', '#7470a8', '#a5a1c8', '#ccc8dd', '#e6e1e6', '#f7f2ec'],
  ],
  logistiek: [
    ['#0c2136', '#123653', '#1c5174', '#3f7899', '#7ba5bb', '#afcad3', '#d7e4e4', '#f5f2e9'],
    ['#0a2530', '#0f3d4c', '#18596a', '#3d818f', '#7daeb4', '#b2cfce', '#dae6df', '#f6f3e7'],
    ['#131c3d', '#1f2d5d', '#314583', '#5a70a8', '#92a2c6', '#bfc8da', '#dfe2e4', '#f6f2ea'],
  ],
  fulfilment: [
    ['#0b2722', '#11423a', '#1c6255', '#458a78', '#84b39e', '#b7d1bd', '#dde7d7', '#f6f4e7'],
    ['#1a2712', '#2c401f', '#455f31', '#708a56', '#a3b585', '#c9d2ae', '#e5e6cf', '#f8f4e4'],
    ['#13292c', '#1e4345', '#305f60', '#5a8783', '#93b1a8', '#c0cfc3', '#e0e5d9', '#f7f3e6'],
  ],
  neutral: [
    ['#191b22', '#2c303b', '#464c5a', '#6f7683', '#9fa2a9', '#c7c5c2', '#e3dfd7', '#f6f1e8'],
    ['#1a1d2b', '#2d3247', '#484f68', '#757a8c', '#a7a5a2', '#cec6b8', '#e6dccb', '#f8f1e3'],
  ],
}

/** @type {Record<'day' | 'dusk' | 'night', (tones: string[]) => Omit<Palette, 'time' | 'tones' | 'lightFrom'>>} */
const moods = {
  day: (t) => ({
    sky: mix(t[5], t[6], 0.45),
    skyLow: t[6],
    sun: t[7],
    cloud: t[7],
    haze: t[5],
    distance: t[4],
    ground: mix(t[4], t[5], 0.55),
    groundNear: t[4],
    marking: t[6],
    shadow: mix(t[3], t[2], 0.35),
    wall: t[5],
    wallShade: mix(t[4], t[5], 0.4),
    ceiling: t[3],
    floor: mix(t[5], t[6], 0.35),
    floorShadow: mix(t[3], t[4], 0.45),
    glow: t[7],
    glass: t[2],
    pale: { top: t[7], lit: t[6], shade: t[4] },
    soft: { top: t[5], lit: mix(t[4], t[5], 0.35), shade: t[3] },
    mid: { top: t[4], lit: t[3], shade: t[2] },
    deep: { top: t[2], lit: t[1], shade: t[0] },
    accent: { top: '#ff9a45', lit: '#ff7500', shade: '#c85400' },
  }),
  dusk: (t) => ({
    sky: t[4],
    skyLow: mix(t[5], t[6], 0.3),
    sun: '#ff7500',
    cloud: mix(t[5], t[6], 0.2),
    haze: mix(t[3], t[4], 0.55),
    distance: t[3],
    ground: mix(t[2], t[3], 0.6),
    groundNear: t[2],
    marking: t[5],
    shadow: mix(t[1], t[0], 0.3),
    wall: t[4],
    wallShade: t[3],
    ceiling: t[2],
    floor: mix(t[3], t[4], 0.4),
    floorShadow: t[2],
    glow: '#ffd9ad',
    glass: t[1],
    pale: { top: t[7], lit: t[6], shade: t[4] },
    soft: { top: t[6], lit: t[5], shade: t[3] },
    mid: { top: t[5], lit: mix(t[3], t[4], 0.3), shade: t[2] },
    deep: { top: t[2], lit: t[1], shade: t[0] },
    accent: { top: '#ffa559', lit: '#ff7500', shade: '#b94d00' },
  }),
  night: (t) => ({
    sky: t[1],
    skyLow: mix(t[2], t[3], 0.25),
    sun: t[6],
    cloud: t[2],
    haze: mix(t[1], t[2], 0.9),
    distance: mix(t[0], t[1], 0.55),
    ground: mix(t[1], t[2], 0.4),
    groundNear: t[1],
    marking: t[3],
    shadow: t[0],
    wall: t[2],
    wallShade: mix(t[1], t[2], 0.5),
    ceiling: t[0],
    floor: mix(t[1], t[2], 0.45),
    floorShadow: t[0],
    glow: '#ffd49b',
    glass: t[0],
    pale: { top: t[7], lit: t[5], shade: t[3] },
    soft: { top: t[5], lit: t[4], shade: t[2] },
    mid: { top: t[4], lit: t[3], shade: mix(t[1], t[2], 0.6) },
    deep: { top: t[3], lit: mix(t[1], t[2], 0.5), shade: t[0] },
    accent: { top: '#ff9a45', lit: '#ff7500', shade: '#b34a00' },
  }),
}

/**
 * The colours of one picture: a ramp of its section, the hour, and where the light comes from.
 * An unknown section paints in the neutral ramp.
 * @param {object} choice
 * @param {string} [choice.section] `ecommerce`, `logistiek`, `fulfilment` or `neutral`.
 * @param {import('./random.js').Random} choice.random
 * @param {'day' | 'dusk' | 'night'} [choice.time] Fixes the hour; otherwise daylight is the likeliest.
 * @returns {Palette}
 */
function choosePalette({ section = 'neutral', random, time }) {
  const tones = random.pick(ramps[section] ?? ramps.neutral)
  const hour = random.pick(/** @type {const} */ (['day', 'day', 'day', 'dusk', 'dusk', 'night']))
  const lightFrom = random.pick(/** @type {const} */ (['left', 'right']))
  const chosen = time ?? hour
  return { time: chosen, tones, lightFrom, ...moods[chosen](tones) }
}

/**
 * Skin for people, from light to dark: warm in every ramp, or a blue picture has blue people in it.
 * @param {Palette} palette
 * @returns {string[]}
 */
function skins({ tones }) {
  return [
    mix('#f2c9a4', tones[6], 0.3),
    mix('#dfa06f', tones[5], 0.22),
    mix('#b06c40', tones[4], 0.16),
    mix('#7d4528', tones[2], 0.16),
  ]
}

module.exports = { choosePalette, skins }
