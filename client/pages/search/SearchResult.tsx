import { CompanyLogo } from '../../components/CompanyLogo.tsx'
import { Lock } from '../../components/Lock.tsx'
import { ResponsivePicture } from '../../components/ResponsivePicture.tsx'
import { Time } from '../../components/Time.tsx'
import type { SearchHit, SearchType } from '../../content/search.ts'
import { useSite } from '../../site-context.tsx'
import { Marked } from './Marked.tsx'

/** Types whose picture is a logo. */
const branded: readonly SearchType[] = ['partner', 'vacancy']
/** Types with a meaningful date. */
const dated: readonly SearchType[] = ['content', 'event', 'vacancy', 'magazine']

/** One search result; the whole of it is clickable. */
export function SearchResult({ hit }: { hit: SearchHit }) {
  const { t, locale } = useSite()
  const isForeign = hit.locale !== locale
  return (
    <article className="search-result">
      <div className="search-result-body">
        <p className="kicker">
          {hit.access && <Lock of={{ access: hit.access }} />}
          <span className={hit.label ? 'kicker-kind' : undefined}>{t(`search-type.${hit.type}`)}</span>{' '}
          {hit.label && <span lang={isForeign ? hit.locale : undefined}>{hit.label}</span>}
        </p>
        <h2 className="search-result-title" lang={isForeign ? hit.locale : undefined}>
          <a href={hit.path} hrefLang={isForeign ? hit.locale : undefined}>
            <Marked text={hit.title} />
          </a>
        </h2>
        {hit.excerpt.length > 0 && (
          <p className="search-result-excerpt" lang={isForeign ? hit.locale : undefined}>
            <Marked text={hit.excerpt} />
          </p>
        )}
        {dated.includes(hit.type) && (
          <p className="teaser-facts">
            <Time value={hit.date} />
          </p>
        )}
      </div>
      <ResultPicture hit={hit} />
    </article>
  )
}

function ResultPicture({ hit: { type, picture, title } }: { hit: SearchHit }) {
  if (!picture) return null
  if (branded.includes(type))
    return <CompanyLogo logo={picture} name={title.map(({ text }) => text).join('')} />
  return (
    <div className="picture">
      <ResponsivePicture picture={picture} place="thumb" decorative />
    </div>
  )
}
