const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// XML 1.0 has no way to write these, not even as a reference; half of a surrogate pair is no character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Text as it may stand in an element and in a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** An element with text in it; nothing where there is no text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}

/** What every XML file starts with. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
