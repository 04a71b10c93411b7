import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../content/product-card.ts'
import { FormDone } from '../../forms/FormDone.tsx'
import { DateField } from '../../forms/fields/DateField.tsx'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { addressNames } from '../../orders/address-fields.ts'
import { PaymentPart } from '../../orders/PaymentPart.tsx'
import { useSite } from '../../site-context.tsx'
import { orderSubscriptionForm } from '../../subscriptions/order-form.ts'
import type { SubscriptionOffer } from '../../subscriptions/subscription-offer.ts'
import { OrderSummary } from './OrderSummary.tsx'

interface OrderPartProps {
  product: ProductCard
  offer: SubscriptionOffer
  /** Id of the part of the page that it is in. */
  anchor: string
}

const { fields } = orderSubscriptionForm
type Field = keyof typeof orderSubscriptionForm.fields & string

/** The order of a subscription: for whom, where to, from when, how it is paid, and what is agreed to. */
export function OrderPart({ product, offer, anchor }: OrderPartProps) {
  const { t, user } = useSite()
  const { mandate, online, isOnPaper, firstDay, lastDay } = offer
  const order = useSiteForm(orderSubscriptionForm, {
    initial: {
      ...orderSubscriptionForm.initial,
      ...{ buyer: 'person', country: 'NL', delivery: 'same', deliveryCountry: 'NL', payment: 'invoice' },
      ...offer.values,
      mandate: mandate?.version ?? '',
    },
  })
  const { form, answer } = order
  const buyer = useStore(form.store, ({ values }) => String(values.buyer))
  const delivery = useStore(form.store, ({ values }) => String(values.delivery))
  const payment = useStore(form.store, ({ values }) => String(values.payment))
  if (answer?.isDone && answer.notice) return <FormDone notice={answer.notice} />

  const shown = (name: Field, control?: ReactNode) => (
    <form.AppField key={name} name={name}>
      {() => {
        const spec = specOf(name)
        return control ?? (spec && <SpecifiedField as={spec} />)
      }}
    </form.AppField>
  )
  return (
    <SiteForm of={order} submit={t('subscribe-form.submit')} anchor={anchor}>
      {shown('buyer')}
      {/* Without script it always stands here, as does the other address: nothing could show it later. */}
      <fieldset className="order-part" data-is-chosen={buyer === 'company'}>
        <legend className="visually-hidden">{t('subscribe-form.buyers.company')}</legend>
        {shown('company')}
        {shown('vatId')}
        {shown('reference')}
      </fieldset>
      {shown('name')}
      {user ? <input type="hidden" name="email" value={user.email} /> : shown('email')}
      {addressNames.map((name) => shown(name))}
      {isOnPaper && (
        <>
          {shown('delivery')}
          <fieldset className="order-part" data-is-chosen={delivery === 'other'}>
            <legend className="visually-hidden">{t('subscribe-form.deliveries.other')}</legend>
            {shown('deliveryName')}
            {shown('deliveryStreet')}
            {shown('deliveryPostcode')}
            {shown('deliveryCity')}
            {shown('deliveryCountry')}
          </fieldset>
        </>
      )}
      {shown(
        'startsOn',
        <DateField
          label={t('subscribe-form.starts-on')}
          hint={t('subscribe-form.starts-on-hint')}
          optional
          min={firstDay}
          max={lastDay}
        />,
      )}
      {(mandate || online) && (
        <PaymentPart mandate={mandate} online={online} payment={payment} field={shown} />
      )}
      <OrderSummary product={product} trialDays={offer.trialDays} />
      {!user && <p className="field-hint">{t('subscribe-form.confirm-note')}</p>}
    </SiteForm>
  )

  /** What is chosen needs the fields that go with it. */
  function specOf(name: Field) {
    const spec = fields[name]
    const isNeeded =
      (name === 'company' && buyer === 'company') || (name.startsWith('delivery') && delivery === 'other')
    if (!spec || !isNeeded || !('isOptional' in spec)) return spec
    const { isOptional: _, ...needed } = spec
    return needed
  }
}
