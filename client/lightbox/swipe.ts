/** Shorter movements change nothing, in pixels. */
const tolerance = 50
/** A hand is never quite still: up to here it is a click. */
const stillness = 10

/** What a finished movement over a picture asks for, from how far it went, in pixels. */
export function swipeOf(x: number, y: number): 'next' | 'prev' | 'click' | 'nothing' {
  if (Math.hypot(x, y) <= stillness) return 'click'
  if (Math.abs(x) <= tolerance || Math.abs(x) <= Math.abs(y)) return 'nothing'
  return x < 0 ? 'next' : 'prev'
}
