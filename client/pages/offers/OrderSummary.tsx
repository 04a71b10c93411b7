import { Fact } from '../../components/Fact.tsx'
import { formatMoney } from '../../components/money.ts'
import { priceAmounts } from '../../components/price-amounts.ts'
import type { ProductCard } from '../../content/product-card.ts'
import { useSite } from '../../site-context.tsx'

interface OrderSummaryProps {
  product: ProductCard
  trialDays: number
}

/** What pressing the button agrees to: the law wants it right above. */
export function OrderSummary({ product, trialDays }: OrderSummaryProps) {
  const { t, locale } = useSite()
  const { name, price, kind } = product
  if (!price || price.interval === 'once') return null
  const { including, excluding } = priceAmounts(price, kind)
  const money = (amount: number) => formatMoney(locale, amount, price.currency)
  const amount = t(`subscribe-form.summary.amount.${price.interval}`, {
    total: money(including),
    vat: price.vatRate,
  })
  const facts: [label: string, text: string][] = [
    [t('subscribe-form.summary.what'), name],
    [
      t('subscribe-form.summary.price'),
      trialDays > 0 ? t('subscribe-form.summary.after-trial', { days: trialDays, amount }) : amount,
    ],
    [
      t('subscribe-form.summary.term'),
      t(`subscribe-form.summary.terms.${price.interval === 'month' ? 'month' : 'longer'}`),
    ],
    [t('subscribe-form.summary.withdraw'), t('subscribe-form.summary.withdraw-text')],
    [
      t('subscribe-form.summary.abroad'),
      t('subscribe-form.summary.abroad-text', { amount: money(excluding) }),
    ],
  ]
  return (
    <section className="order-summary" aria-labelledby="order-summary">
      <h3 id="order-summary">{t('subscribe-form.summary.title')}</h3>
      <dl className="fact-list">
        {facts.map(([label, text]) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
