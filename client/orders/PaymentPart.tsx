import './payment-part.css'
import type { ReactNode } from 'react'
import { CheckboxField } from '../forms/fields/CheckboxField.tsx'
import { RadioGroup } from '../forms/fields/RadioGroup.tsx'
import { SpecifiedField } from '../forms/fields/SpecifiedField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { useSite } from '../site-context.tsx'
import type { OfferedMandate } from './offered-mandate.ts'
import type { OfferedOnline } from './offered-online.ts'
import { type PaymentField, paymentFields, payments } from './payment-fields.ts'

interface PaymentPartProps {
  /** What is offered beside an invoice. */
  mandate: OfferedMandate | null
  online: OfferedOnline | null
  /** What is chosen. */
  payment: string
  /** Shows a field of the form. */
  field: (name: PaymentField, control: ReactNode) => ReactNode
}

/** Choosing how to pay. */
export function PaymentPart({ mandate, online, payment, field }: PaymentPartProps) {
  const { t } = useSite()
  const notes = {
    invoice: t('order-form.payment-notes.invoice'),
    online: online && t('order-form.payment-notes.online', { methods: online.methods.join(', ') }),
    mandate: mandate && t('order-form.payment-notes.mandate'),
  }
  const options = payments.flatMap((value) => {
    const note = notes[value]
    return note === null ? [] : [{ value, label: t(`order-form.payments.${value}`), note }]
  })
  return (
    <>
      {field('payment', <RadioGroup legend={t('order-form.payment')} options={options} />)}
      {mandate && <MandatePart offered={mandate} isChosen={payment === 'mandate'} field={field} />}
    </>
  )
}

interface MandatePartProps extends Pick<PaymentPartProps, 'field'> {
  offered: OfferedMandate
  isChosen: boolean
}

/** The mandate for a direct debit: apart from all other words, as banks ask. */
function MandatePart({ offered, isChosen, field }: MandatePartProps) {
  const { t } = useSite()
  const { title, text, version, creditor } = offered
  const { isOptional: _, ...iban } = paymentFields.iban
  return (
    // Without script it always stands here: nothing could show it later.
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
  )
}
