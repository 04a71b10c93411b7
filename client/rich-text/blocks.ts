// Text with marks as Strapi's block editor stores it, reduced to what somebody may write in a form.

export interface TextNode {
  type: 'text'
  text: string
  bold?: true
  italic?: true
}

export interface LinkNode {
  type: 'link'
  /** As `writableUrl` lets it through. */
  url: string
  children: TextNode[]
}

export type Inline = TextNode | LinkNode

export interface ListItem {
  type: 'list-item'
  children: Inline[]
}

/** One part of such a text. Lists are not nested. */
export type TextBlock =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | { type: 'quote'; children: Inline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ListItem[] }

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * The address of a link, if somebody who writes in a form may link to it: one of the web, of mail or of a telephone.
 * @returns Null for anything else, such as an address that runs a script.
 */
export function writableUrl(text: string): string | null {
  const url = text.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which would hide a scheme
  if (/[\u0000-\u0020\u007f]/.test(url) || !URL.canParse(url)) return null
  return schemes.includes(new URL(url).protocol) ? url : null
}
