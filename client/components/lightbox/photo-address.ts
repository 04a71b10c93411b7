/** The fragment that opens a picture: `foto-3`. Also the `id` of the picture's link on the page. */
export function photoAnchor(number: number): string {
  return `foto-${number}`
}

/** The number of the picture that a fragment opens, counted from 1 over the whole page; null if it isn't one. */
export function photoNumberIn(hash: string): number | null {
  const digits = /^#foto-([1-9]\d{0,3})$/.exec(hash)?.[1]
  return digits ? Number(digits) : null
}
