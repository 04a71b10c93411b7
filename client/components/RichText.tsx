import type { RichText as Text } from '../content/rich-text.ts'

/** Markup sanitised by the worker. Hydration leaves it as it is in the document. */
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
