import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import type { TagCount } from '../../content/tag.ts'
import { useSite } from '../../site-context.tsx'
import { InitialLinks } from './InitialLinks.tsx'
import { TagIndex } from './TagIndex.tsx'
import './tags.css'

/** Props of an initial's page. */
export interface TagsInitialProps {
  /** Lower-case `a` to `z`, or a digit. */
  char: string
  tags: TagCount[]
  /** The nearest initials that have tags. */
  previous: string | null
  next: string | null
  /** Every initial that has tags. */
  initials: string[]
}

/** The topics of one initial, with links to its neighbours. */
export function TagsInitialPage({ char, tags, previous, next, initials }: TagsInitialProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <PageHeading
        title={t('topics.initial-title', { char: char.toUpperCase() })}
        label={<a href={href('tags-overzicht')}>{t('tags.all')}</a>}
      />
      <InitialLinks initials={initials} current={char} />
      <div className="initial-page">
        <p className="initial-large" aria-hidden="true">
          {char.toUpperCase()}
        </p>
        <div>
          <p className="initial-total">{t.count('topics.count', tags.length)}</p>
          <TagIndex tags={tags} />
        </div>
      </div>
      <nav className="pagination" aria-label={t('pagination.label')}>
        {previous && (
          <a href={href('tags-overzicht-char', { char: previous })} rel="prev">
            <Icon name="arrow-left" />
            {t('topics.previous', { char: previous.toUpperCase() })}
          </a>
        )}
        {next && (
          <a className="pagination-next" href={href('tags-overzicht-char', { char: next })} rel="next">
            {t('topics.next', { char: next.toUpperCase() })}
            <Icon name="arrow-right" />
          </a>
        )}
      </nav>
    </div>
  )
}
