import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import type { Magazine } from '../../content/magazine.ts'
import { formatFileSize } from '../../files/file-size.ts'
import { useSite } from '../../site-context.tsx'

/** Who may read the full issue, and how. */
export function IssueAccess({ magazine }: { magazine: Magazine }) {
  return magazine.isClosed ? <IssueForSubscribers magazine={magazine} /> : <OpenIssue magazine={magazine} />
}

function OpenIssue({ magazine }: { magazine: Magazine }) {
  const { t } = useSite()
  const { access, pdf, flipbookUrl } = magazine
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
        {access === 'free' && <Buy magazine={magazine} />}
      </div>
    </section>
  )
}

function IssueForSubscribers({ magazine }: { magazine: Magazine }) {
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
        <Buy magazine={magazine} />
      </div>
    </section>
  )
}

/** The way to buy this issue alone, where that is possible. */
function Buy({ magazine: { number, sold } }: { magazine: Magazine }) {
  const { t, href, locale } = useSite()
  const price = sold.digital ?? sold.paper
  if (price === null) return null
  return (
    <a
      className="button button-quiet"
      href={href('magazines-bestellen', {}, { nummer: number })}
      suppressHydrationWarning
    >
      {t(sold.digital === null ? 'magazines.buy-paper' : 'magazines.buy', {
        price: formatMoney(locale, price),
      })}
    </a>
  )
}

function Size({ bytes }: { bytes: number }) {
  const { locale } = useSite()
  return <span suppressHydrationWarning>({formatFileSize(bytes, locale)})</span>
}
