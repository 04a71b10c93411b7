import * as v from 'valibot'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { groupField } from '../forms/fields/GroupField.tsx'
import { richTextField } from '../forms/fields/RichTextField.tsx'
import { line, optionalEmail, optionalLine, optionalPhone } from '../forms/rules.ts'
import { lines, optionalUrl, rowsOf } from '../forms/standard-rules.ts'
import { optionalNumber } from '../vacancies/rules.ts'

const address = v.object({ street: optionalLine(120), postcode: optionalLine(12), city: optionalLine(80) })
const social = v.object({ label: optionalLine(40), url: optionalUrl })
const contact = v.object({
  name: optionalLine(120),
  role: optionalLine(120),
  phone: optionalPhone,
  email: optionalEmail,
})

/** A text that may be left out. */
const optionalText = v.optional(
  v.pipe(v.string('form.invalid'), v.trim(), v.maxLength(12_000, 'form.length-max')),
  '',
)

/** What a company tells of itself. Its name stays what it is. */
export const profileForm = definePlacedForm({
  name: 'company-profile',
  title: 'own-company.profile.title',
  submit: 'own-company.profile.save',
  schema: v.object({
    company: line(64),
    intro: lines({ min: 1, max: 400 }),
    body: optionalText,
    website: optionalUrl,
    email: optionalEmail,
    leadEmail: optionalEmail,
    phone: optionalPhone,
    employees: optionalNumber({ min: 0, max: 999_999 }),
    founded: optionalNumber({ min: 1500, max: 2100 }),
    addresses: rowsOf(address, { max: 5 }),
    socials: rowsOf(social, { max: 8 }),
    contacts: rowsOf(contact, { max: 6 }),
  }),
  fields: {
    company: { as: 'text', label: 'company-profile-form.company' },
    intro: {
      as: 'area',
      label: 'company-profile-form.intro',
      hint: 'company-profile-form.intro-hint',
      rows: 3,
    },
    body: richTextField({
      label: 'company-profile-form.body',
      hint: 'company-profile-form.body-hint',
      isOptional: true,
    }),
    website: { as: 'url', label: 'company-profile-form.website', isOptional: true },
    email: { as: 'email', label: 'company-profile-form.email', isOptional: true },
    leadEmail: {
      as: 'email',
      label: 'company-profile-form.lead-email',
      hint: 'company-profile-form.lead-email-hint',
      isOptional: true,
    },
    phone: { as: 'tel', label: 'company-profile-form.phone', isOptional: true },
    employees: { as: 'number', label: 'company-profile-form.employees', isOptional: true },
    founded: { as: 'number', label: 'company-profile-form.founded', isOptional: true },
    addresses: groupField({
      label: 'company-profile-form.addresses',
      row: address,
      fields: {
        street: { as: 'text', label: 'company-profile-form.street', isOptional: true },
        postcode: { as: 'text', label: 'company-profile-form.postcode', isOptional: true },
        city: { as: 'text', label: 'company-profile-form.city', isOptional: true },
      },
      rowLabel: 'company-profile-form.address',
      add: 'company-profile-form.add-address',
      max: 5,
    }),
    socials: groupField({
      label: 'company-profile-form.socials',
      row: social,
      fields: {
        label: { as: 'text', label: 'company-profile-form.label', isOptional: true },
        url: { as: 'url', label: 'company-profile-form.url', isOptional: true },
      },
      rowLabel: 'company-profile-form.social',
      add: 'company-profile-form.add-social',
      max: 8,
    }),
    contacts: groupField({
      label: 'company-profile-form.contacts',
      row: contact,
      fields: {
        name: { as: 'text', label: 'company-profile-form.contact-name', isOptional: true },
        role: { as: 'text', label: 'company-profile-form.role', isOptional: true },
        phone: { as: 'tel', label: 'company-profile-form.contact-phone', isOptional: true },
        email: { as: 'email', label: 'company-profile-form.contact-email', isOptional: true },
      },
      rowLabel: 'company-profile-form.contact',
      add: 'company-profile-form.add-contact',
      max: 6,
    }),
  },
})
