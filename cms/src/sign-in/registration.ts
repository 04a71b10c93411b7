import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { hashOf, newCode } from '../access/code.ts'
import { checkOwnPassword } from '../access/password.ts'
import { refusal } from '../access/refusal.ts'
import { backPath, emailAddress, line, validInput } from '../access/valid-input.ts'
import type { Account, VisitorContext } from '../account/account.ts'
import type { AccountSettings } from '../bootstrap/account-settings.ts'
import { languages } from '../mail/site-link.ts'
import { resendActivation } from './activation.ts'
import { sendAlreadyRegistered, sendConfirmation } from './confirmation.ts'
import { addUser } from './new-user.ts'

const userUid = 'plugin::users-permissions.user'
/** Minimum response time in milliseconds: longer than creating an account takes. */
const answerMs = 600

const Registration = z.strictObject({
  // Without `@`: a username that equals somebody's address could be used to impersonate them at sign-in.
  username: line(80)
    .min(3, 'username must be at least 3 characters')
    .regex(/^[^@]+$/),
  email: emailAddress,
  password: z.string('password is a required field'),
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  company: line(120).optional(),
  language: z.enum(languages).optional(),
  // Known only to the browser that registered: it confirms the password chosen there.
  proof: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  back: backPath,
})

type Entry = Omit<z.output<typeof Registration>, 'proof' | 'back'> & { registrationProofHash: string }

/**
 * Registration, with the same answer after the same time whether or not the address has an account.
 * @param _auth The plugin's controller.
 */
export function registrationActions(_auth: unknown, { strapi }: { strapi: Core.Strapi }) {
  const users = strapi.db.query(userUid)
  return {
    async register(ctx: VisitorContext) {
      const { proof, back, ...entry } = validInput(Registration, ctx.request.body)
      checkOwnPassword(entry.password, entry)
      // Written at each start by `setAccountSettings`.
      const settings = (await strapi
        .store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
        .get({})) as AccountSettings
      if (!settings.allow_register) throw refusal('registration-closed')

      const registrationProofHash = proof ? hashOf(proof) : newCode().hash
      await Promise.all([
        makeOrRemind({ ...entry, registrationProofHash }, back),
        new Promise((resolve) => setTimeout(resolve, answerMs)),
      ])
      const { password: _password, ...shown } = entry
      return ctx.send({ user: { ...shown, provider: 'local', confirmed: false, blocked: false } })
    },
  }

  async function makeOrRemind(entry: Entry, back: string) {
    const known = await users.findOne({ where: { email: entry.email } })
    if (known) return remind(known, entry, back)
    try {
      await strapi.db.transaction(async () => {
        const user = await addUser(strapi, { ...entry, confirmed: false })
        await sendConfirmation(strapi, 'registration', user, back)
      })
    } catch (failure) {
      // Somebody else registered the same address first.
      const twin = await users.findOne({ where: { email: entry.email } })
      if (!twin) throw failure
      await remind(twin, entry, back)
    }
  }

  /**
   * An unconfirmed address belongs to nobody yet: the last registration counts, and its password only in the browser that chose it.
   * Otherwise a stranger could register an address and wait for its owner to confirm it.
   */
  async function remind(
    known: Account,
    { username: _username, email: _email, ...entry }: Entry,
    back: string,
  ) {
    if (known.blocked) return
    if (known.confirmed) return sendAlreadyRegistered(strapi, 'registration', known, back)
    // The editors made it and wait for its owner, who chooses a password by the code of a mail.
    if (known.activationTokenHash) return resendActivation(strapi, 'registration', known)
    await strapi.db.transaction(async () => {
      await strapi.plugin('users-permissions').service('user').edit(known.id, entry)
      await sendConfirmation(strapi, 'registration', { ...known, ...entry }, back)
    })
  }
}
