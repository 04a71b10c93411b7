import { languageSchema } from '../../../../client/forms/schemas/account/language.ts'
import { profileSchema } from '../../../../client/forms/schemas/account/profile.ts'
import { recheckSession } from '../../../accounts/current-user.ts'
import { ownForm } from './own-form.ts'

/** Keeps what readers say of themselves. */
export const changeProfile = ownForm({
  schema: profileSchema,
  async act(profile, { token }, { accounts }) {
    await accounts.updateMe(token, profile)
    recheckSession(token)
    return { kind: 'said', notice: { key: 'my-account.done.saved' } }
  },
})

/** Keeps the language of the mails. */
export const changeLanguage = ownForm({
  schema: languageSchema,
  async act({ language }, { token }, { accounts }) {
    await accounts.updateMe(token, { language })
    recheckSession(token)
    return { kind: 'said', notice: { key: 'my-account.done.saved' } }
  },
})
