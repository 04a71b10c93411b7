import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { getIconData } from '@iconify/utils'
import { iconSet } from '../../client/icons/names.ts'

const set: IconifyJSON = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve(`@iconify-json/${iconSet}/icons.json`), 'utf8'),
)

/**
 * An icon as the `d` of a single path on a 24-unit grid.
 * @throws Error if the set has no such icon, or it doesn't consist of strokes only.
 */
export function drawingOf(name: string): string {
  const icon = getIconData(set, name)
  if (!icon) throw new Error(`There is no icon ${iconSet}:${name}`)
  const isLines = [...icon.body.matchAll(/<(\w+)/g)].every(
    ([, element]) => element === 'path' || element === 'g',
  )
  if (!isLines || icon.body.includes('fill="currentColor"'))
    throw new Error(`The icon ${iconSet}:${name} does not consist of strokes only`)
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => absoluteStart(path)).join('')
}

/** A path may start with a relative move, which is only correct if no other path precedes it. */
function absoluteStart(path: string): string {
  // Further pairs after a move are lines; relative ones after a relative move.
  return path.replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)([ ,-]?)/, (_, start: string, next: string) =>
    next === '' ? `M${start}` : `M${start}l${next.trim()}`,
  )
}
