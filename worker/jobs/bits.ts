/** `chosen` as a bit set, one bit for each value of `all` in order; values outside `all` are ignored. */
export function bitsOf<Value>(all: readonly Value[], chosen: readonly Value[]): number {
  return all.reduce((bits, value, index) => (chosen.includes(value) ? bits | (1 << index) : bits), 0)
}
