import type { RichText as Text } from '../content/block.ts'

/** Markup that the worker has cleaned. Hydration keeps what the document already holds. */
export function RichText({ text }: { text: Text }) {
  return (
    <div
      data-rich={text.key}
      className="prose"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}
