import type { Listing } from '../content/listing.ts'
import { useSite } from '../site-context.tsx'
import { Icon } from './Icon.tsx'
import { pageNumbers } from './page-numbers.ts'

interface PaginationProps {
  listing: Pick<Listing<unknown>, 'page' | 'pageCount'>
  /** Path of a page of the list; the first one has no number. */
  pathOf: (page: number | undefined) => string
}

/** Plain links to the other pages of a list; nothing if there is only one. */
export function Pagination({ listing: { page, pageCount }, pathOf }: PaginationProps) {
  const { t } = useSite()
  if (pageCount < 2) return null
  const path = (to: number) => pathOf(to === 1 ? undefined : to)
  return (
    <nav className="pagination" aria-label={t('pagination.label')}>
      {page > 1 && (
        <a href={path(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          {t('pagination.previous')}
        </a>
      )}
      <ul>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="pagination-gap">…</span>
            ) : (
              <a
                href={path(number)}
                aria-label={t('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <a className="pagination-next" href={path(page + 1)} rel="next">
          {t('pagination.next')}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
