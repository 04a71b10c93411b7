import type { Author } from '../../content/article.ts'

/** Portrait of an author, or their initials; always shown next to the name. */
export function AuthorPhoto({ author: { name, photo } }: { author: Author }) {
  if (!photo) {
    return (
      <span className="author-photo" aria-hidden="true">
        {initialsOf(name)}
      </span>
    )
  }
  const smallest = photo.sources.find((source) => source.width >= 96)
  return (
    <img
      className="author-photo"
      src={smallest?.src ?? photo.src}
      width="48"
      height="48"
      alt=""
      loading="lazy"
    />
  )
}

function initialsOf(name: string): string {
  const words = name.split(' ')
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`
}
