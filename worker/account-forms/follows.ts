import { followMailForm } from '../../client/account/forms/follows.ts'
import { ownForm } from './account-form.ts'

/** Keeps how often a reader is mailed what is new in what they follow. */
export const mailFollows = ownForm(followMailForm, {
  async act({ frequency, weekday }, { token }, { accounts, idempotencyKey, locale, here }) {
    const [sourcePath = '/'] = here.split('?', 1)
    await accounts.mailFollows(token, {
      submissionKey: idempotencyKey,
      language: locale,
      sourcePath,
      frequency,
      weekday: Number(weekday),
    })
    return { kind: 'stay', notice: { key: 'my-account.done.saved' } }
  },
})
