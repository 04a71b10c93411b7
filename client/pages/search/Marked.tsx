import type { Snippet } from '../../content/search.ts'

/** A text in which what was searched for is marked. */
export function Marked({ text }: { text: Snippet[] }) {
  return text.map((snippet, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have nothing but their place
    snippet.isMatch ? <mark key={index}>{snippet.text}</mark> : snippet.text,
  )
}
