import { newslettersForm } from '../../client/account/forms/newsletters.ts'
import { ownForm } from './account-form.ts'

/** Keeps which newsletters a reader wants, and what they agreed to. */
export const chooseNewsletters = ownForm(newslettersForm, {
  async act({ lists }, { token }, { accounts, locale }) {
    await accounts.chooseNewsletters(token, lists, locale)
    return { kind: 'stay', notice: { key: 'my-account.done.newsletters' } }
  },
})
