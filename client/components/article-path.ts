import type { ArticleCard } from '../content/article-card.ts'
import { pathTo } from '../href.ts'

/** Site path of an article, in its own language: a Dutch article on an English page stays Dutch. */
export function articlePath({
  locale,
  number,
  slug,
}: Pick<ArticleCard, 'locale' | 'number' | 'slug'>): string {
  return pathTo(locale, 'news-id-slug', { id: number, slug })
}
