import { Icon } from '../../components/Icon.tsx'
import type { Magazine } from '../../content/magazine.ts'
import { formatFileSize } from '../../files/file-size.ts'
import { useSite } from '../../site-context.tsx'

/** Who may read the full issue, and how. */
export function IssueAccess({ magazine }: { magazine: Magazine }) {
  return magazine.isClosed ? <IssueForSubscribers /> : <OpenIssue magazine={magazine} />
}

function OpenIssue({ magazine: { access, pdf, flipbookUrl } }: { magazine: Magazine }) {
  const { t } = useSite()
  return (
    <section className="issue-access" aria-labelledby="issue-access">
      <h2 id="issue-access">
        <Icon name="book" />
        {t(access === 'free' ? 'magazines.free' : 'magazines.yours')}
      </h2>
      {!pdf && !flipbookUrl && <p>{t(access === 'free' ? 'magazines.free-soon' : 'magazines.yours-soon')}</p>}
      <div className="issue-steps no-print">
        {pdf && (
          <a className="button" href={pdf.href}>
            <Icon name="download" />
            {t('magazines.download')}
            {pdf.size > 0 && <Size bytes={pdf.size} />}
          </a>
        )}
        {flipbookUrl && (
          <a className="button button-quiet" href={flipbookUrl} rel="nofollow noopener">
            {t('magazines.flipbook')}
            <Icon name="external-link" />
          </a>
        )}
      </div>
    </section>
  )
}

function IssueForSubscribers() {
  const { t, href } = useSite()
  return (
    <section className="issue-access" aria-labelledby="issue-access">
      <h2 id="issue-access">
        <Icon name="lock" />
        {t('magazines.subscriber')}
      </h2>
      <p>{t('magazines.subscriber-text')}</p>
      <div className="issue-steps no-print">
        <a className="button" href={href('abonnementen')}>
          {t('magazines.order')}
        </a>
      </div>
    </section>
  )
}

function Size({ bytes }: { bytes: number }) {
  const { locale } = useSite()
  return <span suppressHydrationWarning>({formatFileSize(bytes, locale)})</span>
}
