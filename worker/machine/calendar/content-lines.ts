const encoder = new TextEncoder()

/** Octets of a line without the line break (RFC 5545, section 3.1). */
const maxOctets = 75

/** Escapes a text value (RFC 5545, section 3.3.11). */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to remove control characters
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/**
 * A property as one content line, folded if it is too long, with its line break.
 * @param name With its parameters, such as `DTSTART;VALUE=DATE`.
 * @param value Serialised: text is escaped already.
 */
export function contentLine(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  let octets = 0
  // By character, not by octet: a multi-octet character must stay whole.
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
