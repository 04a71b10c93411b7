/** A part of a file, in bytes. */
export interface ByteRange {
  offset: number
  length: number
}

/**
 * Parses a `Range` header (RFC 9110, 14.2). Multiple ranges aren't supported: they get the whole file, as the standard
 * allows.
 * @param size Size of the file in bytes.
 * @returns The range; null for the whole file; `unsatisfiable` if the range lies outside the file.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=[\t ]*(\d{0,15})-(\d{0,15})[\t ]*$/i.exec(header ?? '') ?? []
  if (first === '') return last === '' ? null : lastBytes(Number(last), size)
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < offset) return null
  return offset < size ? { offset, length: end - offset + 1 } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  const length = Math.min(count, size)
  return length > 0 ? { offset: size - length, length } : 'unsatisfiable'
}
