import { cancelForm } from '../../client/account/forms/registration.ts'
import { StrapiError } from '../strapi-error.ts'
import { ownForm } from './account-form.ts'

/** Gives up one's place at an event. */
export const cancelRegistration = ownForm(cancelForm, {
  async act({ registration }, { token }, { accounts, href }) {
    try {
      await accounts.cancelRegistration(token, registration)
    } catch (failure) {
      const isUnknown = failure instanceof StrapiError && failure.status === 404
      if (!isUnknown) throw failure
      return { kind: 'refused', status: 422, notice: { key: 'my-account.done.no-registration' } }
    }
    return { kind: 'go', path: `${href('inschrijvingen')}#${registration}` }
  },
})
