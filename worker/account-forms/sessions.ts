import { endOthersForm } from '../../client/account/forms/press.ts'
import { endSessionForm } from '../../client/account/forms/session.ts'
import { ownForm } from './account-form.ts'

/** Signs out in one other place. One that has ended already is what was wanted. */
export const endSession = ownForm(endSessionForm, {
  async act({ session }, { userId }, { sessions, href }) {
    await sessions.end(userId, session)
    return { kind: 'go', path: `${href('account')}#sessions` }
  },
})

/** Signs out everywhere but here. */
export const endOtherSessions = ownForm(endOthersForm, {
  async act(_nothing, { userId, token }, { sessions, href }) {
    await sessions.endAll(userId, token)
    return { kind: 'go', path: `${href('account')}#sessions` }
  },
})
