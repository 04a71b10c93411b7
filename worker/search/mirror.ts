/** The last letter first. */
export function mirror(text: string): string {
  return [...text].reverse().join('')
}
