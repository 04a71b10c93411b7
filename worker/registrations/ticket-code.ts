import { encode } from 'uqr'

/** A ticket as a QR code that survives a scratched screen or a crumpled print. @returns A path, and the size of its square in modules. */
export function ticketCode(ticket: string): { path: string; size: number } {
  const { data, size } = encode(ticket, { ecc: 'Q', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { path: path.join(''), size }
}
