import { line, oneOf } from '../forms/rules.ts'

/** The countries that an invoice can go to. */
const countries = ['NL', 'BE', 'DE'] as const

/** Rules of the fields of `addressFields`; `postcodeOf` compares two of them. */
export const addressRules = {
  street: line(120),
  postcode: line(12),
  city: line(80),
  country: oneOf(countries),
}

/** Names of those fields, in their order. */
export const addressNames = ['street', 'postcode', 'city', 'country'] as const

/** Fields for where somebody lives, or an invoice goes. @param street Its label: parcels go to no PO box. */
export function addressFields(street: 'order-form.street' | 'subscribe-form.street') {
  return {
    street: { as: 'text', label: street, autoComplete: 'address-line1' },
    postcode: { as: 'text', label: 'order-form.postcode', autoComplete: 'postal-code' },
    city: { as: 'text', label: 'order-form.city', autoComplete: 'address-level2' },
    country: {
      as: 'select',
      label: 'order-form.country',
      options: countries.map((value) => ({ value, label: `order-form.countries.${value}` as const })),
    },
  } as const
}
