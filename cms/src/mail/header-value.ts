import { controlCharacters } from '../access/valid-input.ts'

/**
 * Checks a value that becomes part of a mail header.
 * @throws Error When it contains a line break or another control character, which could start a new header.
 */
export function headerValue(name: string, value: string): string {
  if (controlCharacters.test(value)) throw new Error(`${name} holds characters that a header cannot have`)
  return value
}
