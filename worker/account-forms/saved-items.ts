import { unsaveForm } from '../../client/account/forms/saved-item.ts'
import { ownForm } from './account-form.ts'

/** Takes something off the reading list. */
export const unsave = ownForm(unsaveForm, {
  async act(item, { token }, { accounts, href }) {
    await accounts.unsave(token, item)
    return { kind: 'go', path: `${href('account')}#saved` }
  },
})
