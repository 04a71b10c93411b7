const encoder = new TextEncoder()

/** Octets of a line, the line break not counted (RFC 5545, section 3.1). */
const maxOctets = 75

/** Text as a property may hold it (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what may not stand in a text
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/**
 * A property as one content line, folded where it is longer than a line may be, its line break included.
 * @param name With its parameters, such as `DTSTART;VALUE=DATE`.
 * @param value As it stands in the file: text is escaped already.
 */
export function contentLine(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  let octets = 0
  // By character and not by octet: a character may be several, and must stay whole.
  for (const character of `${name}:${value}`) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      lines.push(line)
      line = ' '
      octets = 1
    }
    line += character
    octets += size
  }
  return `${[...lines, line].join('\r\n')}\r\n`
}
