/** A quote, set large. */
export function PullQuote({ text, source }: { text: string; source: string | null }) {
  return (
    <figure className="pull-quote block-wide">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  )
}
