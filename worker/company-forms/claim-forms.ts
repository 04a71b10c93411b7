import { claimForm, confirmClaimForm } from '../../client/companies/claim-forms.ts'
import { ownForm } from '../account-forms/account-form.ts'
import { askedCompany } from '../companies/asked-company.ts'
import type { FormContext, Outcome } from '../forms/form-handler.ts'

const unpublished = { kind: 'refused', status: 409, notice: { key: 'form.unpublished' } } as const

/** Claims the profile of the company in the address. Its mail is in the language of this page. */
export const claimCompany = ownForm(claimForm, {
  limit: 'MAIL_LIMIT',
  async act(input, { token }, context) {
    const company = await askedCompany(context)
    if (!company) return unpublished
    const { companyProfiles, locale } = context
    const next = await companyProfiles.sendClaim(token, company.documentId, { ...input, language: locale })
    if (next === 'owners') return { kind: 'stay', notice: { key: 'claim-form.done-owners' } }
    return here(context, company)
  },
})

/** Confirms the address at work. */
export const confirmClaim = ownForm(confirmClaimForm, {
  async act({ code }, { token }, context) {
    const company = await askedCompany(context)
    if (!company) return unpublished
    await context.companyProfiles.confirmClaim(token, company.documentId, code)
    return here(context, company)
  },
})

/** The same page, which tells what is next. */
function here({ href }: FormContext, { link }: { link: string }): Outcome {
  return { kind: 'go', path: href('account-bedrijf-overnemen', {}, { bedrijf: link }) }
}
