import { useStore } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import type { ManagedSubscription } from '../../content/managed-subscription.ts'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { PaymentPart } from '../../orders/PaymentPart.tsx'
import { type PaymentField, paymentFields } from '../../orders/payment-fields.ts'
import { useSite } from '../../site-context.tsx'
import { subscriptionPaymentForm } from '../../subscriptions/managing-forms.ts'

interface PaymentFormProps {
  /** How it is paid now. */
  payment: ManagedSubscription['payment']
  payable: NonNullable<ManagedSubscription['payable']>
}

/** Pays in another way, or from another account, from now on. */
export function PaymentForm({ payment: now, payable: { mandate, online } }: PaymentFormProps) {
  const { t } = useSite()
  const isPossible = now === 'incasso' ? mandate : now !== 'online' || online
  const initial = now === 'incasso' ? 'mandate' : (now ?? 'invoice')
  const chosen = useSiteForm(subscriptionPaymentForm, {
    initial: {
      ...subscriptionPaymentForm.initial,
      payment: isPossible ? initial : 'invoice',
      mandate: mandate?.version ?? '',
    },
  })
  const { form } = chosen
  const payment = useStore(form.store, ({ values }) => String(values.payment))
  const field = (name: PaymentField, control: ReactNode) => (
    <form.AppField key={name} name={name}>
      {() => control ?? <SpecifiedField as={paymentFields[name]} />}
    </form.AppField>
  )
  return (
    <section className="account-part">
      <details className="disclosure">
        <summary>{t('own-subscription.pay.title')}</summary>
        <p>{t('own-subscription.pay.text')}</p>
        <SiteForm of={chosen} submit={t('own-subscription.pay.submit')} isQuiet>
          <PaymentPart mandate={mandate} online={online} payment={payment} field={field} />
        </SiteForm>
      </details>
    </section>
  )
}
