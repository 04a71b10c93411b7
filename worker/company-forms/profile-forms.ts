import type * as v from 'valibot'
import { profileForm } from '../../client/companies/profile-form.ts'
import { discardProfileForm, submitProfileForm } from '../../client/companies/profile-presses.ts'
import { blocksFromMarkdown } from '../../client/rich-text/blocks-from-markdown.ts'
import { ownForm } from '../account-forms/account-form.ts'
import type { ProfileFields } from '../companies/company-profiles.ts'
import { asMember, pageOf } from './profile-page.ts'

/** Saves what a member wrote, and shows how it will look. */
export const saveProfile = ownForm(profileForm, {
  act: ({ company, ...values }, { token }, context) =>
    asMember(async () => {
      await context.companyProfiles.save(token, company, fieldsOf(values))
      return pageOf(context, company, 'voorbeeld')
    }),
})

/** Hands the profile in. */
export const submitProfile = ownForm(submitProfileForm, {
  act: ({ company }, { token }, context) =>
    asMember(async () => {
      await context.companyProfiles.submit(token, company)
      return pageOf(context, company)
    }),
})

/** Drops the change. */
export const discardProfile = ownForm(discardProfileForm, {
  act: ({ company }, { token }, context) =>
    asMember(async () => {
      await context.companyProfiles.discard(token, company)
      return pageOf(context, company)
    }),
})

type Values = Omit<v.InferOutput<typeof profileForm.schema>, 'company'>

function fieldsOf(values: Values): ProfileFields {
  const { intro, body, website, email, leadEmail, phone, employees, founded } = values
  const { addresses, socials, contacts } = values
  return {
    intro: intro.replace(/\s+/g, ' '),
    body: blocksFromMarkdown(body),
    website: website || null,
    email: email || null,
    leadEmail: leadEmail || null,
    phone: phone || null,
    employees: employees === null ? null : Math.round(employees),
    founded: founded === null ? null : Math.round(founded),
    addresses: addresses
      .filter(({ city }) => city !== '')
      .map(({ street, postcode, city }) => ({ street: street || null, postcode: postcode || null, city })),
    socials: socials
      .filter(({ url }) => url !== '')
      .map(({ label, url }) => ({ label: label || new URL(url).hostname.replace(/^www\./, ''), url })),
    contacts: contacts
      .filter(({ name }) => name !== '')
      .map(({ name, role, phone: number, email: at }) => ({
        name,
        role: role || null,
        phone: number || null,
        email: at || null,
      })),
  }
}
