import { newslettersSchema } from '../../../../client/forms/schemas/account/newsletters.ts'
import { ownForm } from './own-form.ts'

/** Keeps which newsletters a reader wants, and what they agreed to. */
export const chooseNewsletters = ownForm({
  schema: newslettersSchema,
  async act({ lists }, { token }, { accounts, locale }) {
    await accounts.chooseNewsletters(token, lists, locale)
    return { kind: 'said', notice: { key: 'my-account.done.newsletters' } }
  },
})
