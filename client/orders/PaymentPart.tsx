import './payment-part.css'
import type { ReactNode } from 'react'
import { CheckboxField } from '../forms/fields/CheckboxField.tsx'
import { RadioGroup } from '../forms/fields/RadioGroup.tsx'
import { SpecifiedField } from '../forms/fields/SpecifiedField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { useSite } from '../site-context.tsx'
import type { OfferedMandate } from './offered-mandate.ts'
import { type PaymentField, paymentFields, payments } from './payment-fields.ts'

interface PaymentPartProps {
  offered: OfferedMandate
  /** What is chosen. */
  payment: string
  /** Shows a field of the form. */
  field: (name: PaymentField, control: ReactNode) => ReactNode
}

/** Choosing how to pay, and the mandate for a direct debit: apart from all other words, as banks ask. */
export function PaymentPart({ offered, payment, field }: PaymentPartProps) {
  const { t } = useSite()
  const isChosen = payment === 'mandate'
  const { title, text, version, creditor } = offered
  const options = payments.map((value) => ({
    value,
    label: t(`order-form.payments.${value}`),
    note: t(`order-form.payment-notes.${value}`),
  }))
  const { isOptional: _, ...iban } = paymentFields.iban
  return (
    <>
      {field('payment', <RadioGroup legend={t('order-form.payment')} options={options} />)}
      {/* Without script it always stands here: nothing could show it later. */}
      <fieldset className="mandate" data-is-chosen={isChosen}>
        <legend className="mandate-title">{title}</legend>
        <p className="field-hint mandate-hint">{t('order-form.mandate-hint')}</p>
        {field('iban', <SpecifiedField as={isChosen ? iban : paymentFields.iban} />)}
        {field('holder', <TextField label={t('order-form.holder')} optional={!isChosen} />)}
        <p>{text}</p>
        <dl className="mandate-creditor">
          <dt>{t('order-form.creditor')}</dt>
          <dd>{`${creditor.name}, ${creditor.address}`}</dd>
          <dt>{t('order-form.creditor-id')}</dt>
          <dd>{creditor.creditorId}</dd>
          <dt>{t('order-form.mandate-reference')}</dt>
          <dd>{t('order-form.mandate-reference-text')}</dd>
        </dl>
        <input type="hidden" name="mandate" value={version} />
        {field(
          'consent',
          <CheckboxField label={t('order-form.consent')} required={isChosen}>
            {t('order-form.consent-text')}
          </CheckboxField>,
        )}
      </fieldset>
    </>
  )
}
