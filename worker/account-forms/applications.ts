import { withdrawForm } from '../../client/applications/withdraw-forms.ts'
import { StrapiError } from '../strapi-error.ts'
import { ownForm } from './account-form.ts'

/** Withdraws an application of the account. Doing it twice is fine. */
export const withdraw = ownForm(withdrawForm, {
  async act({ application }, { token }, { applications, href }) {
    await applications.withdraw(token, application).catch((failure: unknown) => {
      if (!(failure instanceof StrapiError && failure.status === 404)) throw failure
    })
    return { kind: 'go', path: `${href('account')}#applications` }
  },
})
