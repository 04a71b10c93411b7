import { useStore } from '@tanstack/react-form'
import { formatMoney } from '../../components/money.ts'
import { priceAmounts } from '../../components/price-amounts.ts'
import type { ProductCard } from '../../content/product-card.ts'
import { RadioGroup } from '../../forms/fields/RadioGroup.tsx'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { PaymentPart } from '../../orders/PaymentPart.tsx'
import { paymentFields } from '../../orders/payment-fields.ts'
import { useSite } from '../../site-context.tsx'
import { orderCreditsForm } from '../../vacancies/order-form.ts'
import { submitVacancyForm } from '../../vacancies/press-forms.ts'
import { PostingChecks } from './PostingChecks.tsx'
import type { PostingWork } from './post-vacancy-props.ts'

/** The last step: a credit, or an order for some, and handing it in. */
export function OrderStep(props: PostingWork) {
  const { t } = useSite()
  const { vacancy, missing, credits } = props
  if (vacancy && missing.length > 0)
    return <PostingChecks vacancy={null} missing={missing} number={vacancy.number} />
  if (vacancy?.isPublished)
    return <Submit text={t('post-vacancy.submit.change')} review={t('post-vacancy.submit.review-change')} />
  if (vacancy?.isPaid) return <Submit text={t('post-vacancy.submit.paid')} />
  if (vacancy && credits && credits.left > 0)
    return <Submit text={t.count('post-vacancy.submit.credit', credits.left)} />
  return <Order {...props} />
}

function Submit({ text, review }: { text: string; review?: string }) {
  const { t } = useSite()
  const submit = useSiteForm(submitVacancyForm)
  return (
    <>
      <p className="posting-part">{text}</p>
      <p className="posting-part">{review ?? t('post-vacancy.submit.review')}</p>
      <SiteForm of={submit} submit={t('post-vacancy.submit.button')}>
        {null}
      </SiteForm>
    </>
  )
}

function Order({ products, values, vacancy, mandate, online }: PostingWork) {
  const { t, locale } = useSite()
  const order = useSiteForm(orderCreditsForm, {
    initial: { ...orderCreditsForm.initial, ...values, payment: 'invoice', mandate: mandate?.version ?? '' },
  })
  const { form } = order
  const payment = useStore(form.store, (state) => String(state.values.payment))
  const options = products.map((product) => ({
    value: product.slug,
    label: product.name,
    note: priceText(product),
  }))
  return (
    <>
      <p className="posting-part">{t(vacancy ? 'order-form.intro' : 'order-form.intro-credits')}</p>
      <SiteForm of={order} submit={t(vacancy ? 'order-form.submit-both' : 'order-form.submit')}>
        {Object.entries(orderCreditsForm.fields).map(([name, spec]) =>
          name in paymentFields ? (
            name === 'payment' &&
            (mandate || online) && (
              <PaymentPart
                key={name}
                mandate={mandate}
                online={online}
                payment={payment}
                field={(one, control) => <form.AppField name={one}>{() => control}</form.AppField>}
              />
            )
          ) : name === 'company' ? (
            <input key={name} type="hidden" name={name} value={String(values.company ?? '')} />
          ) : (
            <form.AppField key={name} name={name}>
              {() =>
                name === 'product' ? (
                  <RadioGroup legend={t('order-form.product')} options={options} />
                ) : (
                  <SpecifiedField as={spec} />
                )
              }
            </form.AppField>
          ),
        )}
      </SiteForm>
    </>
  )

  /** Both prices: companies reckon without VAT, and pay with it. */
  function priceText({ price, kind }: ProductCard): string {
    if (!price) return t('cards.price.none')
    const { including, excluding } = priceAmounts(price, kind)
    const money = (amount: number) => formatMoney(locale, amount, price.currency)
    return t('order-form.price', { excluding: money(excluding), including: money(including) })
  }
}
