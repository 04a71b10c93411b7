import { companyForm } from '../../client/account/forms/company.ts'
import { recheckSession } from '../accounts/current-user.ts'
import { StrapiError } from '../strapi-error.ts'
import { ownForm } from './account-form.ts'

/** Chooses the company that a reader acts for. */
export const chooseCompany = ownForm(companyForm, {
  async act({ company }, { token }, { accounts }) {
    try {
      await accounts.chooseCompany(token, company)
    } catch (failure) {
      // Only for a company that they are no member of, or no longer.
      if (!(failure instanceof StrapiError && failure.status === 403)) throw failure
      return { kind: 'refused', status: 403, errors: { company: { key: 'form.choice' } } }
    }
    recheckSession(token)
    return { kind: 'stay', notice: { key: 'my-account.done.saved' } }
  },
})
