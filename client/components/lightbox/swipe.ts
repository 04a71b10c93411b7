/** Shorter movements are ignored, in pixels. */
const tolerance = 50
/** Hands are never quite still: a movement up to this length is a click, in pixels. */
const stillness = 10

/** What a finished pointer movement means, given its distance in pixels. */
export function swipeOf(x: number, y: number): 'next' | 'prev' | 'click' | 'nothing' {
  if (Math.hypot(x, y) <= stillness) return 'click'
  if (Math.abs(x) <= tolerance || Math.abs(x) <= Math.abs(y)) return 'nothing'
  return x < 0 ? 'next' : 'prev'
}
