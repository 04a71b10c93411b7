import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { VisitorContext } from '../account/account.ts'
import { passwordCost } from '../environment/password-cost.ts'
import type { AuthController } from '../extensions/users-permissions/plugin.ts'

const userUid = 'plugin::users-permissions.user'
/** The hash of an unknown password, as expensive as those of new ones: comparing with it takes as long. */
function decoyHash(): string {
  const cost = String(passwordCost(process.env.PASSWORD_COST)).padStart(2, '0')
  return `$2a$${cost}$v8PcfKFgzGlFBPgKug.YUeAvSKgLZRPNcteLHRF60dCvljYLPhLUy`
}

const Credentials = z.object({ identifier: z.string(), password: z.string() })

/**
 * Sign-in with a password, like the plugin's but without revealing who has an account.
 * @param auth The plugin's controller.
 */
export function signInActions(auth: AuthController, { strapi }: { strapi: Core.Strapi }) {
  return {
    /** Takes as long for an unknown address as for a wrong password. */
    async callback(ctx: VisitorContext) {
      const credentials = Credentials.safeParse(ctx.request.body)
      if (ctx.params.provider === undefined && credentials.success) {
        // Postgres can't compare with it.
        if (credentials.data.identifier.includes('\0'))
          throw new errors.ValidationError('Invalid identifier or password')
        await levelTime(strapi, credentials.data)
      }
      return auth.callback(ctx)
    },
  }
}

async function levelTime(
  strapi: Core.Strapi,
  { identifier, password }: { identifier: string; password: string },
) {
  const $or = [{ email: identifier.toLowerCase() }, { username: identifier }]
  const user = await strapi.db
    .query(userUid)
    .findOne({ where: { provider: 'local', $or }, select: ['password'] })
  if (!user?.password)
    await strapi.plugin('users-permissions').service('user').validatePassword(password, decoyHash())
}
