import { EmptyState } from '../../components/EmptyState.tsx'
import { useSite } from '../../site-context.tsx'
import { OfflineCopyList } from './OfflineCopyList.tsx'
import { OfflineHead } from './OfflineHead.tsx'
import './offline.css'
import { useAskedPage } from './use-asked-page.ts'
import { useOfflineCopies } from './use-offline-copies.ts'

/**
 * Pages that can be read offline. At its own address it's an overview; the service worker also shows it for any page out of reach, so
 * everything it needs is already in the browser.
 */
export function OfflinePage() {
  const { t, href, path } = useSite()
  const asked = useAskedPage(path.split('?', 1)[0] ?? path)
  const { pages, clear } = useOfflineCopies()
  const isEmpty = pages !== null && pages.saved.length + pages.read.length === 0
  return (
    <div className="page-width offline">
      <OfflineHead asked={asked} />
      <noscript>
        <p>{t('offline.no-script')}</p>
      </noscript>
      {isEmpty && (
        <EmptyState title={t('offline.empty-title')} text={t('offline.empty-text')}>
          {asked === null && (
            <a className="button" href={href('home')}>
              {t('offline.empty-news')}
            </a>
          )}
        </EmptyState>
      )}
      {pages && !isEmpty && (
        <>
          <div className="offline-lists">
            <OfflineCopyList
              id="saved"
              title={t('offline.saved')}
              pages={pages.saved}
              when={t('offline.saved-at')}
            />
            <OfflineCopyList
              id="read"
              title={t('offline.read')}
              pages={pages.read}
              when={t('offline.read-at')}
            />
          </div>
          <div className="offline-foot">
            <p>{t('offline.where')}</p>
            <button className="button button-quiet" type="button" onClick={clear}>
              {t('offline.clear')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
