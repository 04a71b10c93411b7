import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { isoDay } from '../forms/iso-day.ts'
import { email, fieldCheck, line, oneOf, optionalLine } from '../forms/rules.ts'
import { addressFields, addressRules } from '../orders/address-fields.ts'
import { wholeMandate } from '../orders/mandate-rules.ts'
import { paymentFields, paymentRules } from '../orders/payment-fields.ts'
import { postcodeOf } from '../orders/postcode.ts'

const buyers = ['person', 'company'] as const
const deliveries = ['same', 'other'] as const
/** Where magazines are brought for the price. */
const deliveryCountries = ['NL', 'BE'] as const

const values = v.object({
  buyer: v.optional(oneOf(buyers), 'person'),
  company: optionalLine(120),
  vatId: optionalLine(20),
  name: line(120),
  email,
  ...addressRules,
  delivery: v.optional(oneOf(deliveries), 'same'),
  deliveryName: optionalLine(120),
  deliveryStreet: optionalLine(120),
  deliveryPostcode: optionalLine(12),
  deliveryCity: optionalLine(80),
  deliveryCountry: v.optional(oneOf(deliveryCountries), 'NL'),
  startsOn: v.optional(
    v.pipe(
      v.string('form.invalid'),
      v.trim(),
      v.check((text) => text === '' || isoDay(text) !== null, 'form.date-format'),
      v.transform((text) => isoDay(text) ?? text),
    ),
    '',
  ),
  reference: optionalLine(60),
  ...paymentRules,
})

type Values = v.InferOutput<typeof values>

const schema = v.pipe(
  values,
  wholeMandate<Values>(),
  fieldCheck<Values>(
    'company',
    ({ buyer, company }) => buyer !== 'company' || isFilled(company),
    'form.required',
  ),
  postcodeOf<Values>('postcode', 'country'),
  deliveryNeeds('deliveryName'),
  deliveryNeeds('deliveryStreet'),
  deliveryNeeds('deliveryPostcode'),
  deliveryNeeds('deliveryCity'),
  postcodeOf<Values>('deliveryPostcode', 'deliveryCountry'),
)

/** Another address to deliver to is a whole one. */
function deliveryNeeds(part: 'deliveryName' | 'deliveryStreet' | 'deliveryPostcode' | 'deliveryCity') {
  return fieldCheck<Values>(
    part,
    (given) => given.delivery !== 'other' || isFilled(given[part]),
    'form.required',
  )
}

/** Ordering a subscription. The price is the product's, which the address of the page names: the form names neither. */
export const orderSubscriptionForm = definePlacedForm({
  name: 'order-subscription',
  title: 'subscribe-form.title',
  submit: 'subscribe-form.submit',
  isForStrangers: true,
  schema,
  fields: {
    buyer: {
      as: 'radios',
      label: 'subscribe-form.buyer',
      options: buyers.map((value) => ({ value, label: `subscribe-form.buyers.${value}` as const })),
    },
    company: { as: 'text', label: 'subscribe-form.company', autoComplete: 'organization', isOptional: true },
    vatId: { as: 'text', label: 'order-form.vat', hint: 'subscribe-form.vat-hint', isOptional: true },
    name: { as: 'text', label: 'subscribe-form.name', autoComplete: 'name' },
    email: {
      as: 'email',
      label: 'subscribe-form.email',
      hint: 'subscribe-form.email-hint',
      autoComplete: 'email',
    },
    ...addressFields('subscribe-form.street'),
    delivery: {
      as: 'radios',
      label: 'subscribe-form.delivery',
      options: deliveries.map((value) => ({ value, label: `subscribe-form.deliveries.${value}` as const })),
    },
    deliveryName: { as: 'text', label: 'subscribe-form.delivery-name', isOptional: true },
    deliveryStreet: { as: 'text', label: 'subscribe-form.street', isOptional: true },
    deliveryPostcode: { as: 'text', label: 'order-form.postcode', isOptional: true },
    deliveryCity: { as: 'text', label: 'order-form.city', isOptional: true },
    deliveryCountry: {
      as: 'select',
      label: 'order-form.country',
      options: deliveryCountries.map((value) => ({
        value,
        label: `order-form.countries.${value}` as const,
      })),
    },
    startsOn: {
      as: 'date',
      label: 'subscribe-form.starts-on',
      hint: 'subscribe-form.starts-on-hint',
      isOptional: true,
    },
    reference: {
      as: 'text',
      label: 'order-form.reference',
      hint: 'order-form.reference-hint',
      isOptional: true,
    },
    ...paymentFields,
  },
})

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
