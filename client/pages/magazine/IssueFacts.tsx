import { formatMoney } from '../../components/money.ts'
import { Time } from '../../components/Time.tsx'
import type { Magazine } from '../../content/magazine.ts'
import { useSite } from '../../site-context.tsx'

/** Number, date, pages and price of an issue. */
export function IssueFacts({ magazine }: { magazine: Magazine }) {
  const { t, locale } = useSite()
  const { number, issuedAt, pdf, price, issn } = magazine
  return (
    <dl className="issue-facts">
      <div>
        <dt>{t('magazines.published')}</dt>
        <dd>
          <Time value={issuedAt} style="day" />
        </dd>
      </div>
      <div>
        <dt>{t('magazines.edition')}</dt>
        <dd>
          {t('cards.magazine.number', { number })}
          {pdf?.pages && `, ${t.count('magazines.pages', pdf.pages)}`}
        </dd>
      </div>
      {price !== null && (
        <div>
          <dt>{t('magazines.price')}</dt>
          <dd suppressHydrationWarning>
            {price === 0 ? t('magazines.free-price') : formatMoney(locale, price)}
          </dd>
        </div>
      )}
      {issn && (
        <div>
          <dt>{t('magazines.issn')}</dt>
          <dd className="issue-issn">{issn}</dd>
        </div>
      )}
    </dl>
  )
}
