import type { TagCount } from '../../content/tag.ts'
import { useSite } from '../../site-context.tsx'

/** An index of tags, with their number of articles. */
export function TagIndex({ tags }: { tags: TagCount[] }) {
  const { t, href } = useSite()
  return (
    <ul className="tag-index">
      {tags.map((tag) => (
        <li key={tag.slug}>
          <a href={href('news-tag-tag', { tag: tag.slug })}>
            <span className="tag-index-name">{tag.name}</span>
            <span className="tag-count">{t.count('tag.articles', tag.count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
