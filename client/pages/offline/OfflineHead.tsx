import { Icon } from '../../components/Icon.tsx'
import { Mark } from '../../components/Mark.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { useSite } from '../../site-context.tsx'
import { useConnection, useWaitingSave } from './use-asked-page.ts'

/**
 * Explains the page: an overview at its own address, the fallback for a page out of reach, or a save that waits for a connection.
 * @param asked The page out of reach; null at its own address.
 */
export function OfflineHead({ asked }: { asked: string | null }) {
  const { t } = useSite()
  const waiting = useWaitingSave()
  if (waiting !== null)
    return (
      <div className="offline-head">
        <Mark broken />
        <div>
          <PageHeading title={t('offline.waiting')} intro={t('offline.waiting-text')} />
          <div className="offline-ways">
            <a className="button" href={waiting}>
              {t('offline.waiting-back')}
            </a>
          </div>
        </div>
      </div>
    )
  if (asked === null) return <PageHeading title={t('offline.title')} intro={t('offline.intro')} />
  return (
    <div className="offline-head">
      <Mark broken />
      <div>
        <PageHeading title={t('offline.out-of-reach')} intro={t('offline.out-of-reach-text')} />
        <Retry path={asked} />
      </div>
    </div>
  )
}

/** Nothing opens automatically when the connection returns: the reader may be using the list below. */
function Retry({ path }: { path: string }) {
  const { t } = useSite()
  const isConnected = useConnection()
  return (
    <div className="offline-ways">
      <a className="button" href={path}>
        {t('offline.retry')}
      </a>
      <p className="offline-state" role="status">
        {isConnected && (
          <>
            <Icon name="circle-check" />
            {t('offline.back')}
          </>
        )}
      </p>
    </div>
  )
}
