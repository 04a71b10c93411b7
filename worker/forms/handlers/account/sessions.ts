import { sessionSchema } from '../../../../client/forms/schemas/account/session.ts'
import { pressSchema } from '../../../../client/forms/schemas/press.ts'
import { ownForm } from './own-form.ts'

/** Signs out in one other place. One that has ended already is what was wanted. */
export const endSession = ownForm({
  schema: sessionSchema,
  async act({ session }, { userId }, { sessions, href }) {
    await sessions.end(userId, session)
    return { kind: 'done', goTo: `${href('account')}#sessions` }
  },
})

/** Signs out everywhere but here. */
export const endOtherSessions = ownForm({
  schema: pressSchema,
  async act(_nothing, { userId, token }, { sessions, href }) {
    await sessions.endAll(userId, token)
    return { kind: 'done', goTo: `${href('account')}#sessions` }
  },
})
