/** Part of an address after `#` that leads to a picture: `foto-3`. It is also the `id` of its link on the page. */
export function photoAnchor(number: number): string {
  return `foto-${number}`
}

/** The number of the picture to which an address leads, counted from 1 over the whole page; null where it leads to none. */
export function photoNumberIn(hash: string): number | null {
  const digits = /^#foto-([1-9]\d{0,3})$/.exec(hash)?.[1]
  return digits ? Number(digits) : null
}
