import { savedItemSchema } from '../../../../client/forms/schemas/account/saved-item.ts'
import { ownForm } from './own-form.ts'

/** Takes something off the reading list. */
export const unsave = ownForm({
  schema: savedItemSchema,
  async act(item, { token }, { accounts, href }) {
    await accounts.unsave(token, item)
    return { kind: 'done', goTo: `${href('account')}#saved` }
  },
})
