import type { ProductCard } from '../content/product-card.ts'
import { useSite } from '../site-context.tsx'
import { formatMoney } from './money.ts'
import './price.css'
import { priceAmounts } from './price-amounts.ts'

/** A price with and without VAT; the one including VAT comes first for readers, the other one for companies. */
export function Price({ product: { price, kind } }: { product: Pick<ProductCard, 'price' | 'kind'> }) {
  const { locale, t } = useSite()
  if (!price) return <p className="price">{t('cards.price.none')}</p>
  const { includesVat, including, excluding } = priceAmounts(price, kind)
  const rate = new Intl.NumberFormat(locale).format(price.vatRate)
  const money = (amount: number) => formatMoney(locale, amount, price.currency)
  // Some browsers format money differently from the worker; the mismatch is harmless.
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
