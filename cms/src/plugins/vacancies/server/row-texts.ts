/** A version of a document, with its relations and components. */
export type Row = Record<string, unknown>

/** A field as an editor reads it. */
export interface ShownField {
  name: string
  text: string
}

/** A block of the text with its marks as Markdown has them, so that a change of them is seen. */
export function blockOf(block: Row): string {
  const children = recordsOf(block.children)
  if (block.type === 'list') return children.map((item) => `- ${inlineOf(item)}`).join('\n')
  const prefix = block.type === 'heading' ? '## ' : block.type === 'quote' ? '> ' : ''
  return prefix + inlineOf(block)
}

function inlineOf(node: Row): string {
  if (node.type === 'text') {
    const text = textOf(node.text)
    return node.bold ? `**${text}**` : node.italic ? `*${text}*` : text
  }
  const text = recordsOf(node.children).map(inlineOf).join('')
  return node.type === 'link' ? `${text} (${textOf(node.url)})` : text
}

/** Text or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter(Boolean) : []
}

export function recordOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function recordsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}
