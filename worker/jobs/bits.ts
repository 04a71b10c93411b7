/** The set of `chosen` among `all`, one bit for each in the order of `all`; what is not among them is left out. */
export function bitsOf<Value>(all: readonly Value[], chosen: readonly Value[]): number {
  return all.reduce((bits, value, index) => (chosen.includes(value) ? bits | (1 << index) : bits), 0)
}
