import type { ReactNode } from 'react'
import type { TagCount, TagReference } from '../content/tag.ts'
import { useSite } from '../site-context.tsx'

interface TagListProps {
  tags: (TagReference | TagCount)[]
  /** What stands behind a tag. */
  beside?: (tag: TagReference) => ReactNode
}

/** Tags as links, with their number of articles if known. */
export function TagList({ tags, beside }: TagListProps) {
  const { href, t } = useSite()
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag.slug}>
          <a className="tag" href={href('news-tag-tag', { tag: tag.slug })}>
            {tag.name}
            {'count' in tag && (
              <>
                <span className="tag-count" aria-hidden="true">
                  {tag.count}
                </span>
                <span className="visually-hidden">, {t.count('tag.articles', tag.count)}</span>
              </>
            )}
          </a>
          {beside?.(tag)}
        </li>
      ))}
    </ul>
  )
}
