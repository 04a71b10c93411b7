import { describe, expect, it } from 'vitest'
import { nextZoom } from '../../../../client/components/lightbox/zoom.ts'

describe('a step of the zoom', () => {
  it.each([
    [1, 'in', 1.12],
    [1, 'out', 0.88],
    [2, 'in', 2.12],
    [2.95, 'in', 3],
    [3, 'in', 3],
    [0.15, 'out', 0.1],
    [0.1, 'out', 0.1],
    [1.08, 'out', 1],
    [0.92, 'in', 1],
    [1.18, 'out', 1.06],
  ] as const)('from %d %s ends at %d', (from, direction, to) => {
    expect(nextZoom(from, direction)).toBeCloseTo(to, 10)
  })
})
