import type { MagazineCard } from '../content/magazine.ts'
import { pathTo } from '../href.ts'

/** Site path of an issue, in its own language. */
export function magazinePath({
  locale,
  number,
  slug,
}: Pick<MagazineCard, 'locale' | 'number' | 'slug'>): string {
  return pathTo(locale, 'magazines-id-slug', { id: number, slug })
}
