/** The text reversed. */
export function mirror(text: string): string {
  return [...text].reverse().join('')
}
