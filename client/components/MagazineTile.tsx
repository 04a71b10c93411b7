import type { MagazineCard } from '../content/magazine.ts'
import { useSite } from '../site-context.tsx'
import { MagazineCover } from './MagazineCover.tsx'
import './magazine-tile.css'
import { magazinePath } from './magazine-path.ts'

/** A magazine issue with its cover. Its page needs the texts `cards`. */
export function MagazineTile({ magazine, level = 3 }: { magazine: MagazineCard; level?: 2 | 3 }) {
  const { t, locale } = useSite()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isForeign = magazine.locale !== locale
  return (
    <article className="magazine-tile" lang={isForeign ? magazine.locale : undefined}>
      <MagazineCover magazine={magazine} place="cover" />
      <Heading className="magazine-tile-title">
        <a href={magazinePath(magazine)} hrefLang={isForeign ? magazine.locale : undefined}>
          {magazine.title}
        </a>
      </Heading>
      <p className="magazine-tile-facts">
        {magazine.edition}
        {magazine.access === 'free' && (
          <span className="magazine-free" lang={isForeign ? locale : undefined}>
            {t('cards.magazine.free')}
          </span>
        )}
      </p>
    </article>
  )
}
