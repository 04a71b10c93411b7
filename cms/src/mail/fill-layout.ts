/**
 * Fills in the placeholders of a layout part.
 * @param texts Escaped here.
 * @param markup Inserted as it is.
 * @throws Error Naming a placeholder without a value.
 */
export function fill(
  part: string,
  texts: Record<string, string>,
  markup: Record<string, string> = {},
): string {
  return part.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
    const given = markup[name] ?? (texts[name] === undefined ? undefined : escaped(texts[name]))
    if (given === undefined) throw new Error(`No value for {{${name}}}`)
    return given
  })
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** The same, with its line breaks. */
export function linesHtml(text: string): string {
  return escaped(text).replace(/\r?\n/g, '<br>')
}
