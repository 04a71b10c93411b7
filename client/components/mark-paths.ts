/**
 * The two interlocking links, as strokes of width 4 around the origin, 37 wide; rotated by -45 degrees they fill a square of 32. Each has a
 * gap where the other passes over it.
 */
export const markPaths = [
  'M2.14 2.19A6 6 0 0 0-3.45-6H-10.45A6 6 0 0 0-10.45 6H-4.6',
  'M-2.14-2.19A6 6 0 0 0 3.45 6H10.45A6 6 0 0 0 10.45-6H4.6',
] as const
