import { languageForm } from '../../client/account/forms/language.ts'
import { profileForm } from '../../client/account/forms/profile.ts'
import { recheckSession } from '../accounts/current-user.ts'
import { ownForm } from './account-form.ts'

/** Keeps what readers say of themselves. */
export const changeProfile = ownForm(profileForm, {
  async act(profile, { token }, { accounts }) {
    await accounts.updateMe(token, profile)
    recheckSession(token)
    return { kind: 'stay', notice: { key: 'my-account.done.saved' } }
  },
})

/** Keeps the language of the mails. */
export const changeLanguage = ownForm(languageForm, {
  async act({ language }, { token }, { accounts }) {
    await accounts.updateMe(token, { language })
    recheckSession(token)
    return { kind: 'stay', notice: { key: 'my-account.done.saved' } }
  },
})
