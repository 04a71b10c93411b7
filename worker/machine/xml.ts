const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 can't contain these, not even as a reference; a lone surrogate isn't a character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to remove control characters
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Escapes text for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** An element with text; empty if there is no text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}

/** The first line of every XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
