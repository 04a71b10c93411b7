/** SVG attributes shared by all icons of the set: lines on a grid of 24. */
export const lineDrawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: false,
} as const
