/** How the set's icons are drawn: lines on a grid of 24. */
export const lineDrawing = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: false,
} as const
