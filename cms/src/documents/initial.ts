/**
 * The letter for a tag in the A–Z index.
 * @returns One of `a` to `z` (accents removed) or a digit.
 */
export function initialOf(name: string): string {
  return (
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z0-9]/)?.[0] ?? '0'
  )
}
