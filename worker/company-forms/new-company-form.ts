import { newCompanyForm } from '../../client/companies/new-company-form.ts'
import { ownForm } from '../account-forms/account-form.ts'
import { recheckSession } from '../accounts/current-user.ts'

/** Makes the profile of a company that has none. Its owner goes on with what they came for, such as a vacancy, or else with the profile. */
export const newCompany = ownForm(newCompanyForm, {
  limit: 'MAIL_LIMIT',
  async act({ website, ...input }, { token }, { companyProfiles, href, returnTo }) {
    const company = await companyProfiles.make(token, { ...input, website: website || null })
    recheckSession(token)
    return { kind: 'go', path: returnTo ?? href('account-bedrijf', {}, { bedrijf: company }) }
  },
})
