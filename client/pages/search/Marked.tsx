import type { Snippet } from '../../content/search.ts'

/** A text with the matches of a search marked. */
export function Marked({ text }: { text: Snippet[] }) {
  return text.map((snippet, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text are identified by their position
    snippet.isMatch ? <mark key={index}>{snippet.text}</mark> : snippet.text,
  )
}
