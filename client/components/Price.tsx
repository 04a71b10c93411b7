import type { ProductCard } from '../content/product.ts'
import { useSite } from '../site-context.tsx'
import { formatMoney } from './money.ts'
import './price.css'
import { priceAmounts } from './price-amounts.ts'

/** What something costs, with and without VAT; readers see first what includes it, companies what does not. */
export function Price({ product: { price, kind } }: { product: Pick<ProductCard, 'price' | 'kind'> }) {
  const { locale, t } = useSite()
  if (!price) return <p className="price">{t('cards.price.none')}</p>
  const { includesVat, including, excluding } = priceAmounts(price, kind)
  const rate = new Intl.NumberFormat(locale).format(price.vatRate)
  const money = (amount: number) => formatMoney(locale, amount, price.currency)
  // Browsers do not all write money as the worker does; the difference is harmless.
  return (
    <div className="price">
      <p className="price-asked">
        <strong suppressHydrationWarning>{money(includesVat ? including : excluding)}</strong>{' '}
        <span>{t(`cards.price.${price.interval}`)}</span>
      </p>
      <p className="price-vat">
        <span>{t(includesVat ? 'cards.price.including' : 'cards.price.excluding', { rate })}</span>
        {price.vatRate > 0 && (
          <span suppressHydrationWarning>
            {includesVat
              ? t('cards.price.other-excluding', { amount: money(excluding) })
              : t('cards.price.other-including', { amount: money(including) })}
          </span>
        )}
      </p>
    </div>
  )
}
