import { EmptyState } from '../../components/EmptyState.tsx'
import { feedPath } from '../../components/feed-path.ts'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import type { EditionCard } from '../../content/edition.ts'
import type { Listing } from '../../content/listing.ts'
import { EditionList } from '../../newsletter/EditionList.tsx'
import { useSite } from '../../site-context.tsx'
import './editions.css'

/** Props of the archive of editions. */
export interface EditionsProps {
  editions: Listing<EditionCard>
}

/** What the newsletters sent, newest first. */
export function EditionsPage({ editions }: EditionsProps) {
  const { t, href, locale } = useSite()
  return (
    <div className="page-width editions-page">
      <PageHeading title={t('editions.title')} intro={t('editions.intro')} />
      {editions.items.length === 0 ? (
        <EmptyState title={t('editions.empty-title')} text={t('editions.empty-text')}>
          <a className="button" href={href('nieuwsbrief')}>
            {t('editions.sign-up')}
          </a>
        </EmptyState>
      ) : (
        <>
          <p className="editions-ways no-print">
            <a className="button" href={href('nieuwsbrief')}>
              {t('editions.sign-up')}
            </a>
            <a
              className="button button-quiet"
              href={feedPath(locale, 'nieuwsbrief')}
              type="application/rss+xml"
            >
              <Icon name="rss" />
              RSS
            </a>
          </p>
          <EditionList editions={editions.items} />
          <Pagination
            listing={editions}
            pathOf={(page) => href('nieuwsbrief-edities', {}, { page: page === 1 ? undefined : page })}
          />
        </>
      )}
    </div>
  )
}
