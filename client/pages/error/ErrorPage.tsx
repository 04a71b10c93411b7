import { Mark } from '../../components/Mark.tsx'
import type { ErrorProps } from '../../page-facts.ts'
import { useSite } from '../../site-context.tsx'

/** The error screen: what happened, a reference to quote, and a link to the front page. */
export function ErrorPage({ message, requestId }: ErrorProps) {
  const { t, href } = useSite()
  return (
    <div className="page-width dead-end">
      <Mark broken />
      <div>
        <h1 tabIndex={-1}>{t('error.title')}</h1>
        <p className="dead-end-hint">{message}</p>
        <a className="button" href={href('home')}>
          {t('error.home')}
        </a>
        {requestId && <p className="dead-end-message">{t('error.request-id', { id: requestId })}</p>}
      </div>
    </div>
  )
}
