import { newAddress } from './visitor.ts'

/** What fulfils the rules of a field, whichever form has it. One that is not here may be empty. */
const values: Record<string, string> = {
  firstName: 'Wout',
  lastName: 'Vries',
  name: 'Wout Vries',
  holder: 'W. Vries',
  job: 'Planner',
  by: 'Wout',
  company: 'a'.repeat(24),
  member: 'a'.repeat(24),
  invitation: 'a'.repeat(24),
  role: 'editor',
  terms: 'on',
  sure: 'on',
  agreed: 'on',
  wanted: 'yes',
  language: 'nl',
  lists: 'weekly',
  frequency: 'weekly',
  weekday: '2',
  kind: 'content',
  number: '1',
  session: '0'.repeat(24),
  registration: 'abc',
  application: 'abc',
  alert: 'abc',
  state: 'read',
  department: 'readers',
  subject: 'Mijn abonnement',
  message: 'Wat kost hij?',
  ticket: 'abc',
  code: 'abc',
  seat: 'abc',
  contract: 'Een jaar',
  copy: 'digital',
  until: '2026-12-31',
  kvk: '12345678',
  street: 'Kade 1',
  postcode: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  product: 'abc',
  buyer: 'person',
  delivery: 'same',
  deliveryCountry: 'NL',
  payment: 'invoice',
  intro: 'Pakt dozen in.',
  file: `${'0'.repeat(32)}.png.1`,
  alt: 'Een loods',
  'attendees[0].name': 'Noor',
  title: 'Planner',
  categories: '1',
  remote: 'full',
  employmentType: 'FULL_TIME',
  salaryUnit: 'MONTH',
  salaryHiddenReason: 'In overleg',
  applyMethod: 'form',
  description: 'Werk met ons. '.repeat(15),
  vacancy: '1',
  act: 'resume',
}

/** Where a field of the same name wants something else. */
const valuesOf: Record<string, Record<string, string>> = {
  'remove-company-picture': { kind: 'logo' },
  'leave-out-company-picture': { kind: 'logo' },
}

/** A field of a group's first row, by the group: rows are sent by the names of their fields. */
const rows: Record<string, string> = {
  attendees: 'attendees[0].name',
  addresses: 'addresses[0].city',
  socials: 'socials[0].label',
  contacts: 'contacts[0].name',
  locations: 'locations[0].city',
}

/** Names under which a form sends the fields of its rules. */
export function sentNames(fields: readonly string[]): string[] {
  return fields.map((field) => rows[field] ?? field)
}

/**
 * What is right in each field of a form.
 * @param fields As they are sent.
 * @param own Of the account that sends it.
 */
export function rightValues(
  form: string,
  fields: readonly string[],
  own: { password: string; newPassword: string },
): Record<string, string> {
  const personal: Record<string, string> = {
    email: newAddress(),
    currentPassword: own.password,
    password: own.newPassword,
    passwordConfirmation: own.newPassword,
  }
  return Object.fromEntries(
    fields.map((field) => [field, valuesOf[form]?.[field] ?? personal[field] ?? values[field] ?? '']),
  )
}
