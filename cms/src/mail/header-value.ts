import { controlCharacters } from '../access/valid-input.ts'

/**
 * A value that may stand in a header of a mail.
 * @throws Error Where a line break or another control character would begin a header of its own.
 */
export function headerValue(name: string, value: string): string {
  if (controlCharacters.test(value)) throw new Error(`${name} holds characters that a header cannot have`)
  return value
}
